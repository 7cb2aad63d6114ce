"""The cards: the beings of each school, under their drawn patterns, and the legends."""
