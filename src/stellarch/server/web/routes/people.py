"""People: who one is, what opens one's account, on which devices one is; and how others have played."""

from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from litestar.response import Stream

from stellarch.core import Refused
from stellarch.server import messages
from stellarch.server.memory.export import zipped
from stellarch.server.people.accounts import Accounts, Arrived, Asker
from stellarch.server.people.passkeys import Site
from stellarch.server.people.refusals import No
from stellarch.server.people.sign_in import SignIn
from stellarch.server.settings import Settings
from stellarch.server.tables.player_names import tidied
from stellarch.server.web.addresses import on_this_machine
from stellarch.server.web.guard import RawHeaders, arrive, limited, visitor_of
from stellarch.server.web.hosts import name_if_any
from stellarch.server.web.languages import language_of
from stellarch.server.web.routes.common import AllTables, AnyRequest, Person, get, post

AllAccounts = NamedDependency[Accounts]
Ways = NamedDependency[SignIn]
OurSettings = NamedDependency[Settings]
_FEW = [limited("tables")]
"""For what makes something: about as often as tables may be made."""


def _asker(request: AnyRequest, person: str) -> Asker:
    visitor = visitor_of(request)
    assert visitor.device is not None, "a person comes with a device"
    return Asker(person, visitor.device, visitor.address, request.headers.get("user-agent", "")[:300])


def _site(request: AnyRequest, settings: Settings) -> Site:
    """What the browser calls this server; raises Refused where that is no name that passkeys could hold for."""
    host = RawHeaders(request.scope["headers"]).get(b"host") or ""
    name = name_if_any(host)
    if name is None:
        raise Refused(No.PASSKEYS_HERE)
    schemes = ("https",) if settings.secure_cookies or name != "localhost" else ("https", "http")
    return Site(name, tuple(f"{scheme}://{host}" for scheme in schemes))


async def _me(request: AnyRequest, accounts: Accounts, arrived: Arrived) -> messages.Me:
    """Who one is after arriving; the answer brings the browser's new cookie."""
    arrive(request, arrived.device, arrived.person)
    return await accounts.me(_asker(request, arrived.person))


@get("/me")
async def me(request: AnyRequest, accounts: AllAccounts, person: Person) -> messages.Me:
    """Who asks: a guest of this browser, or somebody with an account."""
    return await accounts.me(_asker(request, person))


@post("/me/name")
async def call(
    request: AnyRequest, data: JSONBody[messages.NewName], accounts: AllAccounts, person: Person
) -> messages.Me:
    """Be called so at every table from now on."""
    await accounts.call(person, tidied(data.name))
    return await accounts.me(_asker(request, person))


# Keys


@post("/me/passkeys/new", guards=_FEW)
async def ask_to_register(
    request: AnyRequest, ways: Ways, settings: OurSettings, person: Person
) -> messages.PasskeyAsked:
    """What to ask the browser for, so that it makes a passkey."""
    return await ways.ask_to_register(_asker(request, person), _site(request, settings))


@post("/me/passkeys", guards=_FEW)
async def register(
    request: AnyRequest,
    data: JSONBody[messages.KeepPasskey],
    ways: Ways,
    accounts: AllAccounts,
    settings: OurSettings,
    person: Person,
) -> messages.Me:
    """Keep the account with a passkey."""
    arrived = await ways.register(_asker(request, person), _site(request, settings), data)
    return await _me(request, accounts, arrived)


@post("/me/passkeys/ask", guards=_FEW)
async def ask_to_open(request: AnyRequest, ways: Ways, settings: OurSettings, person: Person) -> messages.PasskeyAsked:
    """What to ask the browser for, so that it shows a passkey."""
    return await ways.ask_to_open(_asker(request, person), _site(request, settings))


@post("/me/passkeys/open", guards=_FEW)
async def open_by_passkey(
    request: AnyRequest,
    data: JSONBody[messages.OpenByPasskey],
    ways: Ways,
    accounts: AllAccounts,
    settings: OurSettings,
    person: Person,
) -> messages.Me:
    """Come back with a passkey."""
    arrived = await ways.open_by_passkey(_asker(request, person), _site(request, settings), data)
    return await _me(request, accounts, arrived)


@post("/me/words", guards=_FEW)
async def write_words(request: AnyRequest, ways: Ways, accounts: AllAccounts, person: Person) -> messages.PaperWritten:
    """Keep the account with a number and four words, shown this once."""
    paper, arrived = await ways.write_words(_asker(request, person))
    return messages.PaperWritten(paper, await _me(request, accounts, arrived))


