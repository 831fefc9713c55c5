"""The sentences that remarks on orders are made of."""

from stellarch.core import Text

CLAIMS = Text(
    "It brings {income} each turn and makes {held} of the {needed} territories that win.",
    "Cela rapporte {income} par tour et porte le total à {held} territoires sur les {needed} qui donnent la victoire.",
)
TAKES = Text(
    "It brings {income} each turn, makes {held} of the {needed} territories that win, and leaves {loser} with {left}.",
    "Cela rapporte {income} par tour, porte le total à {held} territoires sur les {needed} qui donnent la victoire et"
    " en laisse {left} à {loser}.",
)
DOLLARS = Text("${cash}", "{cash} $")
POINTS = Text("{pp} PP", "{pp} PP")
NO_INCOME = Text("no income", "aucun revenu")
MINES = Text(
    "{planet} pays {deliveries} deliveries of ${cash}, one each turn; each takes one of the {actions} actions of the"
    " turn.",
    "{planet} livre {deliveries} fois {cash} $, une fois par tour ; chaque livraison prend une des {actions} actions du"
    " tour.",
)
GOES_ON = Text("From {tile} the fleet can reach {areas} next.", "De {tile}, la flotte pourra ensuite gagner {areas}.")
NEARER = Text(
    "From {tile} it is {now} to {area}, which nobody holds, instead of {then}.",
    "De {tile}, {area}, que personne ne tient, est à {now} au lieu de {then}.",
)
NEARER_TO = Text(
    "From {tile} it is {now} to {area}, held by {who}, instead of {then}.",
    "De {tile}, {area}, tenu par {who}, est à {now} au lieu de {then}.",
)
STRENGTHENS = Text(
    "{area} then has {fleets}, against {rivals} next to it.",
    "{area} compte alors {fleets}, contre {rivals} à ses portes.",
)
SAFE = Text(
    "{area} then has {fleets}, and no rival fleet is next to it.",
    "{area} compte alors {fleets}, et aucune flotte adverse n'est à ses portes.",
)
GATHERS = Text(
    "{fleets} then stand ready to invade {area}, held by {who} with {guards}.",
    "{fleets} peuvent alors envahir {area}, tenu par {who} avec {guards}.",
)
GATHERS_ONE = Text(
    "It then stands ready to invade {area}, held by {who} with {guards}.",
    "Elle peut alors envahir {area}, tenu par {who} avec {guards}.",
)
DEPLOYS = Text(
    "It costs ${cost}, leaves ${left} and makes {fleets} in all.",
    "Cela coûte {cost} $, en laisse {left} et porte le total à {fleets}.",
)
INVADES = Text(
    "With {strength} against {guards}, the attack wins {chance} times in 100.",
    "À {strength} contre {guards}, l'attaque réussit {chance} fois sur 100.",
)
SPOILS = Text(
    "A win takes {area} from {who}, pays ${cash} and ${each} for each fleet left, and gives back {pp} of the {cost} PP"
    " that the war costs.",
    "La victoire prend {area} à {who}, rapporte {cash} $ plus {each} $ par flotte restante, et rend {pp} des {cost} PP"
    " que coûte la guerre.",
)
HOLDS = Text(
    "With {strength} against {invaders}, the defence of {area} holds {chance} times in 100.",
    "À {strength} contre {invaders}, la défense de {area} tient {chance} fois sur 100.",
)
SURRENDERS = Text(
    "It gives up {area} and ${cash}, and saves {fleets}.", "Cela abandonne {area} et {cash} $, et sauve {fleets}."
)
BOMBS = Text(
    "For ${cost} it destroys a fleet of {who} that had {left} deliveries of ${cash} to come.",
    "Pour {cost} $, cela détruit une flotte de {who} qui attendait encore {left} livraisons de {cash} $.",
)
ROLLS = Text(
    "The die adds {low} to {high} PP to the {pp} in hand; a war costs {cost}.",
    "Le dé ajoute {low} à {high} PP aux {pp} en main ; une guerre en coûte {cost}.",
)
FILLS_UP = Text(
    "Whatever the die shows, it adds {gained} PP to the {pp} in hand: {most} is the most that can be kept.",
    "Quel que soit le dé, cela ajoute {gained} PP aux {pp} en main : on ne peut en garder plus de {most}.",
)
DRAWS = Text(
    "That makes {cards} of at most {most} missions in hand; bounties in the deck range from ${low} to ${high}.",
    "Cela fait {cards} missions en main sur {most} ; les primes du paquet vont de {low} $ à {high} $.",
)
DRAWS_FIRST = Text(
    "That makes {cards} of at most {most} missions in hand; bounties in the deck range from ${low} to ${high}.",
    "Cela fait {cards} mission en main sur {most} ; les primes du paquet vont de {low} $ à {high} $.",
)
ENDS = Text(
    "That gives up {actions}; what is held stays guarded, and ${cash} is kept.",
    "Cela renonce à {actions} ; ce qui est gardé le reste, et {cash} $ sont conservés.",
)
ALL_DONE = Text(
    "Every action of the turn is used, and ${cash} is kept.",
    "Toutes les actions du tour sont jouées, et {cash} $ sont conservés.",
)
DEAL = Text(
    "The bot puts the deal at about {own} for {who} and {theirs} for {other}.",
    "Le robot estime l'affaire à environ {own} pour {who} et {theirs} pour {other}.",
)
DEAL_WINS = Text("The deal would win the game.", "L'affaire donnerait la victoire.")
DEAL_LOSES = Text("The deal would help {other} to win.", "L'affaire aiderait {other} à gagner.")
PLACED = Text("{area} is then held with {fleets}.", "{area} est alors tenu avec {fleets}.")
OTHER = Text("It changes neither income nor territories.", "Cela ne change ni les revenus ni les territoires.")
MISSION = Text(
    "It brings “{mission}” to {now} of {count}, for a bounty of ${bounty}.",
    "La mission « {mission} » en est alors à {now} sur {count}, pour une prime de {bounty} $.",
)
COMPLETES = Text("It completes “{mission}” for ${bounty}.", "Cela accomplit « {mission} » pour {bounty} $.")
WINS = Text("That wins the game.", "Cela gagne la partie.")

