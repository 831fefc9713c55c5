"""`stellarch`, with the orchard among its games: in the server's process and in its workers, which import this too."""

from stellarch.games import GAMES
from tests.bots.orchard import ORCHARD

GAMES[ORCHARD.id] = ORCHARD

if __name__ == "__main__":
    from stellarch.cli import main

    main()
