"""Drawings: what may be seen is on them, what is hidden is not, and nothing is told by colour alone."""

import re
import textwrap
from functools import cache
from importlib.resources import files
from itertools import islice, product
from typing import get_args
from xml.etree import ElementTree

import msgspec
import pytest

from stellarch.core import LANGUAGES, Hex, Language
from stellarch.games.small_star_empires.board_text import read_board
from stellarch.games.small_star_empires.data import LAYOUTS, Tile
from stellarch.games.small_star_empires.drawing import draw_svg, draw_text
from stellarch.games.small_star_empires.drawing.art import Theme, definitions, in_colour
from stellarch.games.small_star_empires.drawing.geometry import outline
from stellarch.games.small_star_empires.names import read_name
from stellarch.games.small_star_empires.position import read_position
from stellarch.games.small_star_empires.state import Standing, State
from stellarch.games.small_star_empires.view import SseView, board_view, view
from tests.cases import for_each
from tests.games.small_star_empires.random_games import RandomGame, positions

ART = files("stellarch.games.small_star_empires").joinpath("data", "pieces.svg").read_text("utf-8")
THEMES: tuple[Theme, ...] = get_args(Theme)
SVG = "{http://www.w3.org/2000/svg}"
COLOUR_CODE = re.compile(r"\x1b\[[\d;]*m")
MANY_KINDS = "sse1~r.g7-a1OR.h6-X23b.i6-ee~u15~1A1bb1~nx~g7g7.h9i7-~15-3-0.14-4-0~a--"
"""Two homeworlds, Colonies and a Trade Station, a chromatic nebula, a damaged ship in an asteroid field."""

each_layout = pytest.mark.parametrize("layout", LAYOUTS)


@cache
def in_play(layout: str, moves: int = 20) -> State:
    """A position of a random game with face-down tiles, a number of moves after the start."""
    game = RandomGame(f"edition=retail layout={layout} unexplored", seed=7)
    return next(islice(positions(game), moves, None))


