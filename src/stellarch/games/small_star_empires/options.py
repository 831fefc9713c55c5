"""What can be chosen before a game: edition, layout or board, and the variants."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from stellarch.core import Setting, Text
from stellarch.games.small_star_empires.data import LAYOUTS, Edition

LayoutName = Literal[
    "two_players",
    "three_players",
    "four_players",
    "narrow_two_players",
    "star_four_players",
    "three_galaxies",
    "three_galaxies_two_players",
    "three_galaxies_three_players",
]
LAYOUT_NAMES: Mapping[str, Text] = {
    "two_players": Text("Two players", "Deux joueurs"),
    "three_players": Text("Three players", "Trois joueurs"),
    "four_players": Text("Four players", "Quatre joueurs"),
    "narrow_two_players": Text("Narrow, two players", "Étroite, deux joueurs"),
    "star_four_players": Text("Star, four players", "Étoile, quatre joueurs"),
    "three_galaxies": Text("Three galaxies, four players", "Trois galaxies, quatre joueurs"),
    "three_galaxies_two_players": Text("Three galaxies, two players", "Trois galaxies, deux joueurs"),
    "three_galaxies_three_players": Text("Three galaxies, three players", "Trois galaxies, trois joueurs"),
}
_RETAIL = {"edition": Edition.RETAIL.value}
_DEALT = {"board": None}
"""What says how to deal means nothing on a board that is given."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of Small Star Empires; the defaults are the boxed game with wormholes and black holes."""

    edition: Annotated[
        Edition,
        Setting(
            Text("Edition", "Édition"),
            Text(
                "Tiles and scoring of the 2015 print-and-play or of the 2016 box.",
                "Tuiles et points de la version à imprimer de 2015 ou de la boîte de 2016.",
            ),
            {
                "print_and_play": Text("Print-and-play, 2015", "À imprimer, 2015"),
                "retail": Text("Retail, 2016", "Boîte, 2016"),
            },
            rule="SSE-8.10",
        ),
    ] = Edition.RETAIL
    layout: Annotated[
        LayoutName | None,
        Setting(
            Text("Layout", "Disposition"),
            Text(
                "How the tiles are laid out; by default, the printed layout for the number of players.",
                "Place des tuiles ; sinon, la disposition imprimée pour le nombre de joueurs.",
            ),
            {None: Text("by number of players", "selon le nombre de joueurs"), **LAYOUT_NAMES},
            only_with=_DEALT,
            players={name: (layout.players,) for name, layout in LAYOUTS.items()},
            rule="SSE-2.1",
        ),
    ] = None
    board: Annotated[
        str | None,
        Setting(
            Text("Board", "Plateau"),
            Text(
                "A board string to play on, instead of a dealt board.",
                "Un plateau écrit, à la place d'un plateau tiré au sort.",
            ),
            rule="SSE-2.7",
        ),
    ] = None
    holes: Annotated[
        bool,
        Setting(
            Text("Wormholes and black holes", "Trous de ver et trous noirs"),
            Text(
                "Off gives the beginners' game from the box: the middles stay empty.",
                "Sans eux, c'est la partie pour débutants : les centres restent vides.",
            ),
            only_with={**_RETAIL, **_DEALT},
            rule="SSE-2.3",
        ),
    ] = True
    unexplored: Annotated[
        bool,
        Setting(
            Text("Unexplored systems", "Systèmes inexplorés"),
            Text(
                "A face-down tile on every empty system; ships can be damaged.",
                "Une tuile cachée sur chaque système vide ; un vaisseau peut être endommagé.",
            ),
            only_with=_RETAIL,
            rule="SSE-7.1",
        ),
    ] = False
    deck: Annotated[
        Literal[15, 14],
        Setting(
            Text("Unexplored tiles", "Tuiles inexplorées"),
            Text(
                "15 as in the 2016 rulebook, or 14 as in a later printing (one asteroid field fewer).",
                "15 selon le livret de 2016, ou 14 selon un tirage ultérieur (un champ d'astéroïdes de moins).",
            ),
            only_with={"unexplored": True},
            rule="SSE-7.1",
        ),
    ] = 15
    open_borders: Annotated[
        bool,
        Setting(
            Text("Open borders", "Frontières ouvertes"),
            Text(
                "Pay a Colony to pass over a rival's system.", "Payer une colonie pour survoler le système d'un rival."
            ),
            rule="SSE-8.6",
        ),
    ] = False
    campaign: Annotated[
        bool,
        Setting(
            Text("Campaign", "Campagne"),
            Text(
                "Several rounds with fewer pieces; each win costs a Colony and is a point for good.",
                "Plusieurs manches, moins de pièces ; une victoire coûte une colonie et vaut un point définitif.",
            ),
            only_with=_RETAIL,
            rule="SSE-8.10",
        ),
    ] = False
    first_player: Annotated[
        Literal[0, 1, 2, 3] | None,
        Setting(
            Text("First player", "Premier joueur"),
            Text("Who begins; drawn at random by default.", "Qui commence ; tiré au sort par défaut."),
            {
                None: Text("at random", "au hasard"),
                0: Text("red", "rouge"),
                1: Text("green", "vert"),
                2: Text("blue", "bleu"),
                3: Text("yellow", "jaune"),
            },
            players={seat: tuple(range(max(2, seat + 1), 5)) for seat in range(4)},
            is_seat=True,
            rule="SSE-2.6",
        ),
    ] = None
    fairness: Annotated[
        Annotated[float, msgspec.Meta(ge=0, le=1)],
        Setting(
            Text("Fairness at least", "Équité minimale"),
            Text(
                "Deal again until the board is at least this fair (0 to 1).",
                "Redonner jusqu'à obtenir un plateau au moins aussi équitable (0 à 1).",
            ),
            only_with=_DEALT,
            rule="SSE-9.7",
        ),
    ] = 0.0
