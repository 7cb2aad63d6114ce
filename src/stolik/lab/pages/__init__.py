"""What reports are made of: one HTML file, drawings, tables in Markdown."""