def seen(state: State) -> SseView:
    return view(state, None)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def defined(svg: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', svg)


def referred_to(svg: str) -> set[str]:
    return set(re.findall(r'(?:href="|url\()#([\w-]+)', svg))


def printed(svg: str) -> list[str]:
    return [text.text or "" for text in parsed(svg).iter(f"{SVG}text")]


@each_layout
def test_every_system_is_a_group_with_its_art(layout: str) -> None:
    given = seen(in_play(layout))
    groups = {group.get("id"): group for group in parsed(draw_svg(given)).iter(f"{SVG}g")}
    for system in given.systems:
        group = groups[system.name]
        assert group.findtext(f"{SVG}title", "").startswith(f"{system.name}: ")
        assert len(group.findall(f"{SVG}use")) >= 2


@each_layout
def test_every_name_is_printed(layout: str) -> None:
    given = seen(in_play(layout))
    names = {system.name for system in given.systems}
    assert names <= set(printed(draw_svg(given)))
    assert names.isdisjoint(printed(draw_svg(given, coordinates=False)))


@for_each(("layout", "theme"), list(product(LAYOUTS, THEMES)))
def test_an_svg_needs_nothing_but_itself(layout: str, theme: Theme) -> None:
    svg = draw_svg(seen(in_play(layout)), theme=theme)
    assert "var(" not in svg
    assert svg.count("//") == svg.count('xmlns="http://www.w3.org/2000/svg"') == 1
    assert not re.search(r"<(script|style|image|foreignObject|a)\b|\bon\w+=|@import|@font-face", svg)
    assert len(svg.encode()) < 80_000


@each_layout
def test_an_svg_holds_what_it_uses_and_no_more(layout: str) -> None:
    svg = draw_svg(seen(in_play(layout)))
    assert len(defined(svg)) == len(set(defined(svg)))
    assert referred_to(svg) <= set(defined(svg))
    assert set(defined(definitions(svg))) <= referred_to(svg)


def test_a_light_drawing_differs_only_in_its_colours() -> None:
    dark, light = (draw_svg(seen(in_play("four_players")), theme=theme) for theme in THEMES)
    colours = r'#[0-9A-F]{3,6}\b|fill-opacity="[\d.]+"'
    assert dark != light
    assert re.sub(colours, "", dark) == re.sub(colours, "", light)


@pytest.mark.parametrize("theme", THEMES)
def test_every_colour_of_the_art_is_known_in_both_themes(theme: Theme) -> None:
    everything = "".join(f'<use href="#{name}"/>' for name in defined(ART))
    assert "var(" in definitions(everything)
    assert "var(" not in in_colour(definitions(everything), theme)


def test_every_piece_of_the_art_has_its_use() -> None:
    """A definition nothing refers to is left over: take it out, or draw it."""
    drawings = [draw_svg(seen(in_play(layout))) for layout in LAYOUTS]
    drawings += [draw_svg(seen(in_play("two_players", moves=0))), draw_svg(board_view(in_play("two_players").board))]
    used = {name for svg in drawings for name in defined(svg)}
    rare = {name for name in defined(ART) if name.startswith(("face-", "ship-damaged-"))}
    assert set(defined(ART)) <= used | set(defined(definitions("".join(f'<use href="#{name}"/>' for name in rare))))


def test_seats_differ_without_colour() -> None:
    given = msgspec.structs.replace(in_play("four_players"), standing=(Standing.PLAYING,) * 4)
    svg = draw_svg(seen(given))
    for part in ("shape", "hull-shape", "hatch"):
        forms = [re.search(rf'<\w+ id="{part}-{seat}".*', svg) for seat in range(4)]
        bare = {re.sub(rf"{part}-\d|#[0-9A-F]{{6}}", "", form[0]) for form in forms if form}
        assert len(bare) == 4, part


def test_nebulae_differ_without_colour() -> None:
    svg = draw_svg(board_view(read_board("r.g7-RGB")))
    forms = [re.search(rf'<g id="nebula-{colour}".*', svg) for colour in ("red", "green", "blue")]
    assert len({re.sub(r"nebula-\w+|url\([^)]*\)|#[0-9A-F]{3,6}", "", form[0]) for form in forms if form}) == 3


@pytest.mark.rule("SSE-7.10")
@pytest.mark.parametrize("tile", Tile)
def test_what_lies_face_down_is_on_no_drawing(tile: Tile) -> None:
    given = in_play("four_players")
    other = msgspec.structs.replace(given, face_down=dict.fromkeys(given.face_down, tile))
    assert given.face_down
    assert given.face_down != other.face_down
    assert draw_svg(seen(given)) == draw_svg(seen(other))
    assert draw_text(seen(given)) == draw_text(seen(other))


def test_tiles_turned_up_differ() -> None:
    given = in_play("four_players", moves=0)
    at = next(iter(given.face_down))
    turned = [msgspec.structs.replace(given, face_down={**given.face_down, at: tile}).with_tile_up(at) for tile in Tile]
    views = [seen(state) for state in (given, *turned)]
    assert len(set(map(draw_svg, views))) == len(set(map(draw_text, views))) == 1 + len(Tile)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_view_gives_the_same_drawing(language: Language) -> None:
    one, other = (seen(read_position(MANY_KINDS, study=True)) for _ in range(2))
    assert draw_svg(one, language=language) == draw_svg(other, language=language)
    assert draw_text(one, language) == draw_text(other, language)


def test_ships_and_damage_are_drawn() -> None:
    svg = draw_svg(seen(read_position(MANY_KINDS, study=True)))
    used = [use.get("href") for use in parsed(svg).iter(f"{SVG}use")]
    assert used.count("#count") == 1  # two ships on g7
    assert {"#ship-0", "#ship-1", "#ship-damaged-1", "#station-0", "#colony-1"} <= set(used)
    assert "#ship-damaged-0" not in used


def test_title_and_description_for_those_who_listen() -> None:
    root = parsed(draw_svg(seen(read_position(MANY_KINDS, study=True)), title="Fire & <ice>"))
    assert root.findtext(f"{SVG}title") == "Fire & <ice>"
    described = root.findtext(f"{SVG}desc", "")
    assert "Red, triangle, score 3, to move: homeworld g7, Trade Station g10, ship g7 g7." in described
    assert "damaged ship i7." in described


def test_a_bare_board_is_drawn_with_its_homeworlds() -> None:
    given = board_view(in_play("three_players").board)
    svg, text = draw_svg(given), draw_text(given)
    assert {"homeworld-0", "homeworld-1", "homeworld-2"} <= referred_to(svg)
    assert not any(name.startswith(("ship", "station")) for name in referred_to(svg))
    assert all(f" H{letter} " in text for letter in "abc")
    assert "points" not in text


@pytest.mark.parametrize("text", ["r", "p.g7-1", "r.a1-aOb"])
def test_the_smallest_boards_can_be_drawn(text: str) -> None:
    given = board_view(read_board(text))
    parsed(draw_svg(given, title="Small"))
    assert all(system.name in draw_text(given) for system in given.systems)


def test_the_terminal_drawing() -> None:
    assert draw_text(seen(read_position(MANY_KINDS, study=True))) == textwrap.dedent("""\
             ┏g7━━━┱g8───┬g9───┲g10━━┓   1 2 3 planets
        g    ┃ Ha▲2┃ 1   │ O   ┃ RA  ┃   R     nebula
          ┌h6┺━━┯h7┹──┲h8┷━━┯h9┻━━┳━━┛   O     wormhole
        h │ X   │ 2   ┃ 3b  │ Hb▲ ┃      X     black hole
          └──┲i6┷━━┱i7┺━━┯━━┷━━━━━┛      N     chromatic nebula
        i    ┃ Nb  ┃ *▲b!│               *     asteroid field
             ┗━━━━━┹─────┘
                                         Ha    homeworld of a
                                         2a    Colony of a
                                         2A    Trade Station of a
                                         ▲     ship
                                         ▲3    three ships
                                         ▲!    damaged ship

                                         d6>d9:c  in line, Colony
                                         d6~h4:s  jump, Station

                     to place    points
                     col. sta.   planets nebulae stations bonus total   ships
        > a Red        15    3         0       2        1     0     3   g7×2  to move
          b Green      14    4         3       2        0     3     8   h9 i7!""")


@for_each(("layout", "language"), list(product(LAYOUTS, LANGUAGES)))
def test_a_terminal_of_a_hundred_columns_is_wide_enough(layout: str, language: Language) -> None:
    given = seen(in_play(layout))
    text = draw_text(given, language)
    assert max(map(len, text.splitlines())) < 100
    assert all(system.name in text for system in given.systems)
    assert not any(line.endswith(" ") for line in text.splitlines())


@each_layout
def test_colour_adds_nothing_but_colour(layout: str) -> None:
    plain, coloured = (draw_text(seen(in_play(layout)), colour=colour) for colour in (False, True))
    assert "\x1b" not in plain
    assert "\x1b" in coloured
    assert [line.rstrip() for line in COLOUR_CODE.sub("", coloured).splitlines()] == plain.splitlines()


def test_a_terminal_says_who_passed_and_who_may_refuel() -> None:
    given = read_position(MANY_KINDS, study=True)
    passed = msgspec.structs.replace(given, standing=(Standing.PLAYING, Standing.PASSED), refueling=read_name("g7"))
    text = draw_text(seen(passed), "fr")
    assert re.search(r"b Vert .* a passé$", text, re.MULTILINE)
    assert "Le vaisseau en g7 a fait le plein" in text
    over = msgspec.structs.replace(given, over=True)
    assert draw_text(seen(over)).endswith("The game is over.")
    assert "to move" not in draw_text(seen(over))


def test_an_outline_follows_the_edge_and_its_holes() -> None:
    middle = Hex(0, 0)
    assert outline([middle]) == "M0,-50 43.3,-25 43.3,25 0,50 -43.3,25 -43.3,-25Z"
    assert outline([middle], inset=43.30127).count("0,0") == 6  # so far inside, a hex is a point
    ring = outline(middle.neighbours())
    assert ring.count("Z") == 2
    assert len(ring.split()) + 1 == 18 + 6
