"""One game between bots: who plays, what comes of it, and where it is played."""
