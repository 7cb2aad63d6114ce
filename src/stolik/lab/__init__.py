"""The laboratory: many games between bots, and how fast they go."""
