"""Showing a finished game: what a messenger is told of a link, and a picture of it."""
