"""Play in the terminal: it draws a view, asks the open decision in words, and knows no rules."""
