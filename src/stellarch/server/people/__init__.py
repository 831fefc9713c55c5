"""People: who somebody is, on however many devices; what they are called, and what is theirs."""
