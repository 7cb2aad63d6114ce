"""Many matches by a plan: standings, ratings, and the same matches played again."""
