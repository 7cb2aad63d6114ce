"""How much the server carries."""
