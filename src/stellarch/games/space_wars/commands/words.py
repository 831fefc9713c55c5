"""What `stellarch odds` says, in both languages."""

from stellarch.core import Text

ATTACKER, DEFENDER = Text("Attacker", "Attaquant"), Text("Defender", "Défenseur")
WINS = Text("{who} wins: {share}", "{who} l'emporte : {share}")
NEITHER = Text("Nobody wins: {share}", "Personne ne l'emporte : {share}")
BETWEEN = Text("{share} (between {low} and {high})", "{share} (entre {low} et {high})")
LOSES = Text("{who} loses on average: {lost}", "{who} perd en moyenne : {lost}")
ROUNDS = Text("Rounds, on average: {rounds}", "Manches, en moyenne : {rounds}")
EXACT = Text("Exact figures, both sides led by the software.", "Chiffres exacts, les deux camps menés par le logiciel.")
FOUGHT = Text(
    "From {battles} battles, both sides led by the software; intervals of 95 %.",
    "D'après {battles} batailles, les deux camps menés par le logiciel ; intervalles à 95 %.",
)
NOT_THIS_GAME = Text("{path} is no record of Space Wars.", "{path} n'est pas une partie de Space Wars.")
NO_SECTOR = Text("There is no sector {place} in this game.", "Cette partie n'a pas de secteur {place}.")
NO_FIGHT = Text(
    "Nobody could fight there: two players must have craft {where}.",
    "Personne ne pourrait combattre : il faut des engins de deux joueurs {where}.",
)
NO_PLAYER = Text(
    "Say who attacks: --attacker with a seat from 1 to {seats} that has craft there.",
    "Dites qui attaque : --attacker avec une place de 1 à {seats} qui a des engins à cet endroit.",
)
BOTH_FORCES = Text(
    "Give two forces, or a record with --record and a sector with --place.",
    "Donnez deux forces, ou une partie avec --record et un secteur avec --place.",
)
TOO_FAR = Text("The record has {actions} actions.", "La partie compte {actions} actions.")

# Landings and bombs

TAKEN = Text("The system is taken: {share}", "Le système est pris : {share}")
BEATEN = Text("The landing is beaten: {share}", "Le débarquement échoue : {share}")
BROKEN_OFF = Text("It is broken off: {share}", "Il est interrompu : {share}")
LEGIONS_LOST = Text(
    "{who} loses on average: {lost}; left: {left}", "{who} perd en moyenne : {lost} ; il lui reste : {left}"
)
EACH_UNIT = Text("Each unit is destroyed: {share}", "Chaque unité est détruite : {share}")
DESTROYED = Text("Destroyed on average: {lost}", "Détruit en moyenne : {lost}")
CITY_LEVELS = Text("City levels destroyed, {count}: {share}", "Niveaux de ville détruits, {count} : {share}")
SHIELD_FALLS = Text("The planetary shield falls: {share}", "Le bouclier planétaire tombe : {share}")
UNDEFENDED = Text("Nobody is left to defend: {share}", "Il ne reste aucun défenseur : {share}")
NOTHING_FALLS = Text("Nothing is destroyed: {share}", "Rien n'est détruit : {share}")
COUNTERS = Text("Contamination counters: {count}", "Pions de contamination : {count}")
BOTH_ARMIES = Text(
    'Give both armies, as in: stellarch odds invade "3 regulars" "2 regulars"; or a record with --record and a system '
    "with --place.",
    'Donnez les deux armées, par exemple : stellarch odds invade "3 regulars" "2 regulars" ; ou une partie avec '
    "--record et un système avec --place.",
)
CRAFT_AND_SURFACE = Text(
    'Give craft and what is on the surface, as in: stellarch odds bombard "2 dreadnoughts" "3 cities"; or a record '
    "with --record and a system with --place.",
    "Donnez des engins et ce qui se trouve au sol, par exemple : stellarch odds bombard "
    '"2 dreadnoughts" "3 cities" ; ou une partie avec --record et un système avec --place.',
)
NO_SYSTEM = Text("There is no system in {place}: nothing to attack.", "Aucun système en {place} : rien à attaquer.")
NOBODY_LANDS = Text(
    "Nobody has legions aboard {where} that could land.",
    "Personne n'a de légions à bord {where} qui puissent débarquer.",
)
NOBODY_BOMBS = Text(
    "Nobody has craft {where} that could bombard.", "Personne n'a d'engins {where} qui puissent bombarder."
)
