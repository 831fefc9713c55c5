"""Refusals of SW-16, and of what becomes of natives (SW-14.1)."""

from stellarch.core import Reason

NO_SUCH_SYSTEM = Reason("SW-16.1.1", "There is no system {system}.", "Il n'y a pas de système {system}.")
NOT_MANAGED = Reason("SW-16.1.1", "You do not manage {system}.", "Vous ne gérez pas {system}.")
BLOCKED = Reason("SW-1.4.10", "{system} is blocked: nothing is done there.", "{system} est bloqué : rien ne s'y fait.")
NO_GEAR = Reason(
    "SW-16.1.6",
    "{system} is a star: nothing is built there without {technology}.",
    "{system} est une étoile : rien ne s'y construit sans {technology}.",
)
NO_SUCH_STRUCTURE = Reason("SW-1.3.1", "There is no structure {structure}.", "Il n'y a pas de structure {structure}.")
NEEDS_TECHNOLOGY = Reason(
    "SW-15.2.1",
    "You do not know {technology} yet, so you cannot build this: {what}.",
    "Vous ne connaissez pas encore {technology} ; impossible de construire : {what}.",
)
ON_PLANETS_ONLY = Reason(
    "SW-16.1.5",
    "{system} is a star; this is for planets: {what}.",
    "{system} est une étoile ; ceci est pour les planètes : {what}.",
)
ON_STARS_ONLY = Reason(
    "SW-16.1.5",
    "{system} is a planet; this is for stars: {what}.",
    "{system} est une planète ; ceci est pour les étoiles : {what}.",
)
IN_SECTORS_WITH_A_BASE = Reason(
    "SW-16.1.10",
    "An artificial gate is put up with an order of its own, where you have an outpost or orbital base.",
    "Une porte artificielle a son propre ordre, là où vous avez un avant-poste ou une base orbitale.",
)
TOO_HIGH_FOR_YOU = Reason(
    "SW-16.1.3",
    "Your buildings go up to level {most}; {what} at {system} has it already.",
    "Vos bâtiments vont jusqu'au niveau {most} ; {what} l'a déjà à {system}.",
)
TOO_HIGH_FOR_SIZE = Reason(
    "SW-16.1.3",
    "{system} is too small for more: {what} is at level {most}.",
    "{system} est trop petit pour davantage : {what} est au niveau {most}.",
)
NO_CAPACITY = Reason(
    "SW-16.1.3",
    "{system} has room for {most}, all of it taken: there is none for another {what}.",
    "{system} a {most} places, toutes prises : il n'en reste pas pour construire ceci : {what}.",
)
STANDS_ALREADY = Reason("SW-1.3.4", "{system} has it already: {what}.", "{system} l'a déjà : {what}.")
BETTER_STANDS = Reason(
    "SW-16.1.8",
    "{system} already has a shield that is as good or better.",
    "{system} a déjà un bouclier aussi bon ou meilleur.",
)
TOKENS_MISSING = Reason(
    "SW-16.1.1", "There is not enough at {sector}: {missing} missing.", "Il manque à {sector} : {missing}."
)
CREDITS_MISSING = Reason(
    "SW-16.1.1",
    "This costs you {cost} credits, and you have {credits}.",
    "Cela vous coûte {cost} crédits, et vous en avez {credits}.",
)
NO_SUCH_UNIT = Reason("SW-16.2.2", "No shipyard builds {unit}.", "Aucun chantier ne construit {unit}.")
YARD_TOO_LOW = Reason(
    "SW-16.2.3",
    "The shipyard of {system} has level {level}; level {need} is needed for this: {unit}.",
    "Le chantier de {system} est de niveau {level} ; il faut le niveau {need} pour ceci : {unit}.",
)
NO_POINTS = Reason(
    "SW-16.2.1",
    "The shipyard of {system} is of level {level} and has used all its construction points of this turn.",
    "Le chantier de {system} est de niveau {level} et a utilisé tous ses points de construction de ce tour.",
)
NEW_YARD = Reason(
    "SW-16.2.1",
    "The shipyard of {system} was built this turn; it has construction points from the next turn on.",
    "Le chantier de {system} a été construit ce tour-ci ; il aura des points de construction dès le tour prochain.",
)
ONE_LAID_DOWN = Reason(
    "SW-16.2.4",
    "The shipyard of {system} has {left} of the {need} points needed ({unit}), and a craft is laid down there already.",
    "Le chantier de {system} a {left} des {need} points qu'il faut ({unit}), et un engin y est déjà en construction.",
)
LEGIONS_AT_ONCE = Reason(
    "SW-16.2.4", "A legion is built at once or not at all.", "Une légion se lève d'un coup ou pas du tout."
)
NO_COUNTER = Reason(
    "SW-1.2.10",
    "You have all {most} counters of {what} in play.",
    "Vos {most} pions « {what} » sont tous en jeu.",
)
HEAVY_CRAFT_BANNED = Reason(
    "SW-6.3.11",
    "A law bans dreadnoughts and artificial moons: none may be started.",
    "Une loi interdit cuirassés et lunes artificielles : on n'en commence aucun.",
)
ARMS_EMBARGO = Reason(
    "SW-6.4.9",
    "You are under an arms embargo: no battle craft and no legion is started this turn.",
    "Vous êtes sous embargo d'armes : ni vaisseau de combat ni légion ne se commence ce tour-ci.",
)
NO_ACADEMY = Reason("SW-16.3.1", "{system} has no space academy.", "{system} n'a pas d'académie spatiale.")
ACADEMY_DONE = Reason(
    "SW-16.3.1",
    "The academy of {system} has done its one thing this turn.",
    "L'académie de {system} a déjà servi ce tour-ci.",
)
NOT_TRAINED = Reason(
    "SW-16.3.1",
    "An academy trains officers and regular legions, not {what}.",
    "Une académie forme des officiers et des légions régulières, pas {what}.",
)
NO_SUCH_LEGION = Reason(
    "SW-16.3.1",
    "You have no such legion at {system}: {legion}.",
    "Vous n'avez pas de légion de ce genre à {system} : {legion}.",
)
AS_GOOD_AS_IT_GETS = Reason(
    "SW-16.3.1",
    "No academy makes a better legion of this one: {legion}.",
    "Aucune académie n'améliore cette légion : {legion}.",
)
SLAVERY_BANNED = Reason("SW-6.3.9", "A law bans slavery.", "Une loi interdit l'esclavage.")
CENTER_TOO_LOW = Reason(
    "SW-16.3.4",
    "Slaves are cloned in a research center of level {need} or more; {system} has level {level}.",
    "On ne clone qu'en centre de recherche de niveau {need} ou plus ; celui de {system} est de niveau {level}.",
)
CLONED_ALREADY = Reason(
    "SW-16.3.4",
    "The center of {system} has cloned a slave this turn.",
    "Le centre de {system} a déjà cloné un esclave ce tour-ci.",
)
NO_STAR_CENTER = Reason(
    "SW-16.3.5",
    "Special weapons are made in a research center on a star; {system} has none.",
    "Les armes spéciales se font dans un centre de recherche sur une étoile ; {system} n'en a pas.",
)
FORGED_ENOUGH = Reason(
    "SW-16.3.5",
    "The center of {system} makes {most} special weapons a turn, and has made them.",
    "Le centre de {system} fait {most} armes spéciales par tour, et les a faites.",
)
NO_NATIVES = Reason("SW-14.1.6", "There are no natives at {system}.", "Il n'y a pas d'autochtones à {system}.")
ROLLED_ALREADY = Reason(
    "SW-14.1.6",
    "A die has been rolled this turn for every native of {system}.",
    "Un dé a déjà été lancé ce tour-ci pour chaque autochtone de {system}.",
)
NO_ROOM_FOR_CITY = Reason(
    "SW-14.1.7",
    "{system} has no room for another city level ({most}).",
    "{system} n'a pas de place pour un niveau de ville de plus ({most}).",
)
NO_SLAVE = Reason(
    "SW-16.3.3", "No slave of {system} is idle this turn.", "Aucun esclave de {system} n'est disponible ce tour-ci."
)
NO_OUTPOST = Reason("SW-16.1.9", "You have no outpost {outpost}.", "Vous n'avez pas d'avant-poste {outpost}.")
NEW_OUTPOST = Reason(
    "SW-16.2.6",
    "This outpost is being built; it can become an orbital base from the next turn on.",
    "Cet avant-poste est en construction ; il pourra devenir une base orbitale dès le tour prochain.",
)
SECTOR_NOT_MANAGED = Reason("SW-16.1.9", "You do not manage {sector}.", "Vous ne gérez pas {sector}.")
NO_BASE_THERE = Reason(
    "SW-16.1.10",
    "An artificial gate needs an outpost or orbital base of yours at {sector}.",
    "Une porte artificielle demande un avant-poste ou une base orbitale à vous, à {sector}.",
)
GATE_THERE = Reason("SW-16.1.10", "There is a gate at {sector} already.", "Il y a déjà une porte à {sector}.")
NOT_DAMAGED = Reason("SW-16.4.1", "{craft} is not damaged.", "{craft} n'a pas de dégâts.")
NO_SUCH_CRAFT = Reason("SW-16.4.4", "There is no {craft}.", "Il n'y a pas de {craft}.")
NOT_YOURS = Reason(
    "SW-16.4.4", "{craft} is not yours: its owner pays.", "{craft} n'est pas à vous : c'est son propriétaire qui paie."
)
NO_FACILITY = Reason(
    "SW-16.4.2",
    "{facility} repairs nothing: a shipyard, a construction starship or an orbital base does.",
    "{facility} ne répare rien : il faut un chantier, un vaisseau de construction ou une base orbitale.",
)
ELSEWHERE = Reason(
    "SW-16.4.2",
    "{craft} and {facility} are not in the same sector.",
    "{craft} et {facility} ne sont pas dans le même secteur.",
)
NOT_FRIENDS = Reason(
    "SW-16.4.4",
    "Only your own, allied and cooperating facilities can repair {craft}.",
    "{craft} ne se fait réparer que chez soi, chez un allié ou un partenaire.",
)
BASES_BY_BUILDERS = Reason(
    "SW-16.4.3",
    "Bases are repaired by construction starships only.",
    "Les bases ne sont réparées que par des vaisseaux de construction.",
)
FACILITY_SPENT = Reason(
    "SW-16.4.2", "{facility} can repair no more this turn.", "{facility} ne peut plus rien réparer ce tour-ci."
)
