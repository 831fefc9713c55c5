"""Reading and writing the files people name, and saying in one sentence what is wrong with one."""

import sys
from pathlib import Path

from stellarch.cli.messages import Cannot, Doing, FileFault, FileTooLong, NotATextFile
from stellarch.core import StellarchError

LONGEST = 32_000_000
"""No file of ours is longer than this many bytes; of a longer one (or one without end) no more is read."""

STDIN = "-"


class BadFile(StellarchError):
    """A file that cannot be read or written."""


def read_file(path: str) -> str:
    """The text of a file, or of standard input where the path is a hyphen; raises BadFile."""
    try:
        if path == STDIN:
            raw = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(path).open("rb") as file:
                raw = file.read(LONGEST + 1)
    except OSError as fault:
        raise BadFile(_cannot(Doing.READ, path, fault)) from None
    if len(raw) > LONGEST:
        raise BadFile(FileTooLong(path))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(NotATextFile(path)) from None


def write_file(path: Path, text: str) -> None:
    """Write a text to a file, over what was there; raises BadFile."""
    try:
        path.write_text(text, "utf-8", newline="\n")
    except OSError as fault:
        raise BadFile(_cannot(Doing.WRITE, str(path), fault)) from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadFile(_cannot(Doing.WRITE_TO, str(path), fault)) from None


def _cannot(doing: Doing, path: str, fault: OSError) -> Cannot:
    known = next((why for kind, why in _FAULTS.items() if isinstance(fault, kind)), None)
    return Cannot(doing, path, known or fault.strerror or str(fault))


_FAULTS: dict[type[OSError], FileFault] = {
    FileNotFoundError: FileFault.NOT_FOUND,
    IsADirectoryError: FileFault.IS_A_FOLDER,
    NotADirectoryError: FileFault.NOT_A_FOLDER,
    FileExistsError: FileFault.EXISTS,
    PermissionError: FileFault.NOT_ALLOWED,
}
