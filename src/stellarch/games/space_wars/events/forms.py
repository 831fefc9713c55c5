"""Events of SW-23.3: what became of orders that were given ahead. They are for the player who gave them."""

from collections.abc import Sequence

from stellarch.core import Event, Seat, Text
from stellarch.games.space_wars.actions import FormName, Halt
from stellarch.games.space_wars.actions.standing import Wake
from stellarch.games.space_wars.words import name


class _OwnEvent(Event, frozen=True):
    """What others are not told, since it would tell them of a sealed form."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class FormFiled(_OwnEvent, frozen=True):
    """A form is in before its phase; with no orders, it was taken back."""

    form: FormName
    orders: int

    def told(self, names: Sequence[str]) -> Text:
        what = name("form", self.form)
        if not self.orders:
            return Text(f"You take back your {what.en}.", f"Vous retirez votre formulaire : {what.fr}.")
        return Text(
            f"Your {what.en} is handed in, sealed: {_orders(self.orders).en}.",
            f"Votre formulaire est remis, scellé : {what.fr}, {_orders(self.orders).fr}.",
        )


def _orders(count: int) -> Text:
    return Text(f"{count} order{'' if count == 1 else 's'}", f"{count} ordre{'' if count < 2 else 's'}")


class OrderLeftOut(_OwnEvent, frozen=True):
    """An order that was given ahead can no longer be carried out (SW-23.3.4)."""

    order: str
    rule: str
    why: Text

    def told(self, names: Sequence[str]) -> Text:
        return Text(
            f"Your order {self.order} is skipped. {self.why.en}", f"Votre ordre {self.order} est sauté. {self.why.fr}"
        )


class PlanStopped(_OwnEvent, frozen=True):
    """The plan of a player stops as he wished, and he is asked (SW-23.3.4)."""

    why: Halt
    left: int
    """Orders that were not carried out."""

    def told(self, names: Sequence[str]) -> Text:
        why, left = _WHY[self.why], _orders(self.left)
        return Text(
            f"Your plan stops, {left.en} before its end: {why.en}.",
            f"Votre plan s'arrête, {left.fr} avant la fin : {why.fr}.",
        )


_WHY: dict[Halt, Text] = {
    "intercepted": Text("your craft were intercepted", "vos engins ont été interceptés"),
    "enemy": Text("an enemy stands in the way", "un ennemi barre la route"),
    "skipped": Text("an order was skipped", "un ordre a été sauté"),
}


class StandingOrdersSet(_OwnEvent, frozen=True):
    """A player has changed what is done for him (SW-23.3.8)."""

    def told(self, names: Sequence[str]) -> Text:
        return Text("You change your standing orders.", "Vous changez vos ordres permanents.")


class OrdersFollowed(_OwnEvent, frozen=True):
    """What a player had handed in ahead, or ordered for his absence, is done while another acts. All can see that, so
    what brought it about cannot be taken back."""

    reveals = True

    def told(self, names: Sequence[str]) -> Text:
        return Text("The orders you gave ahead are carried out.", "Les ordres que vous aviez donnés sont exécutés.")


class PassingEnded(_OwnEvent, frozen=True):
    """What a player waited for has happened: he is asked again."""

    why: Wake

    def told(self, names: Sequence[str]) -> Text:
        why = _WOKEN[self.why]
        return Text(f"You are asked again: {why.en}.", f"On vous consulte à nouveau : {why.fr}.")


_WOKEN: dict[Wake, Text] = {
    "offer": Text("an offer came", "une offre est arrivée"),
    "treaty": Text("a treaty was broken", "un traité a été rompu"),
    "war": Text("war was declared on you", "on vous a déclaré la guerre"),
    "technology": Text("a technology is known", "une technologie est acquise"),
}
