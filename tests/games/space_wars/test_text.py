"""Orders and positions as people read and type them: sentences, lists, pictures, and text that reads back."""

import re

import pytest

from stellarch.core import LANGUAGES, BadNotation, Event, Group, Item, Record, Seat, Table, Template, Text, read_options
from stellarch.core.catalogue import catalogue
from stellarch.core.telling import kebab
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.academy import OfficerTrained
from stellarch.games.space_wars.chapters.arrival import CraftThrown
from stellarch.games.space_wars.chapters.battle.ending import BattleEnded
from stellarch.games.space_wars.chapters.battle.mustering import BattleBegun
from stellarch.games.space_wars.chapters.battle.weapons import Struck
from stellarch.games.space_wars.chapters.battle.withdraw import Withdrew
from stellarch.games.space_wars.chapters.building import StructureBuilt
from stellarch.games.space_wars.chapters.drift import HappeningAppeared, HappeningMoved
from stellarch.games.space_wars.chapters.exchanges import ExchangeMade
from stellarch.games.space_wars.chapters.general import Form, OrdersSealed
from stellarch.games.space_wars.chapters.ground.losing import LegionsLost
from stellarch.games.space_wars.chapters.loading import Loaded
from stellarch.games.space_wars.chapters.motions import Vote
from stellarch.games.space_wars.chapters.movement import CraftMoved, Move
from stellarch.games.space_wars.chapters.offers import OfferDeclined, OfferVoid
from stellarch.games.space_wars.chapters.research import Research, TechnologyLearned
from stellarch.games.space_wars.chapters.shipyards import CraftBuilt
from stellarch.games.space_wars.chapters.treaties import TreatyMade
from stellarch.games.space_wars.chapters.winning import GameWon
from stellarch.games.space_wars.contents import EVENTS, ORDERS, read_action
from stellarch.games.space_wars.in_words import in_words
from stellarch.games.space_wars.position import read_position, read_view, write_position
from stellarch.games.space_wars.reported import Section
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.shown import typed
from stellarch.games.space_wars.shown.looks import draw_empire, draw_sector, find_place
from stellarch.games.space_wars.shown.report import report
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.view import SwView, view
from tests.cases import for_each
from tests.games.space_wars.random_games import late_game, random_game
from tests.rules.space_wars import given

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ivy")
A, B = Seat(0), Seat(1)
GAMES = [("text 1", 2, 150), ("text 2", 4, 150), ("text 3", 9, 90)]


def first_turn() -> State:
    options = read_options(SPACE_WARS.options, {"map": "compact"})
    return SPACE_WARS.start(options, 4, "1").state


def told(short: str) -> Text:
    return in_words(view(first_turn(), A), read_action(short), NAMES)


# Sentences


