"""Orders as sentences for people, a module for each group of chapters: what to do, with what, and where.

A sentence begins with a verb and has no full stop. It takes from the view what the order itself does not say: which
motion is voted on, what the next technology of a row is, how high a structure stands.
"""

from collections.abc import Sequence

from stellarch.core import Text
from stellarch.games.space_wars.actions import AnyAction, Form
from stellarch.games.space_wars.in_words import fleets, politics, realm
from stellarch.games.space_wars.in_words.telling import Tellers
from stellarch.games.space_wars.view import SwView

_MOST_TOLD = 8


def in_words(view: SwView, order: AnyAction, names: Sequence[str]) -> Text:
    """An order as a sentence without its full stop."""
    return TOLD[type(order)](view, order, names)


def _form(view: SwView, form: Form, names: Sequence[str]) -> Text:
    if not form.orders:
        return Text("Order nothing", "N'ordonnez rien")
    told = [in_words(view, order, names) for order in form.orders[:_MOST_TOLD]]
    left = len(form.orders) - len(told)
    more = Text(f"; {left} more", f" ; {left} de plus") if left else Text("", "")
    return Text(
        f"Hand in: {'; '.join(each.en for each in told)}{more.en}",
        f"Remettez : {' ; '.join(each.fr for each in told)}{more.fr}",
    )


TOLD: Tellers = {**politics.TOLD, **realm.TOLD, **fleets.TOLD, Form: _form}
