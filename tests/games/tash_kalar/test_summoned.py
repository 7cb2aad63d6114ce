"""Every card is summoned, and every line of every effect runs; always on plain Python, which has lines to look at."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.games.tash_kalar.beings import Deck
from stolik.games.tash_kalar.cards import CARDS_IN_SCHOOL, COMMON, HEROIC, LEGENDARY, LEGENDS
from stolik.games.tash_kalar.schools.everfrost import EVERFROST
from stolik.games.tash_kalar.schools.highland import HIGHLAND
from stolik.games.tash_kalar.schools.imperial import IMPERIAL
from stolik.games.tash_kalar.schools.legends import LEGEND
from stolik.games.tash_kalar.schools.nethervoid import NETHERVOID
from stolik.games.tash_kalar.schools.sylvan import SYLVAN
from tests.rule import rule

ROOT = Path(__file__).parents[3]
CARDS = 6 * CARDS_IN_SCHOOL + LEGENDS
"""Of the seven schools two are alike."""


def survey(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.games.tash_kalar.summoned", *words]
    plain = {**os.environ, "PYTHONPATH": "src"}
    return subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=False)


@pytest.mark.many
@rule("TK-C-01", "TK-C-02", "TK-P-07")
def test_every_being_and_legend_is_summoned_and_every_line_of_its_effect_runs() -> None:
    found = survey()
    assert found.returncode == 0, found.stdout + found.stderr
    assert found.stdout.splitlines()[-1] == f"{CARDS} cards, not whole: none"


def test_what_was_never_summoned_is_named() -> None:
    found = survey("0", "0", "0")
    assert (found.returncode, found.stderr) == (1, "")
    lines = found.stdout.splitlines()
    assert len(lines) == 1 + CARDS + 1
    assert lines[1].split() == ["swordmaster", "0", "0", "0/2", "never", "ran:", *lines[1].split()[6:]]
    assert lines[-1].startswith(f"{CARDS} cards, not whole: swordmaster, messenger, herald")


@rule("TK-P-07", "TK-C-01")
@pytest.mark.parametrize(
    ("deck", "commons"),
    [
        (IMPERIAL, "swordmaster messenger herald bomb chronicler"),
        (HIGHLAND, "wild_eagle clan_axeman clan_healer dire_wolf ritual_keeper"),
        (SYLVAN, "sapling kiskin_farseeders charging_buck forest_wardens naiad"),
        (EVERFROST, "snow_fox royal_reindeer crystal_mirror crystal_grower ice_princess"),
        (NETHERVOID, "shadow_imp flame_imp gate_keeper demon_of_gluttony demon_of_pride"),
    ],
)
def test_five_beings_of_a_school_are_common_and_thirteen_heroic(deck: Deck, commons: str) -> None:
    assert " ".join(being.id for being in deck.beings if being.rank == COMMON) == commons
    assert [being.rank for being in deck.beings].count(HEROIC) == 13


@rule("TK-P-07", "TK-C-02")
def test_legends_are_legendary() -> None:
    assert {being.rank for being in LEGEND.beings} == {LEGENDARY}