@for_each(
    ("short", "english", "french"),
    [
        ("end", "Finish here", "Terminez ici"),
        ("move:cruiser5/draconis_31", "Move cruiser 5 to Draconis 31", "Déplacez le croiseur 5 vers Draconis 31"),
        (
            "move:corvette1+outpost2/4-7/no",
            "Move corvette 1 and outpost 2 to sector 4-7, without a flag",
            "Déplacez la corvette 1 et l'avant-poste 2 vers le secteur 4-7, sans drapeau",
        ),
        (
            "jump:cruiser5/4-7/aurora",
            "Jump with cruiser 5 to sector 4-7, using the fuel of Aurora",
            "Faites sauter le croiseur 5 vers le secteur 4-7 avec le carburant d'Aurora",
        ),
        (
            "load:freight1/fuel=2+slave=1",
            "Load 2 fuel and 1 slave onto freighter 1",
            "Chargez 2 carburants et 1 esclave sur le cargo 1",
        ),
        (
            "transfer:admiral1/corvette2",
            "Send admiral 1 aboard corvette 2",
            "Envoyez l'amiral 1 à bord de la corvette 2",
        ),
        (
            "offer_treaty:1/alliance",
            "Offer Bob an alliance",
            "Proposez à Bob une alliance",
        ),
        (
            "break_treaty:1/non_aggression/yes",
            "Propose that Bob and you end the non-aggression pact",
            "Proposez à Bob de mettre fin au pacte de non-agression",
        ),
        ("declare_war:1", "Declare war on Bob", "Déclarez la guerre à Bob"),
        (
            "offer_peace:1/credits=5/flag@draconis_31=1/3",
            "Offer Bob peace; Ada gives Bob 5 credits; Bob gives Ada the flag of Draconis 31; it binds for 3 turns",
            "Proposez la paix à Bob ; Ada donne à Bob : 5 crédits ; Bob donne à Ada : le drapeau de Draconis 31 ; "
            "elle vaut pour 3 tours",
        ),
        ("force_peace:1", "Force peace on Bob", "Forcez la paix avec Bob"),
        ("appoint:trade/2", "Name Cleo Chief of Trade", "Nommez Cleo chef du Commerce"),
        (
            "build:arcadia_prime/city",
            "Raise the city of Arcadia Prime to level 4",
            "Portez au niveau 4 la ville d'Arcadia Prime",
        ),
        (
            "order:arcadia_prime/orbital_base",
            "Order an orbital base from the shipyard of Arcadia Prime",
            "Commandez une base orbitale au chantier spatial d'Arcadia Prime",
        ),
        (
            "research:propulsion",
            "Research propulsion (movement range 2)",
            "Étudiez la propulsion (rayon d'action 2)",
        ),
        (
            "wish_works:build:draconis_31/city,upgrade_base:outpost1",
            "Wish for these works: Build a city at Draconis 31; Turn outpost 1 into an orbital base",
            "Souhaitez ces travaux : Construisez une ville à Draconis 31 ; Faites une base orbitale de l'avant-poste 1",
        ),
        (
            "target:cruiser5/laser/1/corvette2",
            "Fire the laser of cruiser 5 at corvette 2",
            "Tirez avec le laser du croiseur 5 sur la corvette 2",
        ),
        (
            "bombard:draconis_31/antimatter/cruiser5+corvette2",
            "Bombard Draconis 31 (antimatter bombing) with cruiser 5 and corvette 2",
            "Bombardez Draconis 31 (bombardement à l'antimatière) avec le croiseur 5 et la corvette 2",
        ),
        (
            "spy:spy1/kill_officer/admiral2/yes",
            "Kill admiral 2 with spy 1 and a special weapon",
            "Tuez l'amiral 2 avec l'espion 1 et une arme spéciale",
        ),
        (
            "search:security1",
            "Look for spies with security officer 1",
            "Cherchez les espions avec l'officier de sécurité 1",
        ),
        (
            "set_posture:bold",
            "Order your captains to fight boldly",
            "Ordonnez à vos capitaines de se montrer hardis",
        ),
        ("infest:medic1", "Create aliens with medic 1", "Créez des aliens avec le médecin 1"),
        ("withdraw", "Stay in the battle", "Restez dans la bataille"),
        ("form:", "Order nothing", "N'ordonnez rien"),
        (
            "form:offer_treaty:1/commercial,offer_treaty:2/scientific,offer_treaty:2/commercial",
            "Offer Bob and Cleo a commercial agreement; offer Cleo a scientific agreement",
            "Proposez à Bob et Cleo un accord commercial ; proposez à Cleo un accord scientifique",
        ),
        (
            "form:research:robotic,research:chemical",
            "Research robotics (construction starship); research chemistry (refining cost 9)",
            "Étudiez la robotique (vaisseau de construction) ; étudiez la chimie (raffinage à 9 crédits)",
        ),
        (
            "form:research:robotic,research:robotic",
            "Research robotics (construction starship), twice",
            "Étudiez la robotique (vaisseau de construction), deux fois",
        ),
    ],
)
def test_an_order_in_words(short: str, english: str, french: str) -> None:
    assert told(short) == Text(english, french)


def test_a_form_without_orders_says_what_is_left_undone() -> None:
    state = given.begin(given.given(given.A(), given.B()), "research")
    assert in_words(view(state, A), read_action("form:"), NAMES) == Text("Research nothing", "N'étudiez rien")


def test_what_is_counted_stands_in_the_plural_and_pieces_have_their_article() -> None:
    loaded = Loaded(Seat(0), "transport1", {"regular": 2, "veteran": 2, "chemical": 3}, "4-7").told(NAMES)
    assert "2 regular legions, 2 veteran legions and 3 chemical materials" in loaded.en
    assert "2 légions régulières, 2 légions de vétérans et 3 matériaux chimiques" in loaded.fr
    withdrawn = Withdrew(Seat(0), ("freight5", "corvette2")).told(NAMES)
    assert withdrawn.fr == f"{NAMES[0]} retire le cargo 5 et la corvette 2 du combat."


