"""Orders for somebody who types them: folded, since there can be hundreds.

Orders that differ in one last thing are one line of the list, with a letter for each: where a craft can go, what a
system can build, how one can vote.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import Any, NamedTuple

from stellarch.core import Group, Item, Template, Text, Typing
from stellarch.core.text import listed
from stellarch.games.space_wars.actions import AnyAction, council, declarations, economy, moves, officers, works
from stellarch.games.space_wars.actions.bombardment import Bombard
from stellarch.games.space_wars.actions.research import Research
from stellarch.games.space_wars.articles import the_piece
from stellarch.games.space_wars.in_words import in_words
from stellarch.games.space_wars.in_words.politics import motion, offered
from stellarch.games.space_wars.in_words.telling import cargo
from stellarch.games.space_wars.things import BALLOTS
from stellarch.games.space_wars.view import SwView
from stellarch.games.space_wars.words import NAMES, capitalised, name, piece_name, place

TYPING = Typing(
    note=Text(
        "Your orders, by number; with a letter where there are several: 3b. Enter takes what stands after the arrow. "
        "auto leaves a decision to the usual orders, end is done with it; help lists what else can be typed.",
        "Vos ordres, par numéro, avec une lettre quand il y en a plusieurs : 3b. Entrée prend ce qui suit la flèche. "
        "auto s'en remet aux ordres habituels, end termine ; aide dit ce qui peut se taper encore.",
    ),
    help=Text(
        """\
A number       7 gives number 7 of the list, 3b number 3 with what follows [b];
               what has blanks is then filled in, line by line
An order       move:cruiser5/draconis_31, or: move cruiser 5 draconis 31
               build:draconis_31/city, research:propulsion, vote:1/for, end
Enter, auto    what stands after the arrow: the usual orders""",
        """\
Un numéro         7 donne le numéro 7, 3b le numéro 3 avec ce qui suit [b] ;
                  ce qui est à remplir se remplit ensuite, ligne par ligne
Un ordre          move:cruiser5/draconis_31, ou : move cruiser 5 draconis 31
                  build:draconis_31/city, research:propulsion, vote:1/for, end
