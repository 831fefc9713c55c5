"""A view drawn for a terminal: the board, the players, one's own missions, and what is under way."""

from collections.abc import Iterator, Sequence

from stellarch.core import Language, Seat, Text
from stellarch.games.galaxy_empires.data import Kind
from stellarch.games.galaxy_empires.events import terms_in_words
from stellarch.games.galaxy_empires.offers import Terms
from stellarch.games.galaxy_empires.star_map import StarMap, initial, painted
from stellarch.games.galaxy_empires.view import AreaSeen, GeView, PlayerSeen
from stellarch.games.galaxy_empires.words import CONDITIONS, KINDS, area_in_sentence, clause_in_words

_COLUMNS = (
    Text("", ""),
    Text("money", "argent"),
    Text("PP", "PP"),
    Text("territories", "territoires"),
    Text("fleets", "flottes"),
    Text("cards", "cartes"),
)
_NAMES_IN_A_ROW = 3
_OUT = Text("out", "éliminé")
_YOU = Text("you", "vous")


def draw_text(view: GeView, language: Language = "en", colour: bool = False) -> str:
    """The board with its key, below it a line for each player, then missions, promises and what is under way."""
    said = [text.to(language) for text in (*_missions(view), *_promises(view), *_offers(view), *_under_way(view))]
    board, names = StarMap(view, colour).lines(), _place_names(view, language)
    parts = (board, [*_key(view, language), *names], _table(view, language, colour), said)
    return "\n\n".join("\n".join(part) for part in parts if part)


def _key(view: GeView, language: Language) -> list[str]:
    """What the areas are, by the beginning of their names, and what they pay."""
    kinds: dict[str, AreaSeen] = {}
    for area in view.areas:
        kinds.setdefault(area.id.split("_")[0], area)
    words = {short: KINDS[area.kind].to(language) + _pays(area, language) for short, area in kinds.items()}
    entries = [said if said == short else f"{short} {said}" for short, said in words.items()]
    middle = (len(entries) + 1) // 2
    return ["  ".join(half) for half in (entries[:middle], entries[middle:])]


def _place_names(view: GeView, language: Language) -> list[str]:
    """What people call the places: on the map there is room only for the short names that orders are written with."""
    places = [f"{area.id} {area.title.to(language)}" for area in view.areas if area.kind is not Kind.BLACK_HOLE]
    width = max(map(len, places)) + 2
    rows = [places[start : start + _NAMES_IN_A_ROW] for start in range(0, len(places), _NAMES_IN_A_ROW)]
    return ["".join(place.ljust(width) for place in row).rstrip() for row in rows]


def _pays(area: AreaSeen, language: Language) -> str:
    cash, pp = area.income
    return f" +{pp} PP" if pp else f" +{dollars(cash, language)}" if cash else ""


def dollars(amount: int, language: Language) -> str:
    return f"{amount} $" if language == "fr" else f"${amount}"


# The players


def _table(view: GeView, language: Language, colour: bool) -> list[str]:
    rows = [
        [head.to(language) for head in _COLUMNS],
        *(_row(view, view.players[seat], language) for seat in view.order),
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_aligned(row, widths).rstrip() for row in rows]
    marks = ["  ", *("> " if seat == view.turn.seat and view.ending is None else "  " for seat in view.order)]
    looks = [lines[0], *(painted(line, view.players[seat].faction, colour) for seat, line in _by_seat(view, lines))]
    return [mark + look for mark, look in zip(marks, looks, strict=True)]


def _by_seat(view: GeView, lines: Sequence[str]) -> Iterator[tuple[Seat, str]]:
    return zip(view.order, lines[1:], strict=True)


def _aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *rest = (
        cell.ljust(width) if place == 0 else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    )
    return "  ".join((first, *rest))


def _row(view: GeView, player: PlayerSeen, language: Language) -> list[str]:
    seat = view.players.index(player)
    you = f" ({_YOU.to(language)})" if seat == view.you else ""
    name = f"{initial(player.faction)} @{seat} {player.title.to(language)}{you}"  # as in propose@1
    if player.out:
        return [name, _OUT.to(language), "", "", "", ""]
    return [
        name,
        f"{dollars(player.cash, language)} +{player.income.cash}",
        f"{player.pp} +{player.income.pp}",
        f"{player.territories}/{view.territories_to_win}",
        str(player.fleets),
        " ".join(f"#{card}" for card in player.cards) or "-",
    ]


