"""One sitting at the terminal: people at the keyboard and bots, from the first action to the end or to leaving."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from stellarch.arena import bot_seed
from stellarch.bots import Bot, Reasons, Thinker, advice, explained, may_be_told, openly, plan_of, thought_of
from stellarch.cli import messages
from stellarch.cli.files import BadFile, write_file
from stellarch.cli.filling import Cancelled, Filling
from stellarch.cli.messages import Says, Typed
from stellarch.cli.move_list import example, show_moves
from stellarch.cli.moves import Choice, NotUnderstood, choices, number_of, read_move
from stellarch.cli.output import Screen, spoken
from stellarch.cli.rules import look_up, near_ids, show_rules
from stellarch.cli.seats import Sitter
from stellarch.core import (
    Action,
    BadNotation,
    Entry,
    Event,
    Language,
    Record,
    Refused,
    Seat,
    StellarchError,
    Table,
    Template,
    Text,
)
from stellarch.core.table import TheGameIsOver

_HELP_COLUMN: dict[Language, int] = {"en": 15, "fr": 18, "de": 15}
"""Where the explanations of the help begin."""


class Sitting:
    """Plays a table to its end. `ask` gives the next line typed, or None when there are no more."""

    def __init__(
        self,
        table: Table[Any, Any],
        sitters: Sequence[Sitter],
        screen: Screen,
        ask: Callable[[str], str | None],
        keep_in: Path | None = None,
    ) -> None:
        self.table = table
        self.sitters = sitters
        self.screen = screen
        self.ask = ask
        self.keep_in = keep_in
        self.left = False
        self._news: list[str] = []
        self._happened: list[Event] = []
        """What has happened since somebody was told, as the one who looks may know it."""
        self._told: list[str] = []
        """What was told last."""
        self._heading: Text | None = None
        """What went on when the picture was shown last: under one heading it is shown once."""
        self._listed: list[Choice] = []
        self._explained = False
        self._decided: dict[int, int] = {}
        """Where a bot decided on each of its moves: a plan is decided on where it begins."""

    @property
    def names(self) -> list[str]:
        return [sitter.name for sitter in self.sitters]

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.bot is None]

    def run(self) -> None:
        """Play until the game is over or is left."""
        self._welcome()
        try:
            while not self.left and (seat := self.table.turn) is not None:
                bot = self.sitters[seat].bot
                if bot is None:
                    self._person_acts(seat)
                else:
                    self._bot_acts(seat, bot)
        except KeyboardInterrupt:
            self.screen.line()
            self._leave()
            raise
        if self.left:
            self._leave()
        else:
            self._end()

    def _welcome(self) -> None:
        coloured = [self.screen.named(seat, name) for seat, name in enumerate(self.names)]
        game = self.table.game.name
        if len(self.people) == 1:
            self.screen.say(messages.Welcome(game, coloured[self.people[0]]))
        else:
            self.screen.say((messages.WelcomeAll if self.people else messages.Watch)(game, tuple(coloured)))
        self._note(self.table.opening)
        if opening := self.screen.told(self.table.opening, self.names):
            self._news.append(opening)

    def _bot_acts(self, seat: Seat, bot: Bot) -> None:
        table = self.table
        bots = set(range(len(self.sitters))) - set(self.people)
        bound = table.game.live.bound_to(table.state, seat, bots)
        if bound is not None:
            self._play(bound)
            return
        seed = bot_seed(table.seed, seat, len(table.log))
        plan = plan_of(bot, table.game, table.view(seat), table.legal, seed)
        decided = len(table.log)
        entries = table.play_plan(plan, seat, bots)
        self._decided |= dict.fromkeys(range(decided, len(table.log)), decided)
        self._played(entries)

    def _person_acts(self, seat: Seat) -> None:
        """Show the position and ask until the position is another one, or the person leaves."""
        screen, game = self.screen, self.table.game
        self._listed = choices(self.table, self.names)
        screen.line()
        heading = game.chronicle.heading(self.table.view(seat))
        who = self.names[seat]
        title = messages.Turn(len(self.table.log) + 1, who) if heading is None else messages.Now(heading, who)
        screen.rule(screen.put(title))
        if game.typing.shows_picture(self.table.view(seat)) and (heading is None or heading != self._heading):
            self._board()
            self._heading = heading
        self._tell_news()
        self._show_moves(self._listed)
        before = self.table.state
        while not self.left and self.table.state is before:
            typed = self.ask(f"{screen.named(seat, self.names[seat])}> ")
            if typed is None:
                screen.line()
                screen.say(Says.INPUT_ENDED)
                self.left = True
            elif typed.strip():
                self._answer(typed.strip())
            elif game.typing.enter:
                self._answer_as_usual(seat)

    def _answer_as_usual(self, seat: Seat) -> None:
        """An empty line takes the default."""
        try:
            self._play(self.table.game.default(self.table.state, seat))
        except StellarchError as fault:
            self._refuse(fault)

    def _answer(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        command = next((name for name in Typed if word.lower() in spoken(name)), None)
        look = next((look for look in self.table.game.typing.looks if word.lower() in spoken(look.word)), None)
        try:
            if look is not None:
                view = self.table.view(self.table.turn)
                self.screen.line(look.draw(view, rest.strip(), self.names, self.screen.language))
            elif command is None:
                self._play(self._filled_in(read_move(typed, self._listed, self.table)))
            else:
                _ANSWERS[command](self, rest.strip())
        except StellarchError as fault:
            self._refuse(fault)
        except Cancelled:
            self.screen.say(Says.CANCELLED)

    def _filled_in(self, choice: Any) -> Any:
        """An action as it stands; what has blanks, with all of them filled in."""
        if not isinstance(choice, Template):
            return choice
        return self.table.game.read_plain(Filling(self.screen, self.ask, self.names).fill(choice))

    def _refuse(self, fault: StellarchError) -> None:
        rule = getattr(fault, "rule", None)
        sentence = self.screen.put(fault.why)
        if isinstance(fault, Refused) and fault.at:
            where = " ".join(str(step + 1) if isinstance(step, int) else step for step in fault.at)
            sentence = f"{self.screen.put(messages.RefusedAt(where))} {sentence}"
        self.screen.paragraph(f"{self.screen.paint(rule, 'cyan')}: {sentence}" if rule else sentence)
        if isinstance(fault, BadNotation | NotUnderstood):
            self.screen.say(Says.HELP_IS_NEAR)

    def _play(self, action: Any) -> None:
        self.table.play(action)
        self._played(self.table.log[-1:])

    def _played(self, entries: Sequence[Entry]) -> None:
        """Note what was played, for the next player at the screen, and keep it."""
        for seat, action, events in entries:
            self._note(events)
            told = self.screen.told(events, self.names, self._watcher)
            self._news.append(f"{self.screen.named(seat, self._shown(seat, action))}  {told}".rstrip())
        self._keep()

    def _note(self, events: Sequence[Event]) -> None:
        seen = (event.seen_by(self._watcher) for event in events)
        self._happened += [event for event in seen if event is not None]

    def _shown(self, seat: Seat, action: Action) -> str:
        """An action as the player at the screen may know it."""
        seen = action.seen_by(seat, self._watcher)
        return "..." if seen is None else str(seen)

    @property
    def _watcher(self) -> Seat | None:
        """Whose eyes the screen is for: the one person's, or anybody's where several look at it."""
        return Seat(self.people[0]) if len(self.people) == 1 else None

    def _tell_news(self) -> None:
        report = self.table.game.chronicle.report(self.table.view(self._watcher), self._happened, self.names)
        self._told = self._news if report is None else [self.screen.put(paragraph.in_one) for paragraph in report]
        self._news, self._happened = [], []
        self._report()

    def _report(self, rest: str = "") -> None:
        """What was told last."""
        for line in self._told:
            self.screen.paragraph(f"  {line}", indent=4)
        self.screen.line()

    def _show_moves(self, listed: Sequence[Choice]) -> None:
        """What is asked, and the list; the first time with what it means."""
        seat, game = self.table.turn, self.table.game
        assert seat is not None
        if asked := game.decision(self.table.state, seat):
            sealed = f" {self.screen.put(Says.SEALED)}" if asked.sealed else ""
            self.screen.paragraph(self.screen.paint(f"{self.screen.put(asked.label)}.", "bold") + sealed)
        if not self._explained:
            self.screen.paragraph(self.screen.put(game.typing.note(example(listed))))
        self._explained = True
        show_moves(listed, self.screen)
        if game.typing.enter:
            usual = game.in_words(self.table.view(seat), game.default(self.table.state, seat), self.names)
            self.screen.paragraph(self.screen.paint(self.screen.put(messages.Enter(usual)), "dim"), indent=2)

    def _board(self, rest: str = "") -> None:
        table = self.table
        seat = table.turn if table.turn in self.people else self._watcher
        self.screen.line(table.game.picture(table.view(seat), self.screen.language, self.screen.colour))
        self.screen.line()

    def _help(self, rest: str) -> None:
        self.screen.say(self.table.game.typing.help(example(self._listed)))
        for look in self.table.game.typing.looks:
            what = f"{self.screen.put(look.word)} {self.screen.put(look.arguments)}".rstrip()
            self.screen.line(f"{what:<{_HELP_COLUMN[self.screen.language]}}{self.screen.put(look.what)}")
        self.screen.say(Says.HELP)

    def _moves(self, rest: str) -> None:
        at = rest.lower()
        wanted = [choice for choice in self._listed if not at or choice.item.concerns(at)]
        if wanted:
            self._explained = False
            self._show_moves(wanted)
        else:
            self.screen.say(messages.NoMovesAt(rest))

    def _why(self, rest: str) -> None:
        """Why a bot played as it did, the last one or the one named; or what is to be said of a move."""
        played = self._last_move_of_a_bot(rest)
        if played is not None:
            self._why_played(played)
        elif rest:
            self._why_not(rest)
        else:
            self.screen.say(messages.WhyWhat(example(self._listed)))

    def _last_move_of_a_bot(self, name: str) -> int | None:
        """Its number in the log; without a name, that of whichever bot played last."""
        wanted = [sitter.bot is not None and name.lower() in ("", sitter.name.lower()) for sitter in self.sitters]
        return max((number for number, entry in enumerate(self.table.log) if wanted[entry.seat]), default=None)

    def _why_played(self, number: int) -> None:
        table, (seat, action, _) = self.table, self.table.log[number]
        bot, who = self.sitters[seat].bot, self.screen.named(seat, self.names[seat])
        assert bot is not None
        decided = self._decided.get(number, number)
        then, before, after = map(table.state_at, (decided, number, number + 1))
        if action.seen_by(seat, None) != action or not may_be_told(table.game, seat, then, before, after):
            self.screen.say(messages.SecretReasons(who))
            return
        view, legal = table.game.view(then, seat), table.game.legal(then, seat)
        seed = bot_seed(table.seed, seat, decided)
        thought = thought_of(bot, table.game, view, legal, seed, str(action))
        self.screen.say(messages.WhyPlayed(who, str(action)))
        if thought is None:
            self.screen.say(messages.NoReasons(bot.name))
            thought = Thinker().think(table.game, view, legal, seed)
        heard, now = openly(table.game, thought, (None,)), table.game.view(before, seat)
        self._tell(explained(table.game, now, heard, self.names, str(action), as_planned=decided < number))

    def _tell(self, reasons: Reasons) -> None:
        """What to do, what it brings and why not something else; the figures after a blank line."""
        for sentence in (reasons.order, *reasons.sentences):
            self.screen.paragraph(f"  {self.screen.put(sentence)}", indent=4)
        self.screen.line()
        self.screen.paragraph(f"  {self.screen.paint(self.screen.put(Says.FIGURES), 'dim')}")
        for figure in reasons.figures:
            self.screen.paragraph(f"    {self.screen.paint(self.screen.put(figure), 'dim')}", indent=6)

    def _why_not(self, rest: str) -> None:
        """Whether a move is allowed, and what it may meet; if not, the refusal and the rule it comes from."""
        action = self._filled_in(read_move(rest, self._listed, self.table))
        assert self.table.turn is not None
        try:
            self.table.game.apply(self.table.state, self.table.turn, action)
        except Refused as fault:
            self._refuse(fault)
            rule = self.table.game.rulebook.get(fault.rule or "")
            show_rules([rule] if rule else [], self.screen)
        else:
            self.screen.say(messages.IsLegal(str(action)))
            for caveat in self.table.game.caveats(self.table.view(self.table.turn), action, self.names):
                self.screen.paragraph(f"  {self.screen.put(caveat.text)}", indent=4)

    def _hint(self, rest: str) -> None:
        table, seat = self.table, self.table.turn
        assert seat is not None
        seed = bot_seed(table.seed, seat, len(table.log))
        advised = advice(table.game, table.view(seat), table.legal, seed, self.names)
        move = table.game.read_action(advised.text)
        if advised.why.aim:
            self.screen.paragraph(self.screen.put(advised.why.aim))
        self.screen.say(messages.Hint(str(move), number_of(move, self._listed)))
        self._tell(advised.why)

    def _score(self, rest: str) -> None:
        self.screen.score_sheet(self.table.standings, self.names)

    def _rules(self, rest: str) -> None:
        book = self.table.game.rulebook
        found, missing = look_up(book, tuple(rest.split()), self.screen.language)
        show_rules(found, self.screen)
        for wanted in missing:
            self.screen.say(messages.NoSuchRule(wanted, near_ids(book, wanted)))
        if not found and not missing:
            self.screen.say(messages.NoRuleWith(rest))

    def _undo(self, rest: str) -> None:
        """Back to before the last action of a person, with what the bots did since; never past a revelation."""
        log = self.table.log
        last = max((number for number, entry in enumerate(log) if entry.seat in self.people), default=None)
        if last is None:
            self.screen.say(Says.NOTHING_TO_TAKE_BACK)
        elif any(event.reveals for entry in log[last:] for event in entry.events):
            self.screen.say(Says.REVEALED)
        else:
            taken = [self._shown(entry.seat, self.table.undo()) for entry in reversed(log[last:])]
            self._decided = {number: decided for number, decided in self._decided.items() if number < last}
            self._news.append(self.screen.put(messages.TakenBack(tuple(reversed(taken)))))
            self._keep()

    def _save(self, rest: str) -> None:
        if not rest:
            self.screen.say(Says.SAVE_WHERE)
            return
        write_record(Path(rest), self.table.record(), self.table.headings())
        self.screen.say(messages.Saved(rest))

    def _resign(self, rest: str) -> None:
        seat = self.table.turn
        assert seat is not None
        free = self.table.game.free(self.table.state, seat)
        giving_up = [choice for choice in free if not isinstance(choice, Template) and choice.gives_up]
        if giving_up:
            self._play(giving_up[0])
        else:
            self.screen.say(Says.CANNOT_RESIGN)

    def _quit(self, rest: str) -> None:
        self.left = True

    def _keep(self) -> None:
        """The record is written after every action, so that no game is lost; a full disk does not end the game."""
        if self.keep_in is None:
            return
        try:
            write_record(self.keep_in, self.table.record())
        except BadFile as fault:
            self.keep_in = None
            self.screen.say(messages.NotSaved(fault.why))

    def _end(self) -> None:
        self.screen.line()
        self.screen.rule(self.screen.put(TheGameIsOver()))
        self._board()
        self._tell_news()
        self.screen.score_sheet(self.table.standings, self.names)
        self.screen.winners(self.table.standings, self.names)
        if self.keep_in:
            self.screen.say(messages.RecordAt(self.keep_in))

    def _leave(self) -> None:
        kept = self.keep_in if self.table.log else None
        self.screen.say(messages.GoOnWith(kept) if kept else Says.LEFT)


_ANSWERS: dict[Typed, Callable[[Sitting, str], None]] = {
    Typed.HELP: Sitting._help,
    Typed.MOVES: Sitting._moves,
    Typed.WHY: Sitting._why,
    Typed.HINT: Sitting._hint,
    Typed.BOARD: Sitting._board,
    Typed.REPORT: Sitting._report,
    Typed.SCORE: Sitting._score,
    Typed.RULES: Sitting._rules,
    Typed.UNDO: Sitting._undo,
    Typed.SAVE: Sitting._save,
    Typed.RESIGN: Sitting._resign,
    Typed.QUIT: Sitting._quit,
}


def write_record(path: Path, record: Record, headings: Mapping[int, str] = MappingProxyType({})) -> None:
    """A record in the form its file name asks for: text for .txt, under headings if there are some, else JSON."""
    write_file(path, record.to_text(headings) if path.suffix == ".txt" else f"{record.to_json()}\n")
