"""Notices: what is to be told to whom, by which way, once."""
