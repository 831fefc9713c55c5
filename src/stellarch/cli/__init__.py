"""The `stellarch` command: one module for each group of commands, loaded when it is asked for.

Exit codes: 0 fine, 1 what was asked about does not hold, 2 bad input, 130 interrupted.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from stellarch.games import GAMES

if TYPE_CHECKING:
    from cyclopts import App

FINE, DOES_NOT_HOLD, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

COMMANDS: dict[str, tuple[str, str]] = {
    "play": ("stellarch.cli.play:app", "Play in this terminal, against bots or with others at the keyboard."),
    "serve": ("stellarch.cli.serve:app", "Serve the table in the browser."),
    "games": ("stellarch.cli.games:app", "Show the games that can be played, and their options."),
    "rules": ("stellarch.cli.rules:app", "Look a rule up by its id, or search the rules."),
    "simulate": ("stellarch.cli.simulate:app", "Let bots play many games, and sum them up."),
    "arena": ("stellarch.cli.arena:app", "Let bots compete: ratings, results in Parquet, a report."),
    "calibrate": ("stellarch.cli.calibrate:app", "Fit the chances of winning to games of bots, or check them."),
    "prepare": ("stellarch.cli.prepare:app", "Compile what the bots think with, once for this machine."),
    "replay": ("stellarch.cli.records:replay_app", "Tell a recorded game, or show one of its positions."),
    "analyse": ("stellarch.cli.analyse:app", "Weigh a recorded game move by move, and name the mistakes."),
    "hint": ("stellarch.cli.hint:app", "Show the hint at a point of a recorded game, with its figures."),
    "report": ("stellarch.cli.report:app", "Write the chronicle of a recorded game: maps, time line, plots."),
    "verify": ("stellarch.cli.records:verify_app", "Prove that a record follows the rules and its promised seed."),
    "convert": ("stellarch.cli.records:convert_app", "Write a record in its other form, text or JSON."),
    "schema": (
        "stellarch.cli.games:schema_app",
        "Print the JSON Schema of a game's options, actions, events and views.",
    ),
    "words": ("stellarch.cli.translate:app", "Show what a language lacks, for those who translate."),
    **{name: (added.app, added.what) for name, added in GAMES.commands.items()},
}
"""By name: where it is, and what it does. Games add their own."""

EXIT_CODES = """\
Exit codes: 0 fine; 1 what was asked about does not hold (an invalid board, a
record that does not verify, no such rule); 2 bad input; 130 interrupted."""

_OVERVIEW = """\
Usage: stellarch COMMAND

Space-empire board games to play, to study and to teach to programs.

Commands:
{commands}

Options:
  -h, --help   Show this page; after a command, show how to use it.
  --version    Show the version.

Examples:
{examples}

{exit_codes}"""


def main() -> None:
    """The entry point: runs the command and leaves with its exit code."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    sys.stdin = sys.stdin or os.fdopen(nowhere, "r")  # started without streams, as by some schedulers
    sys.stdout = sys.stdout or os.fdopen(nowhere, "w")
    sys.stderr = sys.stderr or os.fdopen(nowhere, "w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a board drawn for a terminal that lacks a sign is still a board
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Run one command line and return its exit code; whatever is wrong is said in one line on stderr."""
    try:
        code = _overview(words) if len(words) < 2 and set(words) <= {"-h", "--help", "--version"} else _command(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough: stellarch rules | head
        _close_output()
        return FINE
    except OSError as fault:
        _close_output()
        return _complain(f"{fault.filename or 'output'}: {fault.strerror or fault}.")
    return code


def overview() -> str:
    """The help page. Written here, not drawn by a library, so that it comes at once."""
    commands = "\n".join(f"  {name:<10} {what}" for name, (_, what) in COMMANDS.items())
    return _OVERVIEW.format(commands=commands, examples=_examples(), exit_codes=EXIT_CODES)


def _examples() -> str:
    usual = next(iter(GAMES))
    added = [command.example for command in GAMES.commands.values()]
    plays = f"{'play':<30} you against a bot"
    return "\n".join(f"  stellarch {words}" for words in (plays, *added, f"simulate {usual} --games 100"))


def build_app() -> "App":
    """The whole command line; a command's module is imported when the command is used."""
    from cyclopts import App

    from stellarch import __version__

    app = App(
        name="stellarch",
        help_format="plaintext",
        help_epilogue=EXIT_CODES,
        version=__version__,
        suppress_keyboard_interrupt=False,
    )
    for name, (path, _) in COMMANDS.items():
        app.command(path, name=name)
    return app


def printable(words: str) -> str:
    """Words from a file or a person, with nothing in them that could drive the terminal."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in words)


def _overview(words: Sequence[str]) -> int:
    if "--version" in words:
        from stellarch import __version__

        print(__version__)
    else:
        print(overview())
    return FINE


def _command(words: Sequence[str]) -> int:
    from cyclopts import CycloptsError

    from stellarch.core import StellarchError

    try:
        code: Any = build_app()(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as fault:
        return _complain(str(fault))
    except StellarchError as fault:
        return _complain(_sentence(fault, words))
    return code if isinstance(code, int) else FINE


def _sentence(fault: Any, words: Sequence[str]) -> str:
    """The fault in the language asked for, with its rule if it has one."""
    from stellarch.cli.arguments import language_of

    sentence = fault.why.to(language_of(words))
    rule = getattr(fault, "rule", None)
    return f"{rule}: {sentence}" if rule else sentence


def _close_output() -> None:
    """What is still to be written goes nowhere, so that leaving does not stumble over it again."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str) -> int:
    print(f"stellarch: {printable(' '.join(sentence.split()))}", file=sys.stderr)
    return BAD_INPUT
