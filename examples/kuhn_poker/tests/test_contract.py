"""Kuhn poker keeps the contract of every game."""

import hidden
from kuhn_poker import GAME

from stolik.contract import Contract
from stolik.contract.suite import *  # noqa: F403

CONTRACT = Contract(GAME, secrets=hidden, same_words={"event-act"})
