"""What `stellarch odds` says, in both languages."""

from stellarch.core import Text

ATTACKER, DEFENDER = Text("Attacker", "Attaquant"), Text("Defender", "Défenseur")
WINS = Text("{who} wins: {share}", "{who} l'emporte : {share}")
NEITHER = Text("Nobody wins: {share}", "Personne ne l'emporte : {share}")
BETWEEN = Text("{share} (between {low} and {high})", "{share} (entre {low} et {high})")
LOSES = Text("{who} loses on average: {lost}", "{who} perd en moyenne : {lost}")
NOTHING = Text("nothing", "rien")
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
