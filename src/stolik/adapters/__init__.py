"""Doors for programs that learn and bots in other languages; each needs the extra of its name, or nothing.

`pettingzoo`, `gymnasium`, `openspiel`: environments. `lines`, `remote`: bots that speak lines, and at a server's table.
"""
