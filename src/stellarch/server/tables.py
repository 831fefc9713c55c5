"""All the tables of a server, and all that can be done there, by subject."""

from collections.abc import Callable
from functools import partial

from stellarch.server import messages
from stellarch.server.advising import Advising
from stellarch.server.analyses import Analyses
from stellarch.server.autoplay import Autoplay
from stellarch.server.bot_workers import BotWorkers
from stellarch.server.hall import Hall
from stellarch.server.lists import Lists
from stellarch.server.looking import Looking
from stellarch.server.making import Making
from stellarch.server.playing import Playing
from stellarch.server.sitting_down import SittingDown
from stellarch.server.storage import Database
from stellarch.server.taking_back import TakingBack
from stellarch.server.turns import Turns
from stellarch.server.workshop import Workshop


class Tables:
    def __init__(
        self,
        database: Database,
        bots: BotWorkers,
        turns: Turns,
        workshop: Workshop,
        tell: Callable[[str, messages.LiveMessage], None],
    ) -> None:
        self.hall = Hall(database, tell)
        self.making = Making(self.hall, workshop)
        self.lists = Lists(self.hall)
        self.looking = Looking(self.hall)
        self.advising = Advising(self.hall, bots, turns)
        self.sitting_down = SittingDown(self.hall)
        self.playing = Playing(self.hall)
        self.taking_back = TakingBack(self.hall, self.playing)
        quietly = partial(self.hall.open, wake=False)
        self.analyses = Analyses(database, bots, turns, quietly)
        self._autoplay = Autoplay(bots, turns, self.hall.presence, quietly, self.playing.act)
        self.playing.autoplay = self._autoplay
        self.hall.wake = self._autoplay.wake

    def call_off(self) -> None:
        """Have nothing more thought about or played: the server is about to end."""
        self.analyses.call_off()
        self._autoplay.call_off()

    async def stop(self) -> None:
        await self.analyses.stop()
        await self.lists.stop()
        await self._autoplay.stop()
        await self.hall.stop()