@for_each(
    ("event", "english", "french"),
    [
        (
            CraftBuilt(A, "arcadia_prime", "outpost"),
            "Ada launches an outpost at Arcadia Prime.",
            "Ada met en service un avant-poste à Arcadia Prime.",
        ),
        (
            OfficerTrained(A, "arcadia_prime", "spy1"),
            "The academy of Arcadia Prime trains spy 1 for Ada.",
            "L'académie d'Arcadia Prime forme l'espion 1 pour Ada.",
        ),
        (
            LegionsLost(A, "draconis_31", {"regular": 2, "elite": 1}),
            "Ada loses 2 regular legions and an elite legion at Draconis 31.",
            "Ada perd 2 légions régulières et une légion d'élite à Draconis 31.",
        ),
        (
            CraftThrown(A, "outpost1", (1, 2), "4-7", "4-9"),
            "The space warp throws outpost 1 of Ada to sector 4-9.",
            "La distorsion spatiale projette l'avant-poste 1 d'Ada au secteur 4-9.",
        ),
        (
            OfferDeclined(A, Seat(1), "commercial"),
            "Bob declines Ada's offer: commercial agreement.",
            "Bob décline l'offre d'Ada : accord commercial.",
        ),
    ],
)
def test_an_event_in_words(event: Event, english: str, french: str) -> None:
    assert event.told(NAMES) == Text(english, french)


def test_every_kind_of_order_has_its_sentence() -> None:
    """Its own, or that of a message which knows more."""
    words = catalogue("stellarch.games.space_wars", "en")
    assert words is not None
    untold = [kind for kind in ORDERS if f"order-{kebab(kind.__name__)}" not in words]
    assert untold == []


@pytest.mark.parametrize(("seed", "players", "orders"), GAMES)
def test_whatever_can_be_ordered_is_a_sentence_without_notation(seed: str, players: int, orders: int) -> None:
    for turned in list(random_game(seed, players, orders))[::5]:
        seen = view(turned.before, turned.seat)
        listed = [each for each in play.legal(turned.before, turned.seat) if not isinstance(each, Template)]
        for order in [turned.order, *listed[::7]]:
            sentence = in_words(seen, order, NAMES)
            for language in LANGUAGES:
                said = sentence.to(language)
                assert said == said.strip()
                assert said[0].isupper()
                assert not re.search(r"[a-z]_[a-z\d]|[/={}]|\bde [AEIOU]\w+ Prime|\bde le\b|\bà le\b", said), said


# Short forms


@pytest.mark.parametrize(("seed", "players", "orders"), GAMES)
def test_every_order_reads_back_from_its_short_form(seed: str, players: int, orders: int) -> None:
    for turned in random_game(seed, players, orders):
        assert read_action(str(turned.order)) == turned.order


def test_what_is_as_usual_is_left_out() -> None:
    assert str(Vote(1, "for")) == "vote:1/for"
    assert str(Vote(1, "for", {"draconis_31": 2})) == "vote:1/for/draconis_31=2"


def test_a_form_reads_back() -> None:
    form = Form((Research("robotic"), Move(("cruiser5", "corvette2"), "4-7", flag=False)))
    assert read_action(str(form)) == form


@pytest.mark.parametrize(
    ("words", "short"),
    [
        ("end", "end"),
        ("move cruiser5 draconis_31", "move:cruiser5/draconis_31"),
        ("Move cruiser 5 Draconis 31", "move:cruiser5/draconis_31"),
        ("move cruiser5 corvette 2 4-7", "move:cruiser5+corvette2/4-7"),
        ("build arcadia prime city", "build:arcadia_prime/city"),
        ("build: draconis_31 / city", "build:draconis_31/city"),
    ],
)
def test_an_order_may_be_typed_in_words(words: str, short: str) -> None:
    assert SPACE_WARS.typing.spelt(words) == short


# Positions


@pytest.mark.parametrize(("seed", "players", "orders"), GAMES)
def test_a_position_reads_back_to_what_a_spectator_sees(seed: str, players: int, orders: int) -> None:
    *_, last = random_game(seed, players, orders)
    written = write_position(last.state)
    assert re.fullmatch(r"sw1~[\w-]+", written)
    assert read_view(written) == view(last.state, None)
    assert write_position(read_position(written, "another seed")) == written


def test_a_position_tells_nothing_of_sealed_orders() -> None:
    begun = [turned.state for turned in random_game("text 1", 3, 60) if is_begun(turned.state)]
    assert begun
    for state in begun:
        assert write_position(state) == write_position(state.changed(sealed={}))


def is_begun(state: State) -> bool:
    """Whether somebody has given sealed orders, and nobody has given all."""
    return bool(state.sealed) and not any(sealed.done for sealed in state.sealed.values())


