"""Stolik: board games by the letter of the rules, for people and for programs."""
