"""Games that know what to do: their bots answer with plans, in character, and say why."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from stellarch.bots import (
    LevelBot,
    Reasons,
    Thinker,
    ThinkingBot,
    explained,
    further_orders,
    make_bot,
    openly,
    plan_of,
)
from stellarch.bots.planning import PLANNED
from stellarch.core import Action, Game, Plan, Remarks, Seat, Table, Text
from tests.bots.orchard import ORCHARD, Orchard, Pick, Rest, bears_most, feels_lucky
from tests.core.test_plans import A, planted

CHOICES = ORCHARD.legal(planted(), A)
VIEW = ORCHARD.view(planted(), A)
MOST = bears_most(1)


def answered(name: str) -> list[str]:
    plan = plan_of(make_bot(name, ORCHARD), ORCHARD, VIEW, CHOICES, "seed")
    return [str(action) for action in plan.actions]


@pytest.mark.parametrize(
    ("bot", "plan"),
    [
        ("level-1", ["pick:1", "rest"]),
        ("level-2", ["pick:1", "pick:1", "pick:1", "rest"]),
        ("level-2:gatherer", ["pick:1", "pick:1", "pick:1", "rest"]),
        ("level-2:shaker", ["shake:1", "rest"]),
        ("best@hint", ["pick:1", "pick:1", "pick:1", "rest"]),
    ],
)
def test_a_bot_answers_with_what_its_game_plans_for_its_level_and_character(bot: str, plan: list[str]) -> None:
    assert answered(bot) == plan


def test_who_names_a_method_wants_a_search() -> None:
    thinker = make_bot("contract@4", ORCHARD)
    assert isinstance(thinker, ThinkingBot)
    assert thinker.think(ORCHARD, VIEW, CHOICES, "seed").method == "contract"
    assert len(answered("contract@4")) == 1


def test_a_bot_of_one_action_gives_a_plan_of_one() -> None:
    assert answered("random") == [str(make_bot("random").choose(ORCHARD, VIEW, CHOICES, "seed"))]


def test_what_the_game_has_no_plan_for_is_searched() -> None:
    handed = planted("pick:0", "hand:1")
    view, choices = ORCHARD.view(handed, Seat(1)), ORCHARD.legal(handed, Seat(1))
    thought = LevelBot(2).think(ORCHARD, view, choices, "seed")
    assert (thought.method, thought.nodes) == ("contract", 4)
    assert isinstance(LevelBot(2).choose(ORCHARD, view, choices, "seed"), Action)


class Dreaming(Orchard):
    levels = (replace(Orchard.levels[0], slips=1.0), Orchard.levels[1])


def test_who_slips_follows_no_plan() -> None:
    answers = {str(LevelBot(1).choose(Dreaming(), VIEW, CHOICES, str(seed))) for seed in range(40)}
    assert answers == {str(choice) for choice in CHOICES}


class NearlyOver(Orchard):
    """A game whose plan looks past a win."""

    def plan(self, *given: object, **more: object) -> Plan | None:
        return Plan((Pick(0), Rest()))


def test_no_plan_looks_past_a_win() -> None:
    garden = replace(planted().garden, baskets=(5, 0), turn=2, last=2)
    state = replace(planted(), garden=garden)
    view, choices = ORCHARD.view(state, A), ORCHARD.legal(state, A)
    assert LevelBot(2).choose(NearlyOver(), view, choices, "seed") == Rest()
    assert LevelBot(2).think(NearlyOver(), view, choices, "seed").best.proven


@pytest.mark.parametrize(("bot", "reason"), [("level-2", MOST), ("level-2:shaker", feels_lucky(1))])
def test_a_bot_says_why_it_plans_so(bot: str, reason: Text) -> None:
    thinking = make_bot(bot, ORCHARD)
    assert isinstance(thinking, ThinkingBot)
    thought = thinking.think(ORCHARD, VIEW, CHOICES, "seed")
    assert (thought.method, thought.reasons) == (PLANNED, (reason,))
    assert list(thought.best.line) == answered(bot)


@pytest.mark.parametrize(
    ("bot", "further"),
    [
        ("best@hint", ["pick:1", "pick:1", "rest"]),
        ("level-2:shaker", []),  # it rests later, but what falls may change its mind
        ("contract@4", []),
    ],
)
def test_what_a_plan_goes_on_with_is_told_up_to_where_something_comes_out(bot: str, further: list[str]) -> None:
    thinking = make_bot(bot, ORCHARD)
    assert isinstance(thinking, ThinkingBot)
    thought = thinking.think(ORCHARD, VIEW, CHOICES, "seed")
    assert [str(order) for order in further_orders(ORCHARD, VIEW, thought, "seed")] == further


def told(played: str | None = None, *, as_planned: bool = False) -> Reasons:
    thought = Thinker().think(ORCHARD, VIEW, CHOICES, "seed")
    return explained(ORCHARD, VIEW, thought, ("Ada", "Bob"), played, as_planned=as_planned)


def test_reasons_in_words_are_told_first_and_what_was_judged_at_a_glance_among_the_figures() -> None:
    assert told().sentences == (
        MOST,
        Text("It gains 1 point at once: Apples +1.", "Ce coup rapporte tout de suite 1 point : Pommes +1."),
    )
    assert [figure.en for figure in told().figures] == [
        "Chance of winning: Ada 98 %, Bob 2 %.",
        "pick:1: 98 % to win, judged at a glance.",
        "Expected to follow: pick:1, pick:1, rest.",
    ]


def test_what_was_played_instead_is_held_against_the_plan_with_its_reasons() -> None:
    assert told("rest").sentences[-1] == Text(
        "Better: pick:1. Tree 1 bears most.", "Mieux : pick:1. L'arbre 1 porte le plus."
    )


def test_what_was_played_later_as_planned_has_the_reasons_of_the_plan() -> None:
    before = Text("It was planned some moves before.", "Ce coup était prévu quelques coups plus tôt.")
    assert told("rest", as_planned=True).sentences == (MOST, before)


HUNGRY, TIRED = Text("Apples are sweet.", "Les pommes sont sucrées."), Text("Enough.", "Assez.")


class Gardener(Orchard):
    """A game whose plan has a reason for each action, and knows what came next."""

    def plan(self, *given: object, **more: object) -> Plan | None:
        return Plan((Pick(1), Rest()), (MOST,), (HUNGRY, TIRED), Pick(0))

    def remarks(self, view: object, action: object, other: object, names: Sequence[str]) -> Remarks:
        cons = (Text("leaves the best tree to Bob", "laisse le meilleur arbre à Bob"),) if other == Pick(0) else ()
        return Remarks((Text("It fills a basket.", "Cela remplit un panier."),), cons=cons)


@pytest.mark.parametrize(
    ("played", "as_planned", "sentences"),
    [
        (
            None,
            False,
            ["Apples are sweet.", "It fills a basket.", "Next best: pick:0; that leaves the best tree to Bob."],
        ),
        ("rest", True, ["Enough.", "It fills a basket."]),
    ],
)
def test_an_action_of_a_plan_has_its_own_reason_and_the_next_best_what_it_would_lose(
    played: str | None, as_planned: bool, sentences: list[str]
) -> None:
    game = Gardener()
    thought = Thinker().think(game, VIEW, CHOICES, "seed")
    reasons = explained(game, VIEW, thought, ("Ada", "Bob"), played, as_planned=as_planned)
    assert [sentence.en for sentence in reasons.sentences] == sentences


class Whispered(Orchard):
    """Picking is open to all, resting is a secret."""

    def read_action(self, text: str) -> "Pick | Resting":
        return Resting() if text == "rest" else Pick(1)


class Resting(Rest, frozen=True, tag="resting"):
    def seen_by(self, actor: Seat, viewer: Seat | None) -> Action | None:
        return self if viewer == actor else None


@pytest.mark.parametrize(
    ("game", "listeners", "reasons"), [(ORCHARD, (None,), 1), (Whispered(), (A,), 1), (Whispered(), (None, 1), 0)]
)
def test_reasons_for_a_plan_with_a_secret_in_it_are_secret(
    game: Game[object, Action], listeners: Sequence[int | None], reasons: int
) -> None:
    thought = Thinker().think(ORCHARD, VIEW, CHOICES, "seed")
    heard = openly(game, thought, listeners)
    assert len(heard.reasons) == reasons
    assert len(heard.candidates) == 1


def test_characters_are_told_apart_by_what_they_do() -> None:
    def shakes(name: str) -> int:
        table, bot = Table(ORCHARD, 3, seed="characters"), make_bot(name, ORCHARD)
        while (seat := table.turn) is not None:
            table.play_plan(plan_of(bot, ORCHARD, table.view(seat), table.legal, str(len(table.log))))
        return sum(str(entry.action).startswith("shake") for entry in table.log)

    assert (shakes("level-2:gatherer"), shakes("level-2:shaker")) == (0, 6)
