"""How often words may be guessed and letters be asked for: from one network, and for one account from everywhere.

Who has many addresses is held up by the account's share. That must not lock its owner out: a network on which one of
the account's own devices was signed in does not take from it.
"""

import time

from stellarch.server.budgets import Budget, Clock, network_of

_GUESSES_OF_A_NETWORK = 10
_GUESSES_AT_AN_ACCOUNT = 30
"""Each a minute. At this rate 46 bits last for two million years, half of them on average."""
_LETTERS_OF_A_NETWORK = 20
_LETTERS_TO_AN_ADDRESS = 6
"""Each an hour."""


class Guesses:
    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._by_network = Budget(_GUESSES_OF_A_NETWORK, clock)
        self._at_account = Budget(_GUESSES_AT_AN_ACCOUNT, clock)
        self._letters_by_network = Budget(_LETTERS_OF_A_NETWORK, _by_the_hour(clock))
        self._letters_to = Budget(_LETTERS_TO_AN_ADDRESS, _by_the_hour(clock))

    def count(self, address: str, number: str, *, at_home: bool) -> None:
        """One guess, whether there is an account with this number or not; raises TooMuch."""
        self._by_network.take(network_of(address))
        if not at_home:
            self._at_account.take(number)

    def count_letter(self, address: str, to: str, *, at_home: bool) -> None:
        """One letter, whether anybody has an account with this address or not; raises TooMuch."""
        self._letters_by_network.take(network_of(address))
        if not at_home:
            self._letters_to.take(to)


def _by_the_hour(clock: Clock) -> Clock:
    """A budget is of a minute: by this clock that takes an hour."""
    return lambda: clock() / 60
