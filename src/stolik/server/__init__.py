"""The table on the web: one process and one file by default, several processes on PostgreSQL when it grows."""
