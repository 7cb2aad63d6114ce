"""What is answered at which address; what it means stands elsewhere."""
