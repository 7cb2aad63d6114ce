"""How the chances changed in a game that is over."""
