"""Kuhn poker for programs that learn: its answers in a fixed order, and the shape of its views."""

from kuhn_poker.game import CARDS, NAMES
from stolik.engine.encoding import Encoding
from stolik.engine.shapes import Each, Number, OneOf, Row

ACTS = ["check", "bet", "call", "fold"]
ENCODING = Encoding(
    words={"card": CARDS, "act": ACTS},
    view=Row({"cards": Each(OneOf(NAMES), 2), "coins": Each(Number(1, 2), 2), "said": Each(OneOf(ACTS), 3)}),
    seats=2,
)
