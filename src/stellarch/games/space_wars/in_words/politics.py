"""SW-3, SW-6, SW-7: before the first turn, in council, between players."""

from collections.abc import Sequence

from stellarch.core import Seat, Text
from stellarch.core.text import listed
from stellarch.games.space_wars import french
from stellarch.games.space_wars.actions import council, declarations, general, setup
from stellarch.games.space_wars.events.council import MotionTabled
from stellarch.games.space_wars.events.declarations import (
    clauses,
    exchange_in_words,
    peace_in_words,
    terms_in_words,
)
from stellarch.games.space_wars.in_words.telling import Tellers, always
from stellarch.games.space_wars.state.matters import FIGHTERS, Council
from stellarch.games.space_wars.view import SwView
from stellarch.games.space_wars.words import name, piece_name, the_place

Names = Sequence[str]


# SW-3


def _choose_technologies(view: SwView, order: setup.ChooseTechnologies, names: Names) -> Text:
    chosen = listed([name("technology", each) for each in (order.level3, *order.level2)])
    return Text(f"Begin with {chosen.en}", f"Commencez avec : {chosen.fr}")


# SW-6


def _appoint(view: SwView, order: council.Appoint, names: Names) -> Text:
    who, office = names[order.player], name("office", order.office)
    return Text(f"Name {who} {office.en}", f"Nommez {who} {office.fr}")


def _set_order(view: SwView, order: council.SetOrder, names: Names) -> Text:
    propose, vote = (", ".join(names[seat] for seat in seats) for seats in (order.proposers, order.voters))
    return Text(
        f"Set the order: proposals by {propose}; votes by {vote}",
        f"Fixez l'ordre : pour proposer, {propose} ; pour voter, {vote}",
    )


def _propose(view: SwView, order: council.Propose, names: Names) -> Text:
    tabled = MotionTabled(0, view.you or Seat(0), order.kind, order.card, order.players, order.sector)
    what = tabled.motion(names)
    return Text(f"Propose: {what.en}", f"Proposez : {what.fr}")


def motion(view: SwView, number: int, names: Names) -> Text:
    """A motion of this council by its number, with what it is about."""
    docket = view.stage.docket if isinstance(view.stage, Council) else ()
    if not 1 <= number <= len(docket):
        return Text(f"motion {number}", f"motion {number}")
    found = docket[number - 1]
    sector = None if found.sector is None else view.galaxy.name(found.sector)
    what = MotionTabled(number, found.by, found.kind, found.card, found.players, sector).motion(names)
    return Text(f"motion {number} ({what.en})", f"motion {number} ({what.fr})")


def _veto(view: SwView, order: council.Veto, names: Names) -> Text:
    what = motion(view, order.motion, names)
    return Text(f"Veto {what.en}", f"Opposez votre veto à la {what.fr}")


def _vote(view: SwView, order: council.Vote, names: Names) -> Text:
    what, freed = motion(view, order.motion, names), sum(order.freed.values())
    how = {
        "for": Text(f"Vote for {what.en}", f"Votez pour la {what.fr}"),
        "against": Text(f"Vote against {what.en}", f"Votez contre la {what.fr}"),
        "abstain": Text(f"Abstain on {what.en}", f"Abstenez-vous sur la {what.fr}"),
    }[order.value]
    if not freed:
        return how
    if freed == 1:
        return Text(f"{how.en}, freeing a slave", f"{how.fr}, en libérant un esclave")
    return Text(f"{how.en}, freeing {freed} slaves", f"{how.fr}, en libérant {freed} esclaves")


def _plan(view: SwView, order: council.Plan, names: Names) -> Text:
    what = name("resource", order.material)
    return Text(f"Have the industrial plan bring {what.en}", f"Demandez au plan industriel : {what.fr}")


# SW-7


def _break_treaty(view: SwView, order: declarations.BreakTreaty, names: Names) -> Text:
    who, what = names[order.player], name("treaty", order.treaty)
    if order.joint:
        return Text(
            f"Propose that {who} and you end the {what.en}", f"Proposez à {who} de mettre fin {french.to_the(what.fr)}"
        )
    return Text(f"Break the {what.en} with {who}", f"Rompez {french.the(what.fr)} avec {who}")


def _offer_treaty(view: SwView, order: declarations.OfferTreaty, names: Names) -> Text:
    who, what = names[order.player], name("treaty", order.treaty)
    article = "an" if what.en[0] in "aeiou" else "a"
    return Text(f"Offer {who} {article} {what.en}", f"Proposez à {who} {french.a(what.fr)}")


def _declare_war(view: SwView, order: declarations.DeclareWar, names: Names) -> Text:
    return Text(f"Declare war on {names[order.player]}", f"Déclarez la guerre à {names[order.player]}")


