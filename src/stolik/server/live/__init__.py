"""Tables that are awake in this process, and what goes on by itself."""