# What is to be said


def _missions(view: GeView) -> Iterator[Text]:
    for card in view.hand:
        done = f"{min(card.standing, card.count)}/{card.count}"
        points = f" + {card.pp} PP" if card.pp else ""
        yield Text(
            f"Mission #{card.number}, {card.title.en}: {card.task.en} ({done}, ${card.bounty}{points})",
            f"Mission n° {card.number}, {card.title.fr} : {card.task.fr} ({done}, {card.bounty} ${points})",
        )


def _names(view: GeView, language: Language) -> list[str]:
    return [player.title.to(language) for player in view.players]


def _promises(view: GeView) -> Iterator[Text]:
    for promise in view.promises:
        if promise.fate != "running":
            continue
        left = max(promise.left.values())
        en, fr = _both(view, promise.parties)
        clause = Text(
            clause_in_words(promise.clause, _names(view, "en")).en,
            clause_in_words(promise.clause, _names(view, "fr")).fr,
        )
        yield Text(f"{en} agreed: {clause.en} ({left} left).", f"{fr} ont convenu : {clause.fr} (reste {left}).")


def _both(view: GeView, seats: tuple[Seat, Seat]) -> tuple[str, str]:
    one, other = (view.players[seat].title for seat in seats)
    return f"{one.en} and {other.en}", f"{one.fr} et {other.fr}"


def _offers(view: GeView) -> Iterator[Text]:
    for offer in view.offers:
        words = _terms(view, offer.terms, offer.maker, offer.to)
        yield Text(f"Offer {offer.name}: {words.en}.", f"Offre {offer.name} : {words.fr}.")


def _terms(view: GeView, terms: Terms, maker: Seat, to: Seat) -> Text:
    return Text(
        terms_in_words(terms, _names(view, "en"), maker, to).en,
        terms_in_words(terms, _names(view, "fr"), maker, to).fr,
    )


def _under_way(view: GeView) -> Iterator[Text]:
    yield _end(view) if view.ending else _turn(view)
    if view.war:
        yield _war(view)
    if view.proposal:
        yield _proposal(view)
    if view.errands:
        yield Text("Fleets are looking for their places.", "Des flottes cherchent leur place.")


def _turn(view: GeView) -> Text:
    turn, who = view.turn, view.players[view.turn.seat].title
    text = Text(
        f"Round {turn.round}: {who.en} has {turn.actions} {'action' if turn.actions == 1 else 'actions'} left",
        f"Manche {turn.round} : {who.fr} a encore {turn.actions} {'action' if turn.actions < 2 else 'actions'}",
    )
    if turn.open is None:
        return Text(f"{text.en}.", f"{text.fr}.")
    verb = Text("move", "déplacer") if turn.open.kind == "move" else Text("deploy", "déployer")
    left = turn.open.left
    return Text(f"{text.en} and may {verb.en} {left} more.", f"{text.fr} et peut en {verb.fr} encore {left}.")


def _war(view: GeView) -> Text:
    war = view.war
    assert war is not None
    who, whom, where = view.players[war.attacker].title, view.players[war.defender].title, area_in_sentence(war.target)
    attack, defence = len(war.invaders), len(war.defenders)
    return Text(
        f"War for {where.en}: {who.en} with {attack} of {war.strength[0]} fleets against {whom.en} with {defence} of "
        f"{war.strength[1]}.",
        f"Guerre pour {where.fr} : {who.fr} avec {attack} de {war.strength[0]} flottes contre {whom.fr} avec {defence} "
        f"de {war.strength[1]}.",
    )


def _proposal(view: GeView) -> Text:
    proposal = view.proposal
    assert proposal is not None
    who, whom = view.players[proposal.maker].title, view.players[proposal.to].title
    if proposal.terms is None:
        return Text(f"{who.en} puts a deal to {whom.en}.", f"{who.fr} propose un marché à {whom.fr}.")
    words = _terms(view, proposal.terms, proposal.maker, proposal.to)
    return Text(f"{who.en} proposes to {whom.en}: {words.en}.", f"{who.fr} propose à {whom.fr} : {words.fr}.")


def _end(view: GeView) -> Text:
    assert view.ending is not None
    who, how = view.players[view.ending.winner].title, CONDITIONS[view.ending.condition]
    return Text(f"{who.en} has won: {how.en}.", f"{who.fr} a gagné : {how.fr}.")