OTHERWISE_CLAIMED = Text(
    "Otherwise {who} could claim it next, from {tile}.", "Sinon, {who} pourrait le revendiquer ensuite, depuis {tile}."
)
OTHERWISE_LOST = Text(
    "Otherwise {who} could take {area}, which stands empty, from {tile}.",
    "Sinon, {who} pourrait prendre {area}, laissé vide, depuis {tile}.",
)
EXPOSES = Text(
    "It leaves {area} empty, within reach of {who} from {tile}.",
    "Cela laisse {area} vide, à portée de {who} depuis {tile}.",
)

MORE_INCOME = Text("brings ${cash} more each turn", "rapporte {cash} $ de plus par tour")
LESS_INCOME = Text("brings ${cash} less each turn", "rapporte {cash} $ de moins par tour")
MORE_POINTS = Text("brings {pp} PP more each turn", "rapporte {pp} PP de plus par tour")
LESS_POINTS = Text("brings {pp} PP less each turn", "rapporte {pp} PP de moins par tour")
MORE_CASH = Text("leaves ${cash} more", "laisse {cash} $ de plus")
LESS_CASH = Text("leaves ${cash} less", "laisse {cash} $ de moins")
LEAVES_EMPTY = Text("leaves {area} empty for {who} to take", "laisse {area} vide et à la merci de {who}")
KEEPS_GUARDED = Text("keeps {area} from {who}", "préserve {area} de {who}")
LEAVES_UNCLAIMED = Text("leaves {area} to {who}", "laisse {area} à {who}")
CLAIMS_FIRST = Text("takes {area} before {who}", "prend {area} avant {who}")
MISSES_MISSION = Text("does nothing for “{mission}” (${bounty})", "ne fait rien pour « {mission} » ({bounty} $)")
HELPS_MISSION = Text("furthers “{mission}” (${bounty})", "fait avancer « {mission} » ({bounty} $)")
OTHER_ODDS = Text("wins {chance} times in 100", "réussit {chance} fois sur 100")


def fleets(number: int) -> Text:
    return Text(
        "1 fleet" if number == 1 else f"{number} fleets", f"{number} flotte" if number < 2 else f"{number} flottes"
    )


def rival_fleets(number: int) -> Text:
    return Text(
        "1 rival fleet" if number == 1 else f"{number} rival fleets",
        f"{number} flotte adverse" if number < 2 else f"{number} flottes adverses",
    )


def steps(number: int) -> Text:
    return Text("1 step" if number == 1 else f"{number} steps", f"{number} pas")


def actions(number: int) -> Text:
    return Text("1 action" if number == 1 else f"{number} actions", "1 action" if number == 1 else f"{number} actions")
