"""What answers requests: addresses, sockets, and what stands before them."""
