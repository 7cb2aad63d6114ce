"""How fast the games are, pure and compiled, beside engines that others wrote."""
