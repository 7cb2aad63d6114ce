"""What the learned search thought of one question of a record."""
