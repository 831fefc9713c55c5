# Ce que dit l'arène : rapports de tournois, analyses, chroniques. docs/translate.md explique comment ces fichiers sont écrits.

## Toutes les pages

game-and-players = { $game } : { ROW($players) }
made-by = Fait par Stellarch { $version }.

## Le rapport d'un tournoi

in-report-arena = Arène
contest-title = { $game } : { $bots } robots, { $games } parties
in-report-players = joueurs par table
in-report-deals = donnes
in-report-seed = graine
in-report-move-seconds = secondes par coup
in-report-fault-count = fautes
not-ended = parties interrompues après { $most } coups
in-report-standings = Classement et victoires
in-report-standings-read = Le point est la valeur trouvée ; la vraie est sur le trait 95 fois sur 100. Une avance de 6,5 au classement, c'est environ trois victoires sur quatre à deux joueurs.
in-report-bot = Robot
in-report-rating = Classement
in-report-win-share = Victoires
in-report-games = Parties
in-report-ladder = Chacun bat le suivant de
in-report-ladder-read = Combien de fois il finit devant le suivant, et de combien de points, en comparant dans chaque donne, où les deux ont occupé toutes les places. Le repère marque la moitié ; net veut dire que tout l'intervalle est au-dessus.
in-report-ahead = Finit devant
in-report-by-points = Écart de points
in-report-over-deals = Donnes
in-report-clear = net
in-report-not-clear = pas net
in-report-matrix = Qui bat qui
in-report-matrix-read = Combien de fois, en pour cent, le robot de la ligne finit devant celui de la colonne ; l'égalité vaut la moitié.
in-report-points-by = Points par catégorie
in-report-lengths = Durée des parties
plies-read = Coups : { $mean } en moyenne, de { $least } à { $most }.
rounds-read = Manches : { $mean } en moyenne, de { $least } à { $most }.
of-rounds = { $rounds } manches : { $games } parties
in-report-endings = Comment les parties se décident
in-report-ending = Fin
of-plies = { $plies } coups : { $games } parties
in-report-times = Temps de réflexion
in-report-times-read = Pour un coup : le point est la moyenne, le trait va jusqu'au plus lent. L'échelle est logarithmique.
in-report-mean = Moyenne
in-report-slowest = Plus lent
in-report-luck = La chance due à la place et au fait de commencer
in-report-luck-read = Chaque robot occupe chaque place aussi souvent : seule la place fait la différence. Le repère est la part égale.
in-report-seat = Place
in-report-turn = Tour
in-report-faults = Fautes
in-report-faults-read = Un robot qui échoue, répond par un coup interdit ou réfléchit trop est dernier de cette partie ; sa place joue ensuite le coup par défaut. Les parties sont dans le dossier faults : stellarch replay FICHIER les raconte.
in-report-game = Partie
in-report-deal-seed = Graine
in-report-ply = Coup
in-report-fault-kind = Faute
in-report-what = Ce qui s'est passé
fault-kind-crash = échec
fault-kind-illegal = coup interdit
fault-kind-timeout = trop lent
contest-made-by = Fait par Stellarch { $version }. Chaque donne a été jouée une fois dans chaque rotation de ses robots autour de la table. La même graine donne les mêmes parties quel que soit le nombre de processus.

## Analyses

