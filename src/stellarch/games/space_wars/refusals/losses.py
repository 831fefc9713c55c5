"""Refusals about what is lost."""

from stellarch.core import Reason

NOT_ABOARD = Reason("SW-9.8.8", "That is not aboard.", "Cela n'est pas à bord.")
