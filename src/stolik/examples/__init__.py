"""Examples of the rules: positions that are played by the engine, told by the rulebook and drawn by the boards.

An example is data of its game, `games/<game>/examples/<chapter>.toml`. The same entry is a test (it is played, and its
claims hold), a picture, and a small play.
"""

from stolik.examples.claims import untrue
from stolik.examples.example import Example, examples, showing
from stolik.examples.positions import Step, agreed, begin, play, put_up, written

__all__ = ["Example", "Step", "agreed", "begin", "examples", "play", "put_up", "showing", "untrue", "written"]
