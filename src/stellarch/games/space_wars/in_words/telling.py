"""How an order is told that has not all there is to say of it in its fields."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stellarch.core import Message, Text
from stellarch.games.space_wars.view import SwView

Teller = Callable[[SwView, Any, Sequence[str]], Text | Message]
"""What there is to say of an order of one kind, for the seat of a view."""
Tellers = Mapping[type, Teller]
