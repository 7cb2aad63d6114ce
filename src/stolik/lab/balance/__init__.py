"""What seats, set-ups and pieces are worth, by many matches of the same bots."""
