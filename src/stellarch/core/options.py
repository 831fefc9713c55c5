"""Options of a game: typed, with defaults, labels and what each depends on.

A game declares its options once, as a frozen struct whose fields carry a `Setting`:

    class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        edition: Annotated[Edition, Setting(named=True)] = Edition.RETAIL

    option-edition = Edition
        .help = Tiles and scoring of the 2015 print-and-play or of the 2016 box.
        .retail = Retail, 2016

From these come the set-up page, the help of the command line and the checks on what is given.
"""

import re
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from stellarch.core.errors import BadOptions
from stellarch.core.faults import DataKind, fault_in_words
from stellarch.core.telling import Label, Message, Sayable, kebab, said
from stellarch.core.text import Text, shown, verbatim

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
_NONE = "none"
Value = str | int | float | bool | None


class Setting(msgspec.Struct, frozen=True):
    """How one option is shown, and the values of other options it makes sense with."""

    label: Text | None = None
    """By default, what the game's catalogues have for it: `option-first-player`, and `.help` below."""
    help: Text | None = None
    names: Mapping[Any, Text] = {}
    named: bool = False
    """Whether the catalogues also have a name for each value: `.retail`, `.none`, `.value-0`."""
    only_with: Mapping[str, Any] = {}
    seat: int | None = None
    """The seat it is a matter of: it means nothing at a table without that seat."""
    players: Mapping[Any, tuple[int, ...]] = {}
    """The numbers of players that a value is for, where it is not for any number."""
    rule: str = ""
    """The rule that says what it may hold."""
    usual: Any = msgspec.UNSET
    """What a new game has where nobody says otherwise, if that is not the default: records leave the default out."""
    is_seat: bool = False
    """Whether its values are seats, counted from 0: who sits there, and in which colour, only the table knows."""


class NoSuchOption(Message, frozen=True):
    name: str
    known: tuple[str, ...]


class OptionsUnreadable(Message, frozen=True):
    what: Sayable


class BadValue(Message, frozen=True):
    """An option that cannot hold what it was given."""

    name: str
    value: str
    may_be: Sayable | str


class NumberBetween(Message, frozen=True):
    least: str
    most: str


OptionKind = Literal["choice", "flag", "number", "text", "seat"]


class Choice(msgspec.Struct, frozen=True):
    value: Value
    label: Text
    players: tuple[int, ...] | None = None
    """The numbers of players it can be chosen with; None: any."""


class OptionInfo(msgspec.Struct, frozen=True):
    """One option as a set-up page or a help text needs it."""

    name: str
    kind: OptionKind
    default: Value
    label: Text
    help: Text
    choices: tuple[Choice, ...] = ()
    only_with: Mapping[str, Value] = {}
    least: float | None = None
    most: float | None = None
    seat: int | None = None


def describe(options: type[msgspec.Struct], standard: msgspec.Struct | None = None) -> tuple[OptionInfo, ...]:
    """Every option of a game, in the order in which they are declared; with its default, or as it is in `standard`."""
    if standard is not None:
        usual = msgspec.to_builtins(standard)
        return tuple(msgspec.structs.replace(info, default=usual[info.name]) for info in _described(options))
    return _described(options)


@cache
def _described(options: type[msgspec.Struct]) -> tuple[OptionInfo, ...]:
    """Worked out once: types do not change, and every record and every table asks."""
    hints = get_type_hints(options, include_extras=True)
    return tuple(_info(name, hints[name], options) for name in options.__struct_fields__)


@cache
def usual_options(options: type[OptionsT]) -> OptionsT:
    """The options of a new game where nobody says otherwise.

    What a record leaves out means the default, for good. What is usual may change: no stored game changes with it.
    """
    settings = ((name, _setting(options, name).usual) for name in options.__struct_fields__)
    return options(**{name: usual for name, usual in settings if usual is not msgspec.UNSET})


def read_options(
    options: type[OptionsT], given: Mapping[str, object], standard: msgspec.Struct | None = None
) -> OptionsT:
    """Options from plain values (a record, a request); a BadOptions says which is wrong and what it may be.

    What is not given is as by default, or as in `standard`: that is for new games only, since what a record leaves out
    means the default.
    """
    try:
        return msgspec.convert({**_plain(standard), **given}, options)
    except (msgspec.ValidationError, UnicodeEncodeError) as fault:  # half of a character can be typed in a terminal
        raise _bad_value(options, given, str(fault)) from None


