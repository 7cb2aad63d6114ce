"""A table: its log, what the log means, what may be asked of it, and what a reader sees."""
