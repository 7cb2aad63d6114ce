"""A being has one place, in schools/: no general rule knows any of them by name."""

from pathlib import Path

from stolik.games.tash_kalar import registry
from stolik.games.tash_kalar.decks import CARD_IDS
from tests.games.naming import naming


def test_a_general_rule_names_no_being() -> None:
    beings = {id.rpartition("-")[2] for id in CARD_IDS if not id.startswith("flare-")}
    assert len(beings) > 80
    assert naming(Path(registry.__file__).parent, sorted(beings)) == {}
