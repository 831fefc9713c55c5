"""The printed facts, read from `data/*.toml` and checked once, at the start: a module for each file.

Each record lists under `given` the fields that the rulebook states; all others are designed, for the reason at the head
of its file. To tune the game, change the designed ones there, and nothing else.
"""
