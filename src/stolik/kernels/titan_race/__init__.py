"""Titan Race, as its kernel needs it from Python."""
