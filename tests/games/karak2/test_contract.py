"""Karak 2 keeps the contract of every game."""

from stolik.contract import Contract
from stolik.contract.suite import *  # noqa: F403
from stolik.games.karak2 import GAME
from tests.games.karak2 import vocabulary

ENDLESS = {("round_limit", "unlimited")}
"""What random players need not bring to an end; other tests play it."""
CONTRACT = Contract(GAME, words=vocabulary.words(), same_words=vocabulary.SAME_WORDS, endless=ENDLESS)