def _offer_peace(view: SwView, order: declarations.OfferPeace, names: Names) -> Text:
    who = names[order.player]
    assert view.you is not None, "an order is told to the seat that gives it"
    terms = terms_in_words(view.you, order.player, order.gives, order.asks, order.turns, names)
    return clauses(Text(f"Offer {who} peace", f"Proposez la paix à {who}"), *terms)


def _force_peace(view: SwView, order: declarations.ForcePeace, names: Names) -> Text:
    return Text(f"Force peace on {names[order.player]}", f"Forcez la paix avec {names[order.player]}")


def _relocate(view: SwView, order: declarations.Relocate, names: Names) -> Text:
    where = the_place(order.sector)
    if order.craft == FIGHTERS:
        return Text(f"Withdraw the fighters to {where.en}", f"Repliez les chasseurs vers {where.fr}")
    craft = piece_name(order.craft)
    return Text(f"Withdraw {craft.en} to {where.en}", f"Repliez {french.the(craft.fr)} vers {where.fr}")


def _make_offer(view: SwView, order: declarations.MakeOffer, names: Names) -> Text:
    who, what = names[order.player], exchange_in_words(order.gives, order.asks)
    return Text(f"Offer {who}: {what.en}", f"Proposez à {who} : {what.fr}")


def _propose_goal(view: SwView, order: declarations.ProposeGoal, names: Names) -> Text:
    return Text(
        f"Propose to all a winning value of {order.value}", f"Proposez à tous une valeur de victoire de {order.value}"
    )


def _take_back(view: SwView, order: declarations.TakeBack, names: Names) -> Text:
    who = names[order.player]
    return Text(f"Take back your offer to {who}", f"Retirez votre offre à {who}")


def _accept(view: SwView, order: declarations.Accept, names: Names) -> Text:
    who, what = names[order.player], offered(view, order, names)
    return Text(f"Accept the offer of {who}{what.en}", f"Acceptez l'offre faite par {who}{what.fr}")


def _decline(view: SwView, order: declarations.Decline, names: Names) -> Text:
    who, what = names[order.player], offered(view, order, names)
    return Text(f"Decline the offer of {who}{what.en}", f"Déclinez l'offre faite par {who}{what.fr}")


def offered(view: SwView, order: declarations.Accept | declarations.Decline, names: Names) -> Text:
    """What the offer is that is answered, as far as the seat has one with this number."""
    offers = (offer for offer in view.politics.offers if offer.to == view.you)
    offer = next((each for each in offers if (each.by, each.number) == (order.player, order.offer)), None)
    if offer is None:
        return Text("", "")
    if offer.peace is not None:
        what = peace_in_words(offer.to, offer.peace, offer.gives, offer.asks, names)
    elif offer.goal:
        what = Text(f"a winning value of {offer.goal}", f"une valeur de victoire de {offer.goal}")
    elif offer.treaty is None:
        what = exchange_in_words(offer.gives, offer.asks)
    elif offer.ends:
        treaty = name("treaty", offer.treaty)
        what = Text(f"to end the {treaty.en}", f"mettre fin {french.to_the(treaty.fr)}")
    else:
        what = name("treaty", offer.treaty)
    return Text(f" ({what.en})", f" ({what.fr})")


TOLD: Tellers = {
    setup.Redeal: always("Ask for a new deal", "Demandez une nouvelle donne"),
    setup.AcceptDeal: always("Accept the deal", "Acceptez la donne"),
    setup.ChooseTechnologies: _choose_technologies,
    council.Appoint: _appoint,
    council.SetOrder: _set_order,
    council.Propose: _propose,
    council.PassProposal: always("Propose nothing more", "Ne proposez plus rien"),
    council.Veto: _veto,
    council.NoVeto: always("Let the motion be voted on", "Laissez voter la motion"),
    council.Vote: _vote,
    council.Plan: _plan,
    declarations.BreakTreaty: _break_treaty,
    declarations.DeclareWar: _declare_war,
    declarations.OfferTreaty: _offer_treaty,
    declarations.OfferPeace: _offer_peace,
    declarations.ForcePeace: _force_peace,
    declarations.ProposeGoal: _propose_goal,
    declarations.TakeBack: _take_back,
    declarations.Relocate: _relocate,
    declarations.MakeOffer: _make_offer,
    declarations.Accept: _accept,
    declarations.Decline: _decline,
    general.End: always("Finish here", "Terminez ici"),
    general.Auto: always("Leave it to the usual orders", "Laissez faire les ordres habituels"),
    general.Revise: always("Take your sealed orders back", "Reprenez vos ordres scellés"),
}
