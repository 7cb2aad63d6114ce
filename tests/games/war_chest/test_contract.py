"""War Chest keeps the contract of every game."""

from stolik.contract import Contract
from stolik.contract.suite import *  # noqa: F403
from stolik.games.war_chest import GAME
from tests.games.war_chest import hidden, vocabulary

CONTRACT = Contract(GAME, secrets=hidden, words=vocabulary.words(), same_words=vocabulary.SAME_WORDS)
