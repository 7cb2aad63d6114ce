"""Whether chances are true: what was said of a question, and what came of it."""
