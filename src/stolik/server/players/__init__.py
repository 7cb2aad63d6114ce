"""Players who come back: who they are by a key of their own, what they have played, how well; nobody must be one."""
