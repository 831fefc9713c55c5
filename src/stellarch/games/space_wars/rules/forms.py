"""SW-23.3: forms, for those who fill them in: what may stand in one, and what each order costs and leaves."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec

from stellarch.core import Amount, Blank, Depending, Later, Message, Named, Orders, Pick, Seat, Template, Text, said
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.chapter import Order, State
from stellarch.games.space_wars.labels import NameOf, PlaceName, TitleOf, label, piece_label
from stellarch.games.space_wars.nouns import kinds, noun
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.rules.labels import FieldLabel, MotionLabel, OrderLabel
from stellarch.games.space_wars.state import Tokens
from stellarch.games.space_wars.state.matters import Researching
from stellarch.games.space_wars.things import Ballot

MOST_ORDERS = 200
"""What a form may hold."""

_AMOUNTS = ("tokens", "slaves")
"""Fields that hold a number of something: whatever lies between two that are possible is too."""
_KINDS: Mapping[str, tuple[str, ...]] = {
    "workshop": ("structure",),
    "structure": ("structure",),
    "material": ("resource",),
    "branch": ("branch",),
    "unit": ("craft", "legion"),
    "what": ("officer", "legion"),
    "legion": ("legion",),
    "card": ("law", "protocol"),
    "treaty": ("treaty",),
}
"""What the values of a field are called: their kinds among the names."""
_PLACES = ("system", "sector")
_PIECES = ("outpost", "craft")
_WORDS: Mapping[str, Text] = {kind.value: said(kind) for kind in (*MotionLabel, *Ballot)}


def blank_form(form: str, choices: Iterable[Order | Template]) -> Template | None:
    """The form with this name, to be filled in with orders like these; None where there is nothing to order."""
    listed_orders, templates = [], []
    for choice in choices:
        if isinstance(choice, Template):
            templates.append(choice)
        elif choice.in_forms:
            listed_orders.append(choice)
    if not listed_orders and not templates:
        return None
    blanks = Later(lambda: {"orders": Orders(_among(listed_orders, templates), MOST_ORDERS, label=_ORDERS)})
    return Template("form", label(TitleOf(noun("form", form))), blanks)


def _among(listed_orders: Iterable[Order], templates: Iterable[Template]) -> tuple[Template, ...]:
    return (*_templates(listed_orders), *(template.whole for template in templates))


_ORDERS = said(FieldLabel.ORDERS)


def _field(name: str) -> Text:
    return said(FieldLabel[name.upper()])


# Orders as templates: those of a kind together, what a field may hold hanging on the fields before it


class _Sort(NamedTuple):
    """Orders that one template is for: of one kind, alike in what is no plain name or number."""

    kind: type[Order]
    given: str


def _templates(orders: Iterable[Order]) -> Iterator[Template]:
    rows: dict[_Sort, list[dict[str, Any]]] = {}
    for order in orders:
        plain = msgspec.to_builtins(order)
        blanks = {field: value for field, value in plain.items() if field != "type" and type(value) in (str, int)}
        given = {field: value for field, value in plain.items() if field != "type" and field not in blanks}
        rows.setdefault(_Sort(type(order), msgspec.json.encode(given).decode()), []).append(blanks)
    for sort, found in rows.items():
        given = msgspec.json.decode(sort.given)
        fields = tuple(found[0])
        blanks = {field: _blank(fields[: place + 1], found) for place, field in enumerate(fields)}
        tag = str(sort.kind.__struct_config__.tag)
        yield Template(tag, said(OrderLabel[tag.upper()]), blanks, given)


def _blank(fields: tuple[str, ...], rows: Sequence[Mapping[str, Any]]) -> Blank:
    """What the last of these fields may hold, given the fields before it."""
    first, *later = fields
    if not later:
        return _pick(first, tuple(dict.fromkeys(row[first] for row in rows)))
    parts: dict[Any, list[Mapping[str, Any]]] = {}
    for row in rows:
        parts.setdefault(row[first], []).append(row)
    cases = {str(value): _blank(tuple(later), part) for value, part in parts.items()}
    alike, *others = cases.values()
    if all(other == alike for other in others):
        return alike
    return Depending(first, cases, label=_field(later[-1]))


def _pick(field: str, values: tuple[Any, ...]) -> Blank:
    label = _field(field)
    if field in _AMOUNTS:
        return Amount(min(values), max(values), label=label)
    if field == "player":
        return Pick(values, seats=True, label=label)
    called = {value: text for value in values if isinstance(value, str) and (text := _called(field, value))}
    return Pick(values, called=called, label=label)


def _called(field: str, value: str) -> Text | None:
    if field in _PLACES:
        return label(PlaceName(value))
    if field in _PIECES:
        return piece_label(value)
    kind = next((kind for kind in _KINDS.get(field, ()) if value in kinds()[kind]), None)
    return _WORDS.get(value) if kind is None else label(NameOf(noun(kind, value)))


# What an order costs and leaves


def costs_and_leaves(before: State, after: State, seat: Seat) -> tuple[Text | None, Text | None]:
    """What an order takes from a player, and what he has then of the same; None where it takes nothing."""
    had, has = _means(before, seat), _means(after, seat)
    spent = [key for key in had if has[key] < had[key]]
    if not spent:
        return None, None
    costs = {key: had[key] - has[key] for key in spent}
    return said(Means(costs)), said(Means({key: has[key] for key in spent}))


def _means(state: State, seat: Seat) -> dict[str, int]:
    """Credits, research points, and what lies in the systems of a player."""
    lying = [state.sectors[at].tokens for at in managed_systems(state, seat)]
    points = state.matter.pools.get(seat, 0) if isinstance(state.matter, Researching) else 0
    stored = Tokens(*map(sum, zip(*lying, strict=True))) if lying else Tokens()
    return {"credits": state.empires[seat].credits, "points": points, **stored._asdict()}


def _means_noun(key: str) -> Noun:
    return _PLAIN[key] if key in _PLAIN else noun("resource", key)


_PLAIN = {"credits": Noun("-credit"), "points": Noun("-point")}


def _counted(counts: Mapping[str, int]) -> tuple[Counted, ...]:
    return tuple(Counted(count, _means_noun(key)) for key, count in counts.items())


class Means(Message, frozen=True):
    """What an order takes, or leaves: credits, research points, tokens of each kind."""

    counts: Annotated[Mapping[str, int], Named(_counted)]


def counted(key: str, count: int) -> Text:
    """A number of credits, research points or tokens of a resource."""
    return said(Means({key: count}))
