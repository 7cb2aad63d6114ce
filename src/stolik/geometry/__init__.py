"""Pure functions on whole numbers: where squares lie and what lies next to them."""