@post("/me/words/open")
async def open_by_words(
    request: AnyRequest, data: JSONBody[messages.OpenByWords], ways: Ways, accounts: AllAccounts, person: Person
) -> messages.Me:
    """Come back with the words on paper."""
    return await _me(request, accounts, await ways.open_by_words(_asker(request, person), data))


@post("/me/letters")
async def ask_letter(
    request: AnyRequest, data: JSONBody[messages.AskLetter], ways: Ways, settings: OurSettings, person: Person
) -> messages.LetterSent:
    """Have a link sent; what is answered does not depend on whether anybody has an account with the address."""
    page = f"{(settings.address or on_this_machine(settings)).rstrip('/')}/you"
    return await ways.ask_letter(_asker(request, person), data.address, page, language_of(request.scope))


@post("/me/letters/open")
async def open_letter(
    request: AnyRequest, data: JSONBody[messages.OpenLetter], ways: Ways, accounts: AllAccounts, person: Person
) -> messages.Me:
    """Keep the account, or come back to it, with the link or the code of a letter."""
    return await _me(request, accounts, await ways.open_letter(_asker(request, person), data))


@post("/me/keys/remove")
async def remove_key(
    request: AnyRequest, data: JSONBody[messages.Which], accounts: AllAccounts, person: Person
) -> messages.Me:
    await accounts.remove_key(_asker(request, person), data.id)
    return await accounts.me(_asker(request, person))


# Devices


@post("/me/devices/code", guards=_FEW)
async def make_code(request: AnyRequest, ways: Ways, person: Person) -> messages.Code:
    """For the next device: good once, for ten minutes."""
    return await ways.make_code(_asker(request, person))


@post("/me/devices/look", guards=_FEW)
async def look_at_code(data: JSONBody[messages.LookAtCode], ways: Ways) -> messages.CodeOf:
    """Whose device this would become."""
    return await ways.look_at_code(data.secret)


@post("/me/devices/open", guards=_FEW)
async def open_by_code(
    request: AnyRequest, data: JSONBody[messages.OpenByCode], ways: Ways, accounts: AllAccounts, person: Person
) -> messages.Me:
    """Become one of the devices of who made the code."""
    return await _me(request, accounts, await ways.open_by_code(_asker(request, person), data))


@post("/me/devices/sign-out")
async def sign_out(
    request: AnyRequest, data: JSONBody[messages.SignOut], accounts: AllAccounts, person: Person
) -> messages.Done:
    """Sign a device out, or all others."""
    await accounts.sign_out(_asker(request, person), data.id)
    return messages.Done()


# Programs


@post("/me/tokens", guards=_FEW)
async def make_token(
    request: AnyRequest, data: JSONBody[messages.NewToken], accounts: AllAccounts, person: Person
) -> messages.TokenMade:
    """A token for a program, shown this once."""
    return await accounts.make_token(_asker(request, person), tidied(data.label), data.rights)


@post("/me/tokens/withdraw")
async def withdraw(
    request: AnyRequest, data: JSONBody[messages.Which], accounts: AllAccounts, person: Person
) -> messages.Me:
    await accounts.withdraw(_asker(request, person), data.id)
    return await accounts.me(_asker(request, person))


# All of it


@get("/me/data", guards=_FEW, media_type="application/zip")
async def take_along(request: AnyRequest, accounts: AllAccounts, tables: AllTables, person: Person) -> Stream:
    """All that is kept of one, and the records of one's finished games, as one file."""
    file = await zipped(accounts, tables, _asker(request, person))
    kept = {"Content-Disposition": 'attachment; filename="stellarch.zip"'}
    return Stream(file, media_type="application/zip", headers=kept)


@post("/me/forget", guards=_FEW)
async def forget(
    request: AnyRequest, data: JSONBody[messages.ForgetMe], accounts: AllAccounts, tables: AllTables, person: Person
) -> messages.Done:
    """Delete all that is one's own; seats at running tables are a bot's from then on."""
    await tables.leaving.leave(person)
    await accounts.forget(_asker(request, person), language_of(request.scope))
    return messages.Done()


ROUTES: list[HTTPRouteHandler] = [
    me,
    call,
    ask_to_register,
    register,
    ask_to_open,
    open_by_passkey,
    write_words,
    open_by_words,
    ask_letter,
    open_letter,
    remove_key,
    make_code,
    look_at_code,
    open_by_code,
    sign_out,
    make_token,
    withdraw,
    take_along,
    forget,
]