def parse_options(options: type[OptionsT], words: Iterable[str], standard: msgspec.Struct | None = None) -> OptionsT:
    """Options from words such as `edition=retail` or, for a flag, just `unexplored`; the rest as in `read_options`."""
    given: dict[str, object] = {}
    known = {info.name: info for info in describe(options)}
    for word in words:
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise _unknown(name, known)
        value = value.strip() if equals else "true"
        is_none = value.lower() == _NONE and any(choice.value is None for choice in known[name].choices)
        given[name] = None if is_none else value
    try:
        return msgspec.convert({**_plain(standard), **given}, options, strict=False)
    except (msgspec.ValidationError, UnicodeEncodeError) as fault:  # half of a character can be typed in a terminal
        raise _bad_value(options, given, str(fault)) from None


def _plain(standard: msgspec.Struct | None) -> dict[str, object]:
    return {} if standard is None else msgspec.to_builtins(standard)


def changed(options: msgspec.Struct) -> dict[str, object]:
    """The options that differ from their defaults, as plain values: what a record keeps."""
    plain: dict[str, object] = msgspec.to_builtins(options)
    standard = {info.name: info.default for info in describe(type(options))}
    return {name: value for name, value in plain.items() if value != standard[name]}


def _setting(options: type[msgspec.Struct], name: str) -> Setting:
    hint = get_type_hints(options, include_extras=True)[name]
    return next(extra for extra in get_args(hint) if isinstance(extra, Setting))


def _info(name: str, hint: Any, options: type[msgspec.Struct]) -> OptionInfo:
    plain = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    setting = _setting(options, name)
    position = options.__struct_fields__.index(name) - len(options.__struct_fields__)
    default = msgspec.to_builtins(options.__struct_defaults__[position])
    values = _values(plain)
    entry = option_label(options, name)
    choices = tuple(Choice(value, _named(value, setting, entry), setting.players.get(value)) for value in values)
    bounds = msgspec.json.schema(options)["$defs"][options.__name__]["properties"][name]
    return OptionInfo(
        name=name,
        kind=_kind(plain, values, setting),
        default=default,
        label=setting.label or said(entry),
        help=setting.help or said(entry._replace(part="help")),
        choices=choices,
        only_with=dict(setting.only_with),
        least=bounds.get("minimum"),
        most=bounds.get("maximum"),
        seat=setting.seat,
    )


def option_label(options: type[msgspec.Struct], name: str) -> Label:
    """The entry of the catalogues that has the words of an option."""
    return Label(options.__module__, f"option-{kebab(name)}")


def value_part(value: Value) -> str:
    """The part of that entry which names a value."""
    return "none" if value is None else kebab(value) if isinstance(value, str) else f"value-{value}"


def _named(value: Value, setting: Setting, entry: Label) -> Text:
    if setting.named:
        return said(entry._replace(part=value_part(value)))
    return setting.names.get(value, verbatim(str(value)))


def _kind(hint: Any, values: tuple[Value, ...], setting: Setting) -> OptionKind:
    if setting.is_seat:
        return "seat"
    return "flag" if hint is bool else "choice" if values else "number" if _is_number(hint) else "text"


def _values(hint: Any) -> tuple[Value, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(member.value for member in hint)
    if get_origin(hint) in (Union, UnionType):
        found = [value for part in get_args(hint) for value in _values(part)]
        return (None, *found) if found and NoneType in get_args(hint) else tuple(found)
    return ()


def _is_number(hint: Any) -> bool:
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    bare = {get_args(part)[0] if get_origin(part) is Annotated else part for part in parts}
    return bool(bare & {int, float})


def _unknown(name: str, known: Mapping[str, object]) -> BadOptions:
    return BadOptions(NoSuchOption(name, tuple(known)), about=(name,))


def _bad_value(options: type[msgspec.Struct], given: Mapping[str, object], fault: str) -> BadOptions:
    known = {info.name: info for info in describe(options)}
    if unknown := [name for name in given if name not in known]:
        return _unknown(unknown[0], known)
    name = next((name for name in given if re.search(rf"\$\.{re.escape(name)}(?![\w])", fault)), None)
    if name is None:
        return BadOptions(OptionsUnreadable(fault_in_words(fault)))
    info, value = known[name], given[name]
    return BadOptions(
        BadValue(name, shown(value), _may_be(info)),
        rule=_setting(options, name).rule or None,
        about=(name,),
    )


def _may_be(info: OptionInfo) -> Sayable | str:
    """What an option may hold."""
    if info.choices:
        return ", ".join(_NONE if choice.value is None else str(choice.value) for choice in info.choices)
    if info.kind == "flag":
        return "true, false"
    if info.kind == "text":
        return DataKind.STR
    if info.least is None or info.most is None:
        return DataKind.FLOAT
    return NumberBetween(f"{info.least:g}", f"{info.most:g}")
