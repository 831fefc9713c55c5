# Ce que dit la ligne de commande ; l'aide de ses commandes est en anglais. docs/translate.md explique comment ces fichiers sont écrits.

## Partout

says-yes = oui
says-no = non
says-not-proved = ?
says-seat = Place
winners = { $who ->
    [1] { $who } gagne.
   *[other] { $who } partagent la victoire.
  }

## Jeux et règles

players-and-rules = De { $least } à { $most } joueurs. Version { $version } des règles.
says-ours = Fourni avec Stellarch.
from-package = Vient du paquet { $package } ({ $where }).
says-options-follow = Options, à donner ainsi : -o nom=valeur, ou -o nom quand la valeur est true :
by-itself = (par défaut : { $value })
only-with = Seulement avec { $option }.
no-such-rule = Il n'y a pas de règle { $rule }.{ $near ->
    [0] {""}
   *[other] {" "}Les plus proches : { ROW($near) }.
  }
no-rule-with = Aucune règle ne contient : { $words }.

## Simulation

says-games-played = Parties
says-moves-weighed = Coups
says-help-is-near = Tapez coups pour la liste des coups, aide pour toutes les commandes.
simulated = { $games } parties, { $plies } coups, { $each } par partie, { $choices } coups possibles à chaque fois, { $seconds } s. Graine : { $seed }
not-all-ended = { $count } parties sur { $games }, sans fin après { $most } coups, ont été interrompues.
says-wins = Victoires
says-win-share = Part
says-bot-or-bots = Donnez --bot ou --bots, pas les deux.
bots-and-players = Il y a { $bots } robots pour { $players } joueurs.

## Parties enregistrées

no-such-action = Pas de position après { $at } coups : la partie en a { $last }.
not-asked = Après { $at } coups, { $asked ->
    [0] on ne demande rien à personne.
    [one] c'est à la place { $asked } de décider.
   *[other] ces places ont à décider : { $asked }.
  }
see-rule = Pour en savoir plus : stellarch rules { $rule }
says-not-over = La partie n'est pas terminée. Les points pour l'instant :

## Places à la table

person-or-bot = { QUOTED($given) } n'est pas une place : écrivez NOM=GENRE, où GENRE est l'un de : { $person }, { $bots }.
bad-name = Un nom a de 1 à { $most } caractères visibles.
seats-and-players = Il y a { $seats } places pour { $players } joueurs.
says-seats-or-people = Donnez --seat ou --people, pas les deux.
too-many-people = Il ne peut pas y avoir { $people } personnes parmi { $players } joueurs.
says-resume-alone = Une partie reprise garde ses joueurs, ses options et sa graine : ne les donnez pas.

## Jouer

welcome = { $game }. Vous êtes { $who }. Tapez un coup, son numéro, ou aide.
welcome-all = { $game } : { $who }. Tapez un coup, son numéro, ou aide.
watch = { $game } : { $who }. Seuls des robots jouent.
turn = Coup { $number } : { $who }
now = { $heading } : { $who }
enter = Entrée → { $order }
says-sealed = Personne ne le voit avant que tous aient répondu.
says-at-any-time = À tout moment :
no-moves-at = Aucun coup ne part { OF($at) } ni n'y arrive.
no-such-number = La liste va de 1 à { $last }.
one-of = { EITHER($things) }
no-such-piece = Le numéro { $number } peut se jouer { $moves }.
several-moves = Cela peut être { $moves }. Lequel ?
is-legal = { $move } est un coup permis.
why-what = Dites quel coup, par exemple : pourquoi { $example }
hint = Vous pourriez jouer { $move } : tapez { $number }.
says-figures = Les chiffres :
why-played = Pourquoi { $who } a joué { $move } :
no-reasons = Le robot { $bot } ne réfléchit pas. Un robot qui réfléchit trouve :
secret-reasons = Les raisons { OF($who) } trahiraient des secrets.
taken-back = Repris : { ROW($moves) }.
says-nothing-to-take-back = Vous n'avez rien à reprendre.
says-revealed = Impossible de reprendre : quelque chose a été révélé depuis.
says-cannot-resign = Impossible d'abandonner maintenant.
says-save-where = Dites où, par exemple : sauver partie.json
saved = Enregistré dans { $file }.
record-at = La partie est enregistrée dans { $file }
go-on-with = Vous avez quitté la partie. Pour la reprendre : stellarch play --resume { $file }
says-left = Vous avez quitté la partie.
not-saved = La partie n'est pas enregistrée. { $why }
says-input-ended = Fin de l'entrée.
refused-at = Dans { $where } :
fill-in = { $what } : une ligne vide prend le minimum, annuler abandonne la saisie.
asked = { $what } :
says-cancel = annuler
says-cancelled = Rien n'est changé.
amount = { $least } à { $most }{ $step ->
    [1] {""}
   *[other] , par pas de { $step }
  }
or-nothing-for = { $range } [{ $value }]
no-such-amount = Tapez un nombre entier : { $range }.
says-one-number = un numéro
says-one-number-or-none = un numéro, ou rien pour l'omettre
several-numbers = { $exactly ->
    [yes] { $most } d'entre eux, séparés par des espaces
   *[no] { $least } à { $most } numéros, séparés par des espaces
  }
