"""The third speed: games as flat C++, in lockstep with the rules. docs/kernels.md tells how; all works without them."""
