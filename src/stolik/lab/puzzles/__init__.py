"""Puzzles found in games of strong players, rated by which levels solve them, and counted by who still agrees."""
