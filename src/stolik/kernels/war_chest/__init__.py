"""War Chest, as its kernel needs it from Python."""
