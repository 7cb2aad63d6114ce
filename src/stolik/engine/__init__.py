"""The question protocol that all games share: decisions, positions, records, events."""
