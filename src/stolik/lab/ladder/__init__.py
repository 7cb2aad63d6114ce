"""Are higher levels stronger? Matches of two levels until that is clear."""
