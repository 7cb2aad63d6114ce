"""Tash-Kalar keeps the contract of every game."""

from stolik.contract import Contract
from stolik.contract.suite import *  # noqa: F403
from stolik.games.tash_kalar import GAME
from tests.games.tash_kalar import hidden, vocabulary

CONTRACT = Contract(GAME, secrets=hidden, words=vocabulary.words(), same_words=vocabulary.SAME_WORDS)