in-analysis-analysis = Analyse
in-analysis-bot = analysé par
in-analysis-moves-told = coups
moves-of = { $first } à { $last } sur { $all }
in-analysis-result = résultat
in-analysis-commitment = engagement
in-analysis-chances = Chances de gagner
in-analysis-chances-read = En jouant au mieux dès lors, d'après ce que voit la place qui décide ensuite ; les barres sont les bornes de ses chances. Un anneau est une erreur : le meilleur coup était sûrement meilleur, car les bornes des deux ne se chevauchent pas. Survolez un coup pour en lire plus.
in-analysis-seats = Place par place
in-analysis-seats-read = La perte moyenne est la part de chances de gagner qu'un coup a coûtée, autant qu'on sache, sur les coups étudiés.
in-analysis-mistakes-read = Selon les chances de gagner que chacune a coûtées. Ouvrez-en une pour lire pourquoi et voir le plateau.
in-analysis-no-mistakes = Aucune erreur n'a été trouvée.
in-analysis-other-moves = Tous les autres coups, avec le plateau
cost = a coûté { $percent } %
in-analysis-moves = Coup par coup
in-analysis-moves-read = Les chances de la place qui décidait : avec le meilleur coup, puis avec le coup joué, et les bornes entre lesquelles est la vérité 95 fois sur 100. Ce qui est prouvé est exact.
in-analysis-seat = Place
in-analysis-action = Coup
in-analysis-best-chance = Meilleur
in-analysis-played-chance = Joué
in-analysis-points = Points
in-analysis-remark = Remarque
in-analysis-line = Meilleure suite
in-analysis-weighed = Étudiés
in-analysis-best-moves = Meilleurs coups
in-analysis-mistakes = Erreurs
in-analysis-mean-loss = Perte moyenne
judged-best = le meilleur
judged-good = aussi bon
judged-unclear = incertain
judged-inaccuracy = imprécision
judged-mistake = erreur
judged-blunder = gaffe
judged-unseen = non étudié
judged-forced = pas de choix
judged-free = pas un choix
move-told = { $number }. { $who } : { $order } ({ $verdict })
instead-in-short = { $verdict } : { $best }
instead = { $verdict }. Le meilleur : { $best }
exactly = { $verdict }. { $proven }
win-chance = { $exact ->
    [yes] { $percent } %
   *[no] { $percent ->
        [0] <1 %
       *[other] >99 %
      }
  }

## Chroniques

in-chronicle-chronicle = Chronique
in-chronicle-actions = actions
in-chronicle-result = victoire
in-chronicle-unfinished = inachevée
in-chronicle-commitment = engagement
in-chronicle-maps = Tour par tour
in-chronicle-maps-read = Le plateau tel que chacun pouvait le voir, et ce qui s'était passé jusque-là. Choisissez un tour ; les flèches du clavier avancent et reculent.
in-chronicle-start = Début
more = et { $count } de plus
in-chronicle-plots = Place par place
in-chronicle-plots-read = Chaque ligne de la feuille de score au fil de la partie : un trait par place, avec ses propres tirets.
in-chronicle-relations = Entre les joueurs
in-chronicle-relations-read = Ce qui était en vigueur à la fin de chaque tour, et combien de temps cela a duré ; les guerres d'abord.
in-chronicle-between = Entre
in-chronicle-relation = Quoi
in-chronicle-in-force = Du début à la fin
in-chronicle-turns = Tours
until = { $first } à { $last }
since = { $first } à la fin
in-chronicle-time-line = Frise
in-chronicle-time-line-read = Ce qui a changé le cours de la partie.
in-chronicle-turn = Tour
in-chronicle-event = Ce qui s'est passé
scores = { $label } : { ROW($values) }

## Ce qui est refusé

why-at-least-one-game = Il faut jouer au moins une partie.
why-no-time = Il faut plus que zéro seconde pour un coup.
why-not-a-certificate = Ce n'est pas un certificat : fair1~ est suivi de huit champs, puis des options s'il y en a, séparés par ~.
why-worker-died = Un processus est mort. Ce qui était terminé est gardé : --resume reprend à cet endroit.
too-few-bots = Il y a { $bots } robots pour { $players } joueurs.
does-not-think = Le robot { QUOTED($name) } ne réfléchit pas : il n'analyse rien.
folder-in-use = { $folder } contient déjà des résultats. Donnez --resume pour continuer, ou un autre dossier.
another-contest = { $folder } contient un autre tournoi : là-bas, { $field } vaut { $kept }, pas { $given }.
not-a-plan = { $file } est illisible : { $fault }.
extra-missing = Il faut { $library }, qui n'est pas installé. Pour l'installer : pip install 'stellarch[{ $extra }]'
