"""`stellarch serve`: the table in the browser."""

import sys
import webbrowser
from typing import Annotated

from cyclopts import Parameter

from stellarch.cli import FINE
from stellarch.cli.arguments import command, look_in_this_folder
from stellarch.games import GAMES

app = command(
    "serve",
    "Serve the table in the browser, for yourself or for friends by a link.",
    "stellarch serve",
    "stellarch serve --port 9000 --no-browser",
    "stellarch serve --lan",
    "stellarch serve --bot mine:First",
    "stellarch serve --host 0.0.0.0 --database sqlite:///tables.db",
)


@app.default
def serve(
    *,
    lan: Annotated[bool, Parameter(help="Listen to your network too: friends at home can join.", negative=())] = False,
    host: Annotated[str, Parameter(help="The address to listen on; by default, this machine only.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port to listen on.")] = 8000,
    database: Annotated[
        str | None, Parameter(help="Where tables are kept; by default, a file in your data folder.")
    ] = None,
    browser: Annotated[bool, Parameter(help="Whether to open the page.")] = True,
    bot: Annotated[
        list[str] | None,
        Parameter(help="A bot of your own to offer at the table, as module:Class; may be repeated.", negative=()),
    ] = None,
    bot_workers: Annotated[
        int | None,
        Parameter(help="Processes in which bots think; by default, one per processor but one, from two to four."),
    ] = None,
    requests_per_minute: Annotated[
        int, Parameter(help="Most requests a minute from one device; from one address, four times as many.")
    ] = 1200,
    allow_host: Annotated[
        list[str] | None,
        Parameter(help="A name of this server, besides those of the machine; may be repeated.", negative=()),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        Parameter(help="The address of a proxy that says for whom it asks; may be repeated.", negative=()),
    ] = None,
    address: Annotated[str, Parameter(help="Where people open this server, for links in letters and notices.")] = "",
    private_webhooks: Annotated[
        bool, Parameter(help="Let webhooks lead into private networks, and to this machine.", negative=())
    ] = False,
    secure_cookies: Annotated[bool, Parameter(help="Set where the page is served over TLS.", negative=())] = False,
) -> int:
    from stellarch.bots import own_bots
    from stellarch.bots.prepare import call_off, prepare_in_background
    from stellarch.server.mail import mail_settings
    from stellarch.server.notice_settings import notice_settings
    from stellarch.server.settings import Settings, default_database, spare_processors
    from stellarch.server.web.addresses import on_the_network, on_this_machine
    from stellarch.server.web.run import serve as run

    if bot:
        look_in_this_folder()
    settings = Settings(
        database=database or default_database(),
        host="0.0.0.0" if lan else host,
        port=port,
        bots=own_bots(bot or ()),
        bot_workers=spare_processors() if bot_workers is None else bot_workers,
        requests_per_minute=requests_per_minute,
        secure_cookies=secure_cookies,
        hosts=tuple(allow_host or ()),
        proxies=tuple(proxy or ()),
        address=address,
        mail=mail_settings(),
        notices=notice_settings(private=private_webhooks),
    )

    preparing = None

    def when_up() -> None:
        nonlocal preparing
        address = on_this_machine(settings)
        others = _for_others(on_the_network(settings), settings.host)
        print(f"The table is open at {address} (Ctrl-C to close it)\n{others}", flush=True)
        for fault in GAMES.faults:
            print(f"stellarch: {fault.why.en}", file=sys.stderr, flush=True)
        preparing = prepare_in_background()
        if preparing:
            print(
                "Bots are compiled in the background (once, a minute or two) and think slowly until then.", flush=True
            )
        if browser:
            webbrowser.open(address)

    try:
        run(settings, when_up)
    finally:
        if preparing is not None:
            call_off(preparing)
    return FINE


def _for_others(network: tuple[str, ...], host: str) -> str:
    """Where friends find the table, or why they do not."""
    if network:
        return f"On your network: {' '.join(network)}"
    if host in ("0.0.0.0", "::"):
        return "No network was found here, so only this machine can open it."
    return "Only this machine can open it. To let others on your network in: stellarch serve --lan"