@pytest.mark.parametrize("text", ["", "sse1~x", "sw1~", "sw1~AAAA", "sw1~é", "sw1~eNqrVkrLz1eyUkpKLFKqBQAdegQ0"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_view(text)


# Records


def test_a_record_stands_under_headings_by_turn_and_phase_and_reads_back() -> None:
    table = Table(SPACE_WARS, 2, "headings")
    while table.state.turn < 2:
        assert table.turn is not None
        table.play(SPACE_WARS.default(table.state, table.turn))
    record = table.record()
    text = record.to_text(table.headings())
    assert re.findall(r"^\{(.*)\}$", text, re.MULTILINE)[:3] == [
        "Before the first turn",
        "Turn 1, declarations",
        "Turn 1, income and extraction",
    ]
    assert Record.read(text) == record == Record.read(record.to_json())


# Lists


def grouped(state: State, seat: Seat) -> list[Group]:
    return typed.grouped(view(state, seat), play.legal(state, seat), NAMES)


def items(groups: list[Group]) -> list[Item]:
    return [item for group in groups for item in group.items]


def test_the_list_has_every_choice_once() -> None:
    for turned in [*random_game("lists", 4, 150), *late_game(3, 4, 40)]:
        choices = play.legal(turned.before, turned.seat)
        listed = [choice for item in items(grouped(turned.before, turned.seat)) for choice in item.choices]
        assert sorted(map(str, listed)) == sorted(map(str, choices))


def test_a_long_list_is_folded() -> None:
    table = Table(SPACE_WARS, 4, "1")
    while not isinstance(table.state.matter, SubPhases):
        assert table.turn is not None
        table.play(SPACE_WARS.default(table.state, table.turn))
    assert table.turn is not None
    assert len(table.legal) > 50
    assert len(items(grouped(table.state, Seat(table.turn)))) < 20


def test_what_differs_in_one_thing_is_one_line_with_letters() -> None:
    for turned in random_game("lists", 4, 150):
        for item in items(grouped(turned.before, turned.seat)):
            if len(item.choices) > 1:
                assert item.letter_needed
                assert len(item.letters) == len(item.choices)
                assert len({type(choice) for choice in item.choices}) <= 2
                return
    raise AssertionError("nothing was folded")


# Pictures


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_sectors_and_empires_fit_a_terminal(language: str) -> None:
    for turned in list(late_game(7, 4, 30))[::10]:
        seen = view(turned.state, turned.seat)
        sectors = [turned.state.galaxy.name(at) for at in turned.state.galaxy.board.sectors]
        drawn = [draw_sector(seen, name, NAMES, language) for name in sectors]  # type: ignore[arg-type]
        drawn += [draw_empire(seen, name, NAMES, language) for name in NAMES[:4]]  # type: ignore[arg-type]
        for picture in drawn:
            assert max(map(len, picture.splitlines())) <= 100
            assert not re.search(r"[a-z]_[a-z\d]", picture)


def test_a_sector_tells_who_holds_it_and_what_stands_in_it() -> None:
    state = first_turn()
    home = state.galaxy.name(state.empires[A].home)
    drawn = draw_sector(view(state, A), home, NAMES, "en")
    assert "Flag            Ada" in drawn
    assert "city 3" in drawn
    assert "cruiser 1" in drawn


@pytest.mark.parametrize("typed", ["arcadia_prime", "Arcadia Prime", "arc", "arcadia"])
def test_a_place_is_found_as_people_type_it(typed: str) -> None:
    state = first_turn()
    assert find_place(state, typed) == state.galaxy.find("arcadia_prime")


@pytest.mark.parametrize("typed", ["", "nowhere", "9-99"])
def test_a_place_that_is_none_is_asked_for_again(typed: str) -> None:
    with pytest.raises(BadNotation, match="Which sector"):
        find_place(first_turn(), typed)


def test_an_empire_is_ones_own_unless_another_is_named() -> None:
    seen = view(first_turn(), B)
    assert draw_empire(seen, "", NAMES, "en").startswith("Bob: capital")
    assert draw_empire(seen, "ada", NAMES, "fr").startswith("Ada : capitale")
    with pytest.raises(BadNotation, match="Whose empire"):
        draw_empire(seen, "zoe", NAMES, "en")


# The report


def seen_by(seat: Seat | None) -> SwView:
    return view(first_turn(), seat)


def test_a_report_has_the_most_important_first_and_folds_what_is_ordered_every_turn() -> None:
    happened = [
        OrdersSealed(B, "research"),
        CraftMoved(B, ("cruiser1", "cruiser2"), "4-7", "4-8"),
        CraftMoved(B, ("cruiser1",), "4-8", "4-9"),
        StructureBuilt(A, "draconis_31", "city", 2, 10),
        TechnologyLearned(A, "movement_range_2", 9),
        GameWon((A,), "short"),
    ]
    game, yours, others = report(seen_by(A), happened, NAMES)
    assert game.about == Text("The game", "La partie")
    assert yours.in_one == Text(
        "You: Ada masters movement range 2: development value 9. Your orders are carried out: 1 structure built.",
        "Vous : Ada acquiert une technologie : rayon d'action 2. Valeur de développement : 9. Vos ordres sont exécutés"
        " : 1 structure bâtie.",
    )
    assert others.in_one == Text("Others: Bob: 3 moves.", "Les autres : Bob : 3 mouvements.")


def test_own_wars_and_losses_come_first_and_those_of_others_in_short() -> None:
    happened = [
        HappeningAppeared(1, "black_hole", "0-0", (1, 2)),
        BattleBegun("4-7", (A,), (B,), False),
        Struck({}, ("cruiser1",)),
        BattleEnded("4-7", 2, (A,)),
    ]
    assert [part.about.en for part in report(seen_by(None), happened, NAMES)] == ["Battles", "The galaxy"]
    assert "Destroyed" not in " ".join(part.in_one.en for part in report(seen_by(Seat(2)), happened, NAMES))
    first, *_ = report(seen_by(B), happened, NAMES)
    assert first.about.en == "Your losses and wars"
    assert "Destroyed: cruiser 1" in first.in_one.en


def test_of_a_fight_that_is_over_only_losses_and_the_end_are_told_and_every_round_while_it_lasts() -> None:
    rounds = [
        BattleBegun("4-7", (A,), (B,), False),
        Struck({"cruiser1": 1}, ()),
        Struck({"cruiser1": 2}, ("cruiser1",)),
    ]
    (lasting,) = report(seen_by(B), rounds, NAMES)
    assert [each.en for each in lasting.told] == [event.told(NAMES).en for event in rounds]
    (over,) = report(seen_by(B), [*rounds, BattleEnded("4-7", 2, (A,))], NAMES)
    assert [each.en for each in over.told] == [
        "Ada attacks Bob in sector 4-7.",
        "Hits on cruiser 1 (2). Destroyed: cruiser 1.",
        "Ada wins the battle in sector 4-7 after 2 rounds.",
    ]


def test_who_offers_each_other_the_same_has_come_to_terms_once() -> None:
    passage = {"permission": 1}
    happened = [
        ExchangeMade(A, B, passage, passage),
        ExchangeMade(B, A, passage, passage),
        TreatyMade((A, B), "cooperation"),
        OfferVoid(B, A, "cooperation"),
    ]
    (yours,) = report(seen_by(A), happened, NAMES)
    assert yours.in_one.en.count("come to terms") == 1
    assert "not possible any more" not in yours.in_one.en


def test_what_drifts_is_told_from_end_to_end_and_counted_where_it_is_far() -> None:
    near = seen_by(A)
    home = near.empires[A].home
    at, far = near.galaxy.name(near.galaxy.board.neighbours[home][0]), near.galaxy.name(near.empires[B].home)
    happened = [
        HappeningMoved(1, "meteor", "0-0", "1-1"),
        HappeningMoved(1, "meteor", "1-1", at),
        HappeningMoved(2, "black_hole", "0-0", far),
    ]
    (galaxy,) = report(near, happened, NAMES)
    assert happened[0].told(NAMES).en.split(" to ")[0] in galaxy.in_one.en
    assert galaxy.told[-1].en == "One event drifts on, far from you."


def test_a_spectator_reads_of_every_event_in_a_section_where_it_matters_to_all() -> None:
    assert {kind.section for kind in EVENTS} == {*Section} - {Section.BLOWS, Section.YOURS}


@pytest.mark.parametrize(("seed", "players", "orders"), GAMES)
def test_a_report_tells_what_may_be_seen(seed: str, players: int, orders: int) -> None:
    turns = list(random_game(seed, players, orders))
    events, last = [event for turned in turns for event in turned.events], turns[-1].state
    for seat in (None, A, B):
        seen = [event for event in (each.seen_by(seat) for each in events) if event is not None]
        assert report(view(last, seat), seen, NAMES)
