"""Reading and writing the files people name, and saying in one sentence what is wrong with one."""

import sys
from pathlib import Path

from stellarch.core import StellarchError, Text

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
        raise BadFile(_cannot("read", "lire", path, fault)) from None
    if len(raw) > LONGEST:
        raise BadFile(
            Text(f"{path} is too long to be one of our files.", f"{path} est trop long pour être des nôtres.")
        )
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(Text(f"{path} is not a text file.", f"{path} n'est pas un fichier de texte.")) from None


def write_file(path: Path, text: str) -> None:
    """Write a text to a file, over what was there; raises BadFile."""
    try:
        path.write_text(text, "utf-8", newline="\n")
    except OSError as fault:
        raise BadFile(_cannot("write", "écrire", str(path), fault)) from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadFile(_cannot("write to", "écrire dans", str(path), fault)) from None


def _cannot(doing: str, faisant: str, path: str, fault: OSError) -> Text:
    why = next((why for kind, why in _REASONS.items() if isinstance(fault, kind)), None)
    reason = why or Text(fault.strerror or str(fault), fault.strerror or str(fault))
    return Text(f"Cannot {doing} {path}: {reason.en}.", f"Impossible de {faisant} {path} : {reason.fr}.")


_REASONS: dict[type[OSError], Text] = {
    FileNotFoundError: Text("there is no such file or folder", "pas de fichier ni de dossier de ce nom"),
    IsADirectoryError: Text("it is a folder", "c'est un dossier"),
    NotADirectoryError: Text("part of its path is not a folder", "une partie du chemin n'est pas un dossier"),
    FileExistsError: Text("there is a file of that name", "il y a un fichier de ce nom"),
    PermissionError: Text("permission denied", "accès refusé"),
}