so-many = Tapez { $range }, chacun une fois.
says-ranked-numbers = tous les numéros, le premier d'abord
says-all-in-order = Tapez chaque numéro une fois, dans l'ordre voulu.
together = { $most } en tout
order-number = { $may_end ->
    [yes] n° { $number }, ou une ligne vide pour finir
   *[no] n° { $number }
  }
characters = { $least ->
    [0] { $most } caractères au plus
   *[other] { $least } à { $most } caractères
  }
no-such-words = Cela ne convient pas : { $range }.
says-help =
    coups [LIEU]      les coups, ou ceux d'un lieu
    pourquoi COUP     ce que risque un coup, ou quelle règle l'interdit
    pourquoi [NOM]    pourquoi un robot a joué ainsi, le dernier ou celui nommé
    suggestion        un bon coup, et ses raisons
    plateau           dessiner de nouveau le plateau
    rapport           ce qui s'est passé depuis votre dernière décision
    score             la feuille de points, comme si la partie finissait là
    règles MOTS       une règle par son numéro, ou celles qui ont ces mots
    annuler           reprendre son dernier coup, si rien n'a été révélé depuis
    sauver FICHIER    écrire la partie dans un fichier
    abandonner        abandonner
    quitter           partir ; la partie est gardée et peut être reprise
not-a-language = { QUOTED($given) } n'est pas le code d'une langue, comme fr, de ou pt-BR.

## Arène

contest = { $games } parties sur { $deals } donnes, { $players } par table, { $seconds } s. Graine : { $seed }
says-bot = Robot
says-rating = Classement (95 %)
says-win-shares = Victoires (95 %)
says-points = Points
says-a-move = Un coup
says-faults = Fautes
says-beats = Chacun bat le suivant de
says-ahead = Devant lui (95 %)
says-by-points = Écart (95 %)
says-deals = Donnes
says-clear = net
says-not-clear = pas net
fault = Faute dans la partie { $game } (graine { $seed }), après { $ply } coups : { $bot }, { $kind } : { $what }
faults-kept = Ces parties sont dans { $folder } ; stellarch replay en raconte une.
says-faults-not-kept = Avec --out, ces parties sont gardées.
more-faults = Et { $more } fautes de plus.
results-at = Résultats : { $results }. Rapport : { $report }.
says-resume-where = Donnez le dossier à reprendre : --out DOSSIER --resume.
says-compiling = Compilation des robots, une fois pour toutes : une minute environ.
says-prepared = Les robots sont prêts.
says-preparing = Compilation des robots (une fois, une minute ou deux) :

## Analyse

bad-span = { QUOTED($given) } ne désigne pas de coups : écrivez 12, 10-20 ou 10-, entre 1 et { $last }.
says-nothing-played = Aucun coup n'a été joué dans cette partie.
says-numbers-with-commas = Donnez les nombres de joueurs séparés par des virgules : 2,3,4.
says-chance-said = Chance annoncée
says-how-often = Nombre
says-mean-said = Annoncé en moyenne
says-what-came = Observé
says-of-games-left-out = Ce qui est annoncé pour chaque cinquième des parties, après ajustement sur les autres :
calibrated = Ajusté sur { $games } parties ; conservé dans { $file }
nothing-kept = Les chances de { $game } n'ont pas encore été ajustées.
reliability-of = { $kind ->
    [position] Positions jugées d'un coup d'œil
   *[search] Prévisions de la recherche
  }, { $seats } joueurs : { $chances } chances tirées de { $games } parties. Score de Brier { $brier }, constante { $constant } : { $gain } % de mieux. Erreur de calibration { $error }.{ $holds ->
    [yes] {""}
   *[no] {" "}C'est en deçà de l'objectif.
  }
analysed = { $game } : { ROW($players) }. Analysé par { $bot }.
page-at = La page est dans { $file }

## Ce qui peut être tapé

typed-help = aide
typed-moves = coups
typed-why = pourquoi
typed-hint = suggestion
typed-board = plateau
typed-report = rapport
typed-score = score
typed-rules = règles
typed-undo = annuler
typed-save = sauver
typed-resign = abandonner
typed-quit = quitter

## Fichiers

file-fault-not-found = pas de fichier ni de dossier de ce nom
file-fault-is-a-folder = c'est un dossier
file-fault-not-a-folder = une partie du chemin n'est pas un dossier
file-fault-exists = il y a un fichier de ce nom
file-fault-not-allowed = accès refusé
cannot = Impossible { $doing ->
    [read] de lire
    [write] d'écrire
   *[write-to] d'écrire dans
  } { $path } : { $reason }.
file-too-long = { $path } est trop long pour être des nôtres.
not-a-text-file = { $path } n'est pas un fichier de texte.

says-exploit = Ruse
says-at-table = Joueurs
says-fair-share = Part due
says-beats-the-bots = bat les robots
says-held = contenue
says-held-out = * gardée à part : aucun robot n'a été corrigé en pensant à elle.
says-who-competes = Nommez les robots qui s'affrontent : --seats level-3,level-4.
gauntlet = Des ruses face à des robots { $level }, { $games } parties. Graine : { $seed }
gauntlet-faults = { $games ->
    [1] Dans une partie
   *[other] Dans { $games } parties
  }, un robot a dû être remplacé après une faute.
no-such-exploit = Il n'y a pas de telle ruse : { $name }. Il y a { ROW($known) }.
says-no-exploits = Ce jeu n'a pas de ruses à essayer.
