"""Orders for somebody who types them: moves fleet by fleet, the rest in words."""

from collections.abc import Sequence

from stellarch.core import Group, Item, Template, Text, Typing
from stellarch.games.galaxy_empires.actions import AnyAction, Move
from stellarch.games.galaxy_empires.galaxy import AREA_OF
from stellarch.games.galaxy_empires.orders import in_words
from stellarch.games.galaxy_empires.view import GeView
from stellarch.games.galaxy_empires.words import area_name

TYPING = Typing(
    note=Text(
        "Moves by fleet, then what else you can do. Type a number, or the order itself, such as {example}.",
        "Les déplacements par flotte, puis le reste. Tapez un numéro, ou l'ordre lui-même, comme {example}.",
    ),
    help=Text(
        """\
An order       C2>D2        the fleet on C2 moves to D2; with ! as a new action
               +A1          a new fleet on A1
               D1+D2xst_n   the fleets on D1 and D2 invade st_n
               roll, draw, end, accept, decline, fight, surrender
A number       12 gives number 12 of the list; what has blanks is then
               filled in, line by line""",
        """\
Un ordre          C2>D2        la flotte en C2 va en D2 ; ! : nouvelle action
                  +A1          une nouvelle flotte en A1
                  D1+D2xst_n   les flottes en D1 et D2 envahissent st_n
                  roll, draw, end, accept, decline, fight, surrender
Un numéro         12 donne l'ordre numéro 12 de la liste ; ce qui est à
                  remplir se remplit ligne par ligne""",
    ),
)
_TO = Text("{label} to {who}", "{label} à {who}")


def grouped(view: GeView, choices: Sequence[AnyAction | Template], names: Sequence[str]) -> list[Group]:
    """A group for the moves of each fleet, one for all other orders, and one for what has blanks."""
    moves: dict[str, list[Item]] = {}
    orders: list[Item] = []
    forms: list[Item] = []
    for choice in choices:
        if isinstance(choice, Template):
            forms.append(Item(_label(choice, names), (choice,)))
        elif isinstance(choice, Move):
            moves.setdefault(choice.origin, []).append(_move(choice))
        else:
            orders.append(Item(in_words(view, choice, names), (choice,)))
    rest = [Group(Text("", ""), tuple(items)) for items in (orders, forms) if items]
    return [*(Group(Text(origin, origin), tuple(items)) for origin, items in moves.items()), *rest]


def _move(move: Move) -> Item:
    again = "!" if move.new_action else ""
    area = area_name(AREA_OF[move.target])
    label = Text(f"{move.target}{again} {area.en}", f"{move.target}{again} {area.fr}")
    return Item(label, (move,), places=(move.origin, move.target))


def _label(form: Template, names: Sequence[str]) -> Text:
    to = form.given.get("to")
    return form.label if to is None else _TO.format(label=form.label, who=names[to])
