"""`stellarch`, with the orchard among its games: in the server's process and in its workers, which run this too."""

from stellarch.games import GAMES
from tests.bots.orchard import ORCHARD

if __name__ in ("__main__", "__mp_main__"):  # otherwise reading this file would add a game
    GAMES[ORCHARD.id] = ORCHARD

if __name__ == "__main__":
    from stellarch.cli import main

    main()
