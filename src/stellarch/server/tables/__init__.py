"""The tables in memory, and what is done at them."""
