"""Kuhn poker for programs that learn: its answers in a fixed order, and the shape of its views."""

from kuhn_poker.game import ACT, CARD, NAMES
from stolik.engine.encoding import Encoding
from stolik.engine.shapes import Each, Number, OneOf, Row

ACTS = [ACT.name_of(act) for act in ACT.values()]
ENCODING = Encoding(
    kinds=(CARD, ACT),
    view=Row(
        {
            "cards": Each(OneOf(NAMES), 2),
            "coins": Each(Number(1, 2), 2),
            "said": Each(OneOf(ACTS), 3),
        }
    ),
    seats=2,
)