Entrée, auto      ce qui suit la flèche : les ordres habituels""",
    ),
    enter=True,
)

NO_BREAK = "\N{NO-BREAK SPACE}"


def spelt(typed: str) -> str:
    """The short form of an order that was typed in words: move cruiser 5 draconis 31, move cruiser5 corvette2 4-7."""
    if ":" in typed:
        return "".join(typed.split())
    word, *said = typed.lower().split()
    parts = _in_one_piece(said)
    if word in _OF_GROUPS and len(parts) > 2:
        parts = ["+".join(parts[:-1]), parts[-1]]
    return f"{word}:{'/'.join(parts)}" if parts else word


_OF_GROUPS = (moves.Move.word, moves.Gate.word)


def _in_one_piece(said: Sequence[str]) -> list[str]:
    """Names of systems and craft without their blanks: draconis 31, cruiser 5."""
    parts: list[str] = []
    for each in said:
        if parts and f"{parts[-1]}_{each}" in NAMES["system"]:
            parts[-1] = f"{parts[-1]}_{each}"
        elif parts and each.isdecimal() and (parts[-1] in NAMES["craft"] or parts[-1] in NAMES["officer"]):
            parts[-1] += each
        else:
            parts.append(each)
    return parts


class _Fold(NamedTuple):
    """How orders of a kind are folded: those with the same subject into one line, each with what it says besides."""

    subject: Callable[[SwView, Any, Sequence[str]], Text]
    variant: Callable[[Any, Sequence[str]], Text]
    group: Callable[[SwView, Any], Text] = lambda view, order: Text("", "")


def grouped(view: SwView, choices: Sequence[AnyAction | Template], names: Sequence[str]) -> list[Group]:
    """A group for each place and for each kind of order, as they come; then what has blanks."""
    groups: dict[Text, dict[tuple[_Fold, str], list[AnyAction]]] = {}
    plain: list[Item] = []
    forms: list[Item] = []
    for choice in choices:
        if isinstance(choice, Template):
            forms.append(Item(_label(choice), (choice,)))
        elif fold := _FOLDED.get(type(choice)):
            subject = fold.subject(view, choice, names).en
            groups.setdefault(fold.group(view, choice), {}).setdefault((fold, subject), []).append(choice)
        else:
            plain.append(Item(in_words(view, choice, names), (choice,)))
    folded = [
        Group(label, tuple(item for orders in by_subject.values() for item in _items(view, orders, names)))
        for label, by_subject in groups.items()
    ]
    rest = [Group(Text("", ""), tuple(items)) for items in (plain, forms) if items]
    return [*folded, *rest]


def _items(view: SwView, orders: Sequence[AnyAction], names: Sequence[str]) -> Iterator[Item]:
    """One item for orders with the same subject; several where the letters do not suffice."""
    if len(orders) == 1:
        yield Item(in_words(view, orders[0], names), (orders[0],))
        return
    fold = _FOLDED[type(orders[0])]
    for start in range(0, len(orders), len(ascii_lowercase)):
        some = orders[start : start + len(ascii_lowercase)]
        letters = tuple(ascii_lowercase[: len(some)])
        said = [(letter, fold.variant(order, names)) for letter, order in zip(letters, some, strict=True)]
        subject = capitalised(fold.subject(view, some[0], names))
        label = Text(
            f"{subject.en}: {'  '.join(_lettered(letter, each.en) for letter, each in said)}",
            f"{subject.fr} : {'  '.join(_lettered(letter, each.fr) for letter, each in said)}",
        )
        yield Item(label, tuple(some), letters, letter_needed=True)


def _lettered(letter: str, said: str) -> str:
    """In one piece, wherever the line breaks."""
    return f"[{letter}] {said}".replace(" ", NO_BREAK)


def _label(form: Template) -> Text:
    if form.type == "form":
        return Text(f"Fill in the form: {form.label.en}", f"Remplir le formulaire : {form.label.fr}")
    if form.type == "propose":
        return Text(f"Propose a protocol: {form.label.en} ...", f"Proposer un protocole : {form.label.fr}...")
    return Text(f"{form.label.en} ...", f"{form.label.fr}...")


# What each kind of order is about, and what it says besides


def _craft(view: SwView, order: moves.Move | moves.Gate, names: Sequence[str]) -> Text:
    """The craft that go; of many, how many they are."""
    if len(order.craft) > _MOST_NAMED:
        return Text(f"{len(order.craft)} together", f"{len(order.craft)} ensemble")
    return listed([piece_name(each) for each in order.craft])


_MOST_NAMED = 2


def _through_gate(view: SwView, order: moves.Gate, names: Sequence[str]) -> Text:
    craft = _craft(view, order, names)
    return Text(f"{craft.en}, by gate", f"{craft.fr}, par une porte")


def _standing(field: str) -> Callable[[SwView, Any], Text]:
    """Where the craft stand that a field names."""

    def group(view: SwView, order: Any) -> Text:
        named = getattr(order, field)
        return place(view.galaxy.name(view.fleets[named if isinstance(named, str) else named[0]].at))

    return group


def _officer_where(view: SwView, order: moves.Transfer | officers.Spy) -> Text:
    spot = view.officers.each[order.officer].place
    at = view.fleets[spot].at if isinstance(spot, str) else spot
    return place(view.galaxy.name(at))


def _unless_flagged(order: Any, names: Sequence[str]) -> Text:
    to = place(order.to)
    return to if order.flag else Text(f"{to.en} (no flag)", f"{to.fr} (sans drapeau)")


def _deed(order: officers.Spy, names: Sequence[str]) -> Text:
    """What a spy would try, and whether with a special weapon."""
    deed = name("spy_activity", order.activity)
    if order.target is not None:
        is_officer = order.activity == "kill_officer"
        target = piece_name(order.target) if is_officer else name("structure", order.target)
        deed = Text(f"{deed.en}: {target.en}", f"{deed.fr} : {target.fr}")
    return Text(f"{deed.en} (special weapon)", f"{deed.fr} (arme spéciale)") if order.special else deed


def _aboard(order: moves.Transfer, names: Sequence[str]) -> Text:
    return Text("surface", "surface") if order.to == "surface" else piece_name(order.to)


def _verb(en: str, fr: str, field: str, called: Callable[[str], Text]) -> Callable[[SwView, Any, Sequence[str]], Text]:
    def subject(view: SwView, order: Any, names: Sequence[str]) -> Text:
        what = called(getattr(order, field))
        return Text(f"{en} {what.en}", f"{fr} {what.fr}")

    return subject


def _said(en: str, fr: str) -> Callable[[SwView, Any, Sequence[str]], Text]:
    text = Text(en, fr)
    return lambda view, order, names: text


def _called(field: str, *kinds: str) -> Callable[[Any, Sequence[str]], Text]:
    """A field as it is called, by the first of these kinds that has it."""

    def variant(order: Any, names: Sequence[str]) -> Text:
        value = getattr(order, field)
        return next(name(kind, value) for kind in kinds if value in NAMES[kind])

    return variant


def _at(field: str) -> Callable[[SwView, Any], Text]:
    return lambda view, order: place(getattr(order, field))


def _proposing(view: SwView, order: council.Propose, names: Sequence[str]) -> Text:
    return {
        "law": Text("propose a law", "proposer une loi"),
        "repeal": Text("propose to repeal", "proposer d'abroger"),
        "protocol": Text("propose a protocol", "proposer un protocole"),
    }[order.kind]


def _proposed(order: council.Propose, names: Sequence[str]) -> Text:
    card = name("protocol" if order.kind == "protocol" else "law", order.card)
    about = [*(names[seat] for seat in order.players), *([order.sector] if order.sector else [])]
    told = f" ({', '.join(about)})" if about else ""
    return Text(card.en + told, card.fr + told)


def _voting(view: SwView, order: council.Vote, names: Sequence[str]) -> Text:
    return motion(view, order.motion, names)


def _ballot(order: council.Vote, names: Sequence[str]) -> Text:
    return BALLOTS[order.value]


def _with_player(en: str, fr: str) -> Callable[[SwView, Any, Sequence[str]], Text]:
    return lambda view, order, names: Text(f"{en} {names[order.player]}", f"{fr} {names[order.player]}")


def _on_player(order: Any, names: Sequence[str]) -> Text:
    return Text(names[order.player], names[order.player])


def _treaty(order: Any, names: Sequence[str]) -> Text:
    treaty = name("treaty", order.treaty)
    joint = getattr(order, "joint", False)
    return Text(f"{treaty.en}, together", f"{treaty.fr}, d'un commun accord") if joint else treaty


def _extracted(order: economy.Extract, names: Sequence[str]) -> Text:
    by = Text(f" (slaves: {order.slaves})", f" (esclaves : {order.slaves})") if order.slaves else Text("", "")
    return Text(f"{order.tokens}{by.en}", f"{order.tokens}{by.fr}")


def _pieces(order: Any, names: Sequence[str]) -> Text:
    return cargo(order.pieces)


def _small(order: Any, names: Sequence[str]) -> Text:
    return cargo(order.small)


def _researched(order: Research, names: Sequence[str]) -> Text:
    return name("branch", order.branch)


def _answered(view: SwView, order: Any, names: Sequence[str]) -> Text:
    """The offer that is answered."""
    who, what = names[order.player], offered(view, order, names)
    return Text(f"{who} offers{what.en}", f"{who} propose{what.fr}")


def _answer(order: Any, names: Sequence[str]) -> Text:
    if isinstance(order, declarations.Accept):
        return Text("accept", "accepter")
    return Text("decline", "décliner")


_ANSWERS = _Fold(_answered, _answer)
_FOLDED: Mapping[type, _Fold] = {
    council.Propose: _Fold(_proposing, _proposed),
    council.Vote: _Fold(_voting, _ballot),
    council.Appoint: _Fold(
        lambda view, order, names: name("office", order.office),
        lambda order, names: Text(names[order.player], names[order.player]),
    ),
    declarations.DeclareWar: _Fold(_said("declare war", "déclarer la guerre"), _on_player),
    declarations.OfferPeace: _Fold(_said("offer peace", "proposer la paix"), _on_player),
    declarations.ForcePeace: _Fold(_said("force peace", "forcer la paix"), _on_player),
    declarations.OfferTreaty: _Fold(_with_player("offer", "proposer à"), _treaty),
    declarations.BreakTreaty: _Fold(_with_player("break with", "rompre avec"), _treaty),
    declarations.Accept: _ANSWERS,
    declarations.Decline: _ANSWERS,
    economy.Extract: _Fold(
        _verb("extract:", "extraire :", "workshop", lambda at: name("structure", at)), _extracted, _at("system")
    ),
    economy.Recycle: _Fold(_said("recycle", "recycler"), _called("material", "resource"), _at("system")),
    moves.Move: _Fold(_craft, _unless_flagged, _standing("craft")),
    moves.Gate: _Fold(_through_gate, _unless_flagged, _standing("craft")),
    moves.Warp: _Fold(_verb("warp", "distorsion :", "craft", piece_name), _unless_flagged, _standing("craft")),
    moves.Load: _Fold(_verb("load", "charger", "carrier", the_piece), _pieces, _standing("carrier")),
    moves.Unload: _Fold(_verb("unload", "décharger", "carrier", the_piece), _pieces, _standing("carrier")),
    moves.Launch: _Fold(_said("send up", "faire décoller"), _small, _at("sector")),
    moves.Land: _Fold(_said("bring down", "faire atterrir"), _small, _at("sector")),
    officers.Spy: _Fold(lambda view, order, names: piece_name(order.officer), _deed, _officer_where),
    Bombard: _Fold(_said("bombard", "bombarder"), _called("bombing", "bombing"), _at("sector")),
    moves.Transfer: _Fold(_verb("send", "envoyer", "officer", the_piece), _aboard, _officer_where),
    Research: _Fold(_said("research", "étudier"), _researched),
    works.Build: _Fold(_said("build", "construire"), _called("structure", "structure"), _at("system")),
    works.Commission: _Fold(_said("shipyard", "chantier"), _called("unit", "craft", "legion"), _at("system")),
    works.Train: _Fold(_said("train", "former"), _called("what", "officer", "legion"), _at("system")),
    works.Repair: _Fold(
        _verb("repair", "réparer", "craft", the_piece),
        lambda order, names: _facility(order.facility),
    ),
}


def _facility(facility: str) -> Text:
    return piece_name(facility) if facility not in NAMES["system"] else place(facility)
