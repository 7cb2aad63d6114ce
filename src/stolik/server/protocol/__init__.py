"""The wire: every message as a typed struct. The client's types are generated from these files."""

# ruff: noqa: F403 (they hold nothing but messages)

from stolik.server.protocol.lessons import *
from stolik.server.protocol.play import *
from stolik.server.protocol.players import *
from stolik.server.protocol.puzzles import *
from stolik.server.protocol.site import *
