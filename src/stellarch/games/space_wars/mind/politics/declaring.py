"""SW-25.3: declarations and answers, sealed (pace guided and digest) or spoken (pace live)."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from stellarch.core import Plan, Seat, Text, whoever_sits
from stellarch.core.text import listed
from stellarch.games.space_wars.actions import AnyOrder
from stellarch.games.space_wars.actions.declarations import (
    Accept,
    BreakTreaty,
    DeclareWar,
    Decline,
    ForcePeace,
    MakeOffer,
    OfferPeace,
    OfferTreaty,
)
from stellarch.games.space_wars.actions.general import End
from stellarch.games.space_wars.mind.drafting import Draft
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.politics import bargains, partners
from stellarch.games.space_wars.mind.politics.standing import bonds, is_about_to_win
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war import deciding
from stellarch.games.space_wars.rules.answers import bars_accepting
from stellarch.games.space_wars.rules.bargaining import answers
from stellarch.games.space_wars.rules.goals import goal
from stellarch.games.space_wars.rules.winning import raced
from stellarch.games.space_wars.state.matters import Answering, Considering, Declaring, Speaking
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.tables.politics import Treaty
from stellarch.games.space_wars.things import of_sort
from stellarch.games.space_wars.words import name


class Step(NamedTuple):
    """Something to declare, and why."""

    order: AnyOrder
    why: Text


class Deal(NamedTuple):
    """Something to offer a player, or to end with one, and why."""

    order: BreakTreaty | OfferTreaty | MakeOffer
    why: Text


# Declarations


def declarations(survey: Survey) -> Iterator[Step | Deal]:
    """Breaks first, then wars and peace, then treaties, then exchanges (SW-23.3.3)."""
    if not survey.seeks:
        return
    war = deciding.onset(survey)
    yield from _wars(survey, war)
    yield from (step for step in _dealings(survey) if war is None or step.order.player != war.on)


def _dealings(survey: Survey) -> Iterator[Deal]:
    """Treaties and exchanges."""
    for change in partners.changes_worth_making(survey):
        names = {
            "old": whoever_sits(change.old),
            "new": whoever_sits(change.new),
            "treaty": name("treaty", change.treaty),
        }
        yield Deal(BreakTreaty(change.old, change.treaty), _CHANGE.format(**names, price=change.price))
        yield Deal(OfferTreaty(change.new, change.treaty), _CHANGE.format(**names, price=change.price))
    for treaty in partners.SOUGHT:
        wanted = partners.sought(survey, treaty)
        why = _why(treaty, wanted)
        yield from (Deal(OfferTreaty(other, treaty), why) for other in wanted)
    for offer in bargains.offers_worth_making(survey):
        yield Deal(offer, _why_exchange(offer).format(player=whoever_sits(offer.player)))


def _wars(survey: Survey, war: deciding.Onset | None) -> Iterator[Step]:
    """A war that pays, with what has to be broken for it; and an end to those that no longer do."""
    if war is not None:
        why = (_WAR if war.is_at_once else _WAR_TO_COME).format(player=whoever_sits(war.on))
        yield from (Step(BreakTreaty(war.on, treaty), why) for treaty in war.breaks)
        if war.is_at_once:
            yield Step(DeclareWar(war.on), why)
    for enemy in survey.rivals:
        if survey.state.politics.are_enemies(survey.seat, enemy) and deciding.wants_peace(survey, enemy):
            why = _PEACE.format(player=whoever_sits(enemy))
            yield Step(ForcePeace(enemy), why)
            yield Step(OfferPeace(enemy, turns=_PEACE_TURNS), why)


_PEACE_TURNS = 3
_WAR = Text(
    "My legions stand next to systems of {player} that they can take at once, and that is worth more than peace.",
    "Mes légions peuvent prendre d'emblée des systèmes à {player} : cela vaut plus que la paix.",
)
_WAR_TO_COME = Text(
    "Peace with everybody wins nothing, and my legions stand ready: I end our treaty with {player}, for war next turn.",
    "La paix avec tous ne fait rien gagner, et mes légions sont prêtes : fin du traité avec {player}, puis la guerre.",
)
_PEACE = Text(
    "There is nothing more to be won by this war with {player}, so I want peace.",
    "Cette guerre n'a plus rien à m'apporter : je veux la paix avec {player}.",
)
_PEACE_WELCOME = Text("Peace with {player} is welcome.", "La paix avec {player} est la bienvenue.")
_NO_PEACE = Text(
    "This war with {player} still goes my way.", "Cette guerre contre {player} tourne encore à mon avantage."
)


def _why(treaty: Treaty, wanted: list[Seat]) -> Text:
    reason = _REASONS[treaty]
    return reason.format(players=listed([whoever_sits(other) for other in wanted])) if wanted else reason


def _why_exchange(offer: MakeOffer) -> Text:
    if of_sort(offer.gives, "payment"):
        return _BORROW
    return next((why for sort, why in _FOR.items() if of_sort(offer.asks, sort)), _BARGAIN)


_CHANGE = Text(
    "{new} would bring me so much more than {old} that I pay {price} credits to change partners: {treaty}.",
    "{old} me rapporte trop peu : je paie {price} crédits pour changer de partenaire et choisir {new} ({treaty}).",
)
_REASONS: Mapping[Treaty, Text] = {
    "commercial": Text(
        "I have a commercial counter left, and trade pays both sides every turn: I ask {players}.",
        "Il me reste un accord commercial à placer, et le commerce paie les deux parties à chaque tour : je sollicite "
        "{players}.",
    ),
    "scientific": Text(
        "Laboratories are worth more together, so I offer to share research with {players}.",
        "Les laboratoires valent davantage ensemble : je propose de partager la recherche avec {players}.",
    ),
    "non_aggression": Text(
        "I want peace with the neighbours who could hurt me most: {players}.",
        "Je veux la paix avec les voisins qui pourraient me nuire le plus : {players}.",
    ),
    "alliance": Text(
        "Somebody else leads, and who attacks one of two allies has both against him: I offer {players} an alliance.",
        "Un autre mène, et qui attaque un allié en affronte deux : je propose une alliance à {players}.",
    ),
    "cooperation": Text(
        "We have dealt with each other long enough to open our bases to each other: {players}.",
        "Nous traitons ensemble depuis assez longtemps pour nous ouvrir nos bases : {players}.",
    ),
}
_BARGAIN = Text(
    "{player} has what I am short of, and is short of what I have: an exchange helps us both.",
    "{player} a ce qui me manque et manque de ce que j'ai : un échange nous sert tous deux.",
)
_OPEN_BORDERS = Text(
    "{player} and I are neighbours with a treaty, so we can let each other's craft pass.",
    "{player} et moi sommes voisins et liés par traité : autant laisser passer nos engins.",
)
_BUY_PEACE = Text(
    "{player} is stronger than I am, and we have no treaty: some credits for some turns of peace are well spent.",
    "{player} a plus de forces que moi et rien ne nous lie : quelques crédits pour quelques tours de paix, c'est bien "
    "placé.",
)
_LEND = Text(
    "{player} can use credits, and mine lie idle: I lend some, and get a little more back.",
    "{player} saurait employer des crédits, et les miens dorment : je prête, et l'on me rendra un peu plus.",
)
_BORROW = Text(
    "{player} has credits to spare that I could put to use now: I ask for a loan, and pay a little more back.",
    "{player} a des crédits en trop dont j'ai l'usage dès maintenant : je demande un prêt, et rendrai un peu plus.",
)
_FOR = {"permission": _OPEN_BORDERS, "no_war": _BUY_PEACE, "payment": _LEND}
_NOTHING = Text("I have nothing to declare this turn.", "Je n'ai rien à déclarer ce tour-ci.")


def declaring(survey: Survey) -> Plan:
    draft = Draft(survey)
    reasons = dict.fromkeys(step.why for step in declarations(survey) if draft.write(step.order))
    return draft.plan(list(reasons)[:4] or (_NOTHING,))


def speaking(survey: Survey) -> Plan | None:
    """One thing after the other, each answered before the next; then an end."""
    for step in declarations(survey):
        line = Line(survey.state, survey.seat)
        if line.add(step.order):
            line.because(step.why)
            return line.plan()
    return Plan((End(),), (_NOTHING,))


# Answers


def answer(survey: Survey, offer: Offer) -> Step:
    """Whether an offer is accepted, as far as it goes by itself."""
    player = whoever_sits(offer.by)
    if bars_accepting(survey.state, offer) is not None:
        return Step(Decline(offer.by, offer.number), _CANNOT.format(player=player))
    accepts, why = _judge(survey, offer)
    kind = Accept if accepts else Decline
    return Step(kind(offer.by, offer.number), why.format(player=player))


def _judge(survey: Survey, offer: Offer) -> tuple[bool, Text]:
    if offer.peace is not None:
        enemy = offer.by if offer.by in survey.rivals else survey.rivals[0]
        is_welcome = not offer.asks and (offer.asks_consent or deciding.wants_peace(survey, enemy))
        return is_welcome, _PEACE_WELCOME if is_welcome else _NO_PEACE
    if offer.goal:
        is_welcome = _welcomes_goal(survey, offer.goal)
        return is_welcome, _GOAL_WELCOME if is_welcome else _GOAL_UNWANTED
    if offer.treaty is None:
        is_good = bargains.is_good(survey, offer.by, offer.gives, offer.asks)
        return is_good, _GOOD_BARGAIN if is_good else _BAD_BARGAIN
    treaty = name("treaty", offer.treaty)
    if offer.ends:
        is_welcome = is_about_to_win(survey.state, offer.by) or not partners.worth(survey, offer.by, offer.treaty)
        return is_welcome, (_LET_GO if is_welcome else _HOLD_ON).format(treaty=treaty, player="{player}")
    is_wanted = partners.worth(survey, offer.by, offer.treaty) > 0
    return is_wanted, (_WELCOME if is_wanted else _UNWANTED).format(treaty=treaty, player="{player}")


def _welcomes_goal(survey: Survey, value: int) -> bool:
    """Whoever leads wants the game to be short, and everybody else time to catch up."""
    state = survey.state
    leads = raced(state, survey.seat) >= max(raced(state, other) for other in state.living)
    return leads == (value < goal(state.options))


_GOAL_WELCOME = Text(
    "The winning value that {player} proposes suits me.", "La valeur de victoire que propose {player} me convient."
)
_GOAL_UNWANTED = Text(
    "The winning value that {player} proposes would help others more than me.",
    "La valeur de victoire que propose {player} servirait plus à d'autres qu'à moi.",
)
_CANNOT = Text("What {player} offers cannot be carried out any more.", "{player} propose ce qui n'est plus possible.")
_GOOD_BARGAIN = Text(
    "What {player} offers is worth more to me than what it costs.",
    "{player} me propose plus que ce que l'échange me coûte.",
)
_BAD_BARGAIN = Text(
    "{player} asks for more than the offer is worth to me.", "{player} demande plus que ce que l'offre vaut pour moi."
)
_LET_GO = Text(
    "I shall not miss this treaty with {player}: {treaty}.", "Ce traité avec {player} ne me manquera pas : {treaty}."
)
_HOLD_ON = Text(
    "This treaty with {player} still serves me: {treaty}.", "Ce traité avec {player} me sert encore : {treaty}."
)
_WELCOME = Text("{player} is a partner worth having: {treaty}.", "{player} est un partenaire de choix : {treaty}.")
_UNWANTED = Text(
    "I see nothing to gain by this treaty with {player}: {treaty}.",
    "Je ne vois rien à gagner à ce traité avec {player} : {treaty}.",
)


def ranked(survey: Survey) -> list[Offer]:
    """The offers that wait for an answer, the best first: there are fewer counters than offers."""
    state, seat = survey.state, survey.seat

    def rank(offer: Offer) -> tuple[bool, float, bool, int]:
        if offer.treaty is None:
            return True, 0.0, False, offer.number
        mine = not offer.ends and _is_in_circle(survey, offer)
        return False, -partners.worth(survey, offer.by, offer.treaty), not mine, -bonds(state, seat, offer.by)

    return sorted(state.politics.offers_to(seat), key=rank)


def _is_in_circle(survey: Survey, offer: Offer) -> bool:
    if offer.treaty is None:
        return False
    return tuple(sorted((offer.by, offer.to))) in partners.circle(survey.state, offer.treaty)


def answering(survey: Survey) -> Plan:
    """Accepted is what is good, the best first, as long as there are counters and credits for it."""
    draft = Draft(survey)
    reasons = []
    for offer in ranked(survey):
        order, why = answer(survey, offer)
        if draft.write(order):
            reasons.append(why)
        else:
            draft.write(Decline(offer.by, offer.number))
    return draft.plan(reasons[:4])


def considering(survey: Survey) -> Plan:
    offer = survey.state.politics.offers_to(survey.seat)[0]
    order, why = answer(survey, offer)
    return Plan((order,), (why,))


def besides(survey: Survey) -> Plan:
    """An offer that came in addition to what others decide (SW-23.1.3)."""
    offer = survey.state.politics.offers_to(survey.seat)[0]
    order, why = answer(survey, offer)
    if order in tuple(answers(survey.state, survey.seat)):
        return Plan((order,), (why,))
    return Plan((Decline(offer.by, offer.number),), (_CANNOT.format(player=whoever_sits(offer.by)),))


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {
    Declaring: declaring,
    Answering: answering,
    Speaking: speaking,
    Considering: considering,
}
