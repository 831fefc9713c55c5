"""SW-3, SW-8, SW-15, SW-16: what is said of technologies, extraction, works, natives and repair."""

from collections.abc import Callable, Iterator, Mapping

from stellarch.core import Text
from stellarch.core.text import listed
from stellarch.games.space_wars.actions import works
from stellarch.games.space_wars.actions.council import Plan as IndustrialPlan
from stellarch.games.space_wars.actions.economy import Extract, Recycle, Refine
from stellarch.games.space_wars.actions.research import Research
from stellarch.games.space_wars.actions.setup import ChooseTechnologies
from stellarch.games.space_wars.remarks import words
from stellarch.games.space_wars.remarks.counting import changes
from stellarch.games.space_wars.remarks.technologies import effect
from stellarch.games.space_wars.remarks.weighed import Weighed
from stellarch.games.space_wars.rules.building import city_capacity
from stellarch.games.space_wars.rules.extraction import stock
from stellarch.games.space_wars.state import State, Tokens
from stellarch.games.space_wars.state.matters import Building, Extracting, Repairing, Researching
from stellarch.games.space_wars.state.sectors import System
from stellarch.games.space_wars.tables.combat import CONVERSION
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from stellarch.games.space_wars.words import capitalised, name, piece_name, place

_CONVERTING = "native_slave_conversion"
_MOST_EFFECTS = 2


# Technologies


def choosing(given: Weighed) -> Iterator[Text]:
    """What each of the three does from the start."""
    (order,) = given.of_kind(ChooseTechnologies)
    assert isinstance(order, ChooseTechnologies)
    for technology in (order.level3, *order.level2):
        if said := effect(given.before, given.seat, technology):
            yield said


def researching(given: Weighed) -> Iterator[Text]:
    """What is learned, what it does, and how far the rest has come."""
    then, now = given.empires
    learned = sorted(now.known - then.known, key=lambda technology: -TECHNOLOGIES[technology].level)
    if learned:
        yield _learned(given, learned)
    rows = dict.fromkeys(order.branch for order in given.orders if isinstance(order, Research))
    begun = [technology.id for row in rows if row in now.squares and (technology := now.next_in(row)) is not None]
    told = [said for technology in (*learned, *begun) if (said := effect(given.before, given.seat, technology))]
    yield from told[:_MOST_EFFECTS]
    for nearly in begun[:1]:
        sheet = TECHNOLOGIES[nearly]
        missing = sum(sheet.squares[now.squares[sheet.branch] :])
        facts = {"technology": name("technology", nearly), "points": words.research_points(missing)}
        yield _sentence(words.LACKS.format(**facts))


def _learned(given: Weighed, learned: list[str]) -> Text:
    then, now = given.empires
    facts = {"technologies": listed([name("technology", each) for each in learned]), "then": then.value}
    options = given.before.options
    if options.victory == "short":
        return words.LEARNS_OF.format(**facts, now=now.value, needed=options.victory_value)
    return words.LEARNS.format(**facts, now=now.value)


# Works


def building(given: Weighed) -> Iterator[Text]:
    """What a turn brings when all is built, and what it costs."""
    gains = list(changes(given.before, given.after, given.seat))
    if gains:
        yield words.EACH_TURN.format(changes=listed(gains))
    craft = [len(state.fleets.of(given.seat)) for state in (given.before, given.after)]
    if craft[0] != craft[1]:
        yield words.FLEET.format(craft=craft[1], then=craft[0])
    yield _paid(given)


def _paid(given: Weighed) -> Text:
    then, now = given.empires
    spent = sum(stock(given.before, given.seat)) - sum(stock(given.after, given.seat))
    facts = {"cost": words.credits(then.credits - now.credits), "had": then.credits}
    if spent > 0:
        return words.COSTS_ALL.format(**facts, materials=words.materials(spent))
    return (
        words.COSTS.format(**facts)
        if then.credits != now.credits
        else words.KEEPS.format(credits=words.credits(then.credits))
    )


def converting(given: Weighed) -> Iterator[Text]:
    """The odds of a native, and what a city would bring."""
    order = given.orders[0]
    assert isinstance(order, works.Convert)
    at = given.before.galaxy.find(order.system)
    assert at is not None
    system = given.before.sectors.system(at)
    if order.how == "enslave":
        most = city_capacity(given.before, given.seat, at)
        yield words.NO_ROOM.format(place=place(order.system), cities=system.levels.city, most=most)
        return
    faces = CONVERSION.with_tech if given.empires[0].knows(_CONVERTING) else CONVERSION.without_tech
    wins, loses = faces.count("city"), faces.count("lost")
    yield (words.CONVERTS_ONE if loses == 1 else words.CONVERTS).format(wins=wins, loses=loses)
    yield words.NEW_CITY.format(credits=words.credits(credits_of_a_city(system)))


def credits_of_a_city(system: System) -> int:
    """What one more brings each turn (SW-8.1.1)."""
    return 2 if "business_center" in system.singles else 1


# Extraction


def extracting(given: Weighed) -> Iterator[Text]:
    then, now = given.empires
    before, after = (stock(state, given.seat) for state in (given.before, given.after))
    made = Tokens(*(max(0, more - less) for more, less in zip(after, before, strict=True)))
    cost = then.credits - now.credits
    if any(made):
        yield words.MAKES.format(tokens=tokens(made), cost=words.credits(cost), left=now.credits)
    else:
        yield words.KEEPS.format(credits=words.credits(now.credits))
    if any(after):
        yield words.IN_STORE.format(tokens=tokens(after))


def tokens(counted: Tokens) -> Text:
    """3 chemical material and 2 electronic material, by their names."""
    each = [(name("resource", kind), count) for kind, count in counted._asdict().items() if count]
    return listed([Text(f"{called.en} ({count})", f"{called.fr} ({count})") for called, count in each])


def industrial_plan(given: Weighed) -> Iterator[Text]:
    lying = stock(given.before, given.seat)
    yield words.IN_STORE_NOW.format(tokens=tokens(lying)) if any(lying) else words.STORE_EMPTY


# Repair


def repairing(given: Weighed) -> Iterator[Text]:
    then, now = given.empires
    mended = _damage(given.before, given) - _damage(given.after, given)
    if mended:
        facts = {"damage": words.damage(mended), "cost": words.credits(then.credits - now.credits)}
        yield words.REPAIRS.format(**facts, left=now.credits)
    left = {craft: given.after.fleets[craft].damage for craft in given.after.fleets.of(given.seat)}
    worst = max(left, key=lambda craft: left[craft], default=None)
    if worst is not None and left[worst]:
        yield words.STAYS_DAMAGED.format(craft=capitalised(piece_name(worst)), damage=words.damage(left[worst]))


def _damage(state: State, given: Weighed) -> int:
    return sum(state.fleets[craft].damage for craft in state.fleets.of(given.seat))


def _sentence(text: Text) -> Text:
    return capitalised(text)


_WORKS = (
    works.Build,
    works.Commission,
    works.Train,
    works.Drill,
    works.Clone,
    works.Forge,
    works.Abuse,
    works.UpgradeBase,
    works.BuildGate,
)
TELLERS: Mapping[type, Callable[[Weighed], Iterator[Text]]] = {
    ChooseTechnologies: choosing,
    Research: researching,
    Researching: researching,
    **dict.fromkeys((*_WORKS, Building), building),
    works.Convert: converting,
    **dict.fromkeys((Extract, Refine, Recycle, Extracting), extracting),
    IndustrialPlan: industrial_plan,
    works.Repair: repairing,
    Repairing: repairing,
}
"""By the kind of order; an empty form goes by the matter it answers."""
