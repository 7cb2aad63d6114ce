"""All decks together: Northern and Southern Imperial hold the same beings (TK-C-01)."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar.beings import BEINGS
from stolik.games.tash_kalar.cards import CARDS_IN_SCHOOL
from stolik.games.tash_kalar.flares import FLARES
from stolik.games.tash_kalar.registry import FIRST_FLARE, FIRST_LEGEND, SCHOOL_IDS
from stolik.games.tash_kalar.schools.etherweave import ETHERWEAVE
from stolik.games.tash_kalar.schools.everfrost import EVERFROST
from stolik.games.tash_kalar.schools.highland import HIGHLAND
from stolik.games.tash_kalar.schools.imperial import IMPERIAL
from stolik.games.tash_kalar.schools.legends import LEGEND
from stolik.games.tash_kalar.schools.nethervoid import NETHERVOID
from stolik.games.tash_kalar.schools.sylvan import SYLVAN

SCHOOLS: Final = (IMPERIAL, IMPERIAL, HIGHLAND, SYLVAN, EVERFROST, NETHERVOID, ETHERWEAVE)
BEINGS.extend(being for deck in (*SCHOOLS, LEGEND) for being in deck.beings)
if len(BEINGS) != FIRST_FLARE:
    raise AssertionError(f"there are {len(BEINGS)} beings instead of {FIRST_FLARE}")
CARD_IDS: Final = [
    *(f"{SCHOOL_IDS[place // CARDS_IN_SCHOOL]}-{being.id}" for place, being in enumerate(BEINGS[:FIRST_LEGEND])),
    *(f"legend-{being.id}" for being in LEGEND.beings),
    *(f"flare-{flare.id}" for flare in FLARES),
]
