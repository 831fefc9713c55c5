# Small Star Empires. docs/translate.md explique comment ces fichiers sont écrits.

## Les choses, comme le livret les nomme

-colony = { $number ->
   *[one] colonie
    [other] colonies
  }
    .gender = f
-station = { $number ->
   *[one] comptoir
    [other] comptoirs
  }
    .gender = m
-homeworld = planète mère
    .gender = f
-one-planet = étoile à une planète
    .gender = f
-two-planets = étoile à deux planètes
    .gender = f
-three-planets = étoile à trois planètes
    .gender = f
-red-nebula = nébuleuse rouge
    .gender = f
-green-nebula = nébuleuse verte
    .gender = f
-blue-nebula = nébuleuse bleue
    .gender = f
-empty = système vide
    .gender = m
-wormhole = { $number ->
   *[one] trou de ver
    [other] trous de ver
  }
    .gender = m
-black-hole = { $number ->
   *[one] trou noir
    [other] trous noirs
  }
    .gender = m
-face-down = système inexploré
    .gender = m
-chromatic-nebula = nébuleuse chromatique
    .gender = f
-asteroid-field = champ d'astéroïdes
    .gender = m
-abandoned-trade-station = comptoir abandonné
    .gender = m
-refueling-station = station de ravitaillement
    .gender = f

colour-red = Rouge
colour-green = Vert
colour-blue = Bleu
colour-yellow = Jaune

points = { $number } { $number ->
    [one] point
   *[other] points
  }
systems = { $number } { $number ->
    [one] système
   *[other] systèmes
  }
site = { $what ->
    [none] { $at }
   *[other] { $at } ({ $what })
  }

## Ce qui se passe

game-started = { $round ->
    [none] { $first } commence.
   *[other] Manche { $round } : { $first } commence.
  }
ship-moved = { $how ->
    [jump] { $seat } saute de { $origin } à { $target }.
   *[line] { $seat } va de { $origin } à { $target }.
  }
toll-paid = { $seat } paie une colonie à { $to } pour survoler { $at }.
tile-turned-up = { $at } se révèle : { A($tile) }.
system-claimed = { $seat } place { A($piece) } en { $at }.
ship-damaged = Le vaisseau { OF($seat) } en { $at } est endommagé.
ship-repaired = Le vaisseau { OF($seat) } est réparé en { $at }.
passed = { $forced ->
    [yes] { $seat } n'a plus de coup et passe définitivement.
   *[no] { $seat } passe définitivement.
  }
resigned = { $seat } abandonne.
round-ended = La manche { $round } revient à { $winners }.
game-ended = { $winners ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
  }

## Ce qui est demandé, et les ordres

asked-move = Déplacez un vaisseau
asked-move-or-pass = Déplacez un vaisseau ou passez
asked-refuel = Faites un pas de plus, ou restez

order-move = { $how ->
    [jump] Passez par le trou de ver de { $origin } à { $target } et placez-y { A($piece) }
   *[line] Volez de { $origin } à { $target } et placez-y { A($piece) }
  }
order-repair = Ramenez le vaisseau endommagé de { $origin } à sa planète mère en { $target } pour le réparer
order-refuel = Avancez d'un pas jusqu'à { $target } et placez-y { A($piece) }
order-stop = Restez à la station de ravitaillement
order-pass = Passez définitivement
order-resign = Abandonnez la partie

## Ce que les règles refusent : plateaux et options

printed-holes = Les trous sont imprimés sur les tuiles de la version à imprimer ; seule la boîte permet de s'en passer.
layout-players = La disposition « { $layout } » est pour { $needed } joueurs, pas { $players }.
layout-or-board = Choisissez une disposition ou un plateau, pas les deux.
holes-on-board = Ce plateau a des trous de ver ou des trous noirs, mais la partie doit s'en passer.
board-not-fair = Ce plateau a une équité de { $figure }, mais on demande au moins { $wanted }.
board-edition = { $found ->
    [retail] Ce plateau est fait de tuiles de la boîte, mais la partie se joue avec la version à imprimer.
   *[print-and-play] Ce plateau est fait de tuiles à imprimer, mais la partie se joue avec celles de la boîte.
  }
cannot-begin = La place { $seat } ne peut pas commencer : il n'y a que { $players } joueurs.
retail-only = La variante « { $variant } » appartient à la boîte de 2016.
too-few-tiles = Le plateau a { $empty } systèmes vides, mais il n'y a que { $deck } tuiles inexplorées.
not-fair-enough = Aucun plateau d'équité { $wanted } en { $tried } essais ; le meilleur atteint { $best }.
no-fair-board-in-time = Aucun plateau d'équité { $wanted } n'a été trouvé dans un délai raisonnable. Demandez un peu moins.

## Ce que les règles refusent : les coups

not-on-turn = Ce n'est pas à vous de jouer.
no-ship = Vous n'avez pas de vaisseau en { $at }.
not-a-line = { $target } n'est pas en ligne droite depuis { $at }.
gap = Il n'y a pas de système en { $at }.
is-black-hole = { $at } est un trou noir.
is-wormhole = Un vaisseau ne peut pas s'arrêter sur le trou de ver en { $at }.
rival = Un autre joueur contrôle { $at }.
own = Vous contrôlez déjà { $at }.
no-wormhole = Le vaisseau en { $at } n'est pas à côté d'un trou de ver.
same-wormhole = { $target } n'est pas à côté d'un autre trou de ver que celui où entre le vaisseau.
no-colony = Vous n'avez plus de colonie.
no-station = Vous n'avez plus de comptoir.
nothing-left = Vous n'avez plus de pièce à placer.
not-placeable = On ne peut placer qu'une colonie ou un comptoir.
must-move = Vous avez un coup gratuit : il faut jouer.
already-out = Vous avez déjà abandonné.
colony-only = Seule une colonie peut être placée sur le système inexploré en { $at }.
asteroids = { $at } est un champ d'astéroïdes.
too-far = Un vaisseau endommagé avance d'un ou deux systèmes, et { $at } est plus loin.
damaged-unexplored = Un vaisseau endommagé ne peut pas s'arrêter sur le système inexploré en { $at }.
not-damaged = Le vaisseau en { $at } n'est pas endommagé.
not-home = On répare sur sa planète mère, pas en { $at }.
not-refueling = Aucun de vos vaisseaux ne vient de se ravitailler.
refueling-first = Le vaisseau en { $at } s'est ravitaillé : il fait un pas ou s'arrête.
not-adjacent = { $target } n'est pas à côté de { $at }.
cannot-pay = Le passage coûte { COUNT($toll, -colony) } et vous en avez { $colonies }.
nothing-after-toll = Après un péage de { $toll }, il ne vous resterait plus de pièce de ce genre à placer en { $at }.

## Ce qui ne va pas sur un plateau

overlap = Des tuiles se chevauchent en { $where }.
tile-twice = La tuile { $tile } sert plus d'une fois.
home-twice = La tuile natale { $letter } sert plus d'une fois.
too-many-holes = Il y a { COUNT($found, $kind) }, mais le jeu n'en a que { $most }.
hole-on-tile = Un trou de ver ou un trou noir ne se pose que sur un système vide de la boîte, pas en { $where }.
loose = Systèmes qui ne sont sur aucune tuile du jeu : { $count }.
few-tiles = Tuiles principales sur le plateau : { $found }. Le jeu en compte { $all }, et un plateau complet les utilise toutes.
homes = Tuiles natales : { $found }, pour { $players } joueurs.
player-count = Un plateau a des planètes mères pour deux à quatre joueurs, pas { $found }.
seats-in-a-row = Les planètes mères vont aux places à partir de a, sans trou.
no-first-move = La planète mère en { $where } n'a pas de premier coup possible.
cut-off = La partie du plateau en { $where } n'est reliée au reste ni par un côté ni par des trous de ver.
unreachable = La planète mère en { $where } est hors d'atteinte des autres.
one-wormhole = Il n'y a qu'un trou de ver, en { $where } : il ne mène nulle part.

## Plateaux, positions et coups écrits

not-a-move = Ce n'est pas un coup ; on écrit par exemple g7>g9:c ou g7~d4:s, ou encore +g8:c, stop, pass, resign.
not-a-hex = Pas un hexagone : il faut une lettre et un nombre, comme g7.
not-a-hex-in-file = { QUOTED($word) } n'est pas un hexagone : il faut une lettre et un nombre, comme g7.
off-the-map-rows = Une tuile dépasse les rangées a à z.
off-the-map-columns = Une tuile dépasse les colonnes 1 à 99.
board-text-fault-too-long = Le plateau est trop long.
board-text-fault-edition = Un plateau commence par p. ou r. selon l'édition.
known-faces = Les faces de cette édition : { ROW($faces, by: " ") }.
not-a-tile = { QUOTED($token) } n'est pas une tuile ; on écrit par exemple g7Ga3, d6Ha4 ou g7-12R.
board-file-fault-too-long = Le fichier de plateau est trop long.
not-a-board-file = Ce n'est pas un fichier de plateau : { $fault }.
no-such-face = La tuile en { $at } n'a pas de face { QUOTED($face) } ; cette édition a { ROW($known, by: " ") }.
no-such-system = Pas de système { QUOTED($system) } ; les systèmes sont { ROW($known) }.
seat-of-a-homeworld = Une planète mère a une place et aucun autre système n'en a, en { $at }.

position-fault-too-long = La position est trop longue.
position-fault-homeworlds = Il faut une planète mère par place à partir de a, et aucun chevauchement.
position-fault-variants = Les variantes sont u15 ou u14, o, les deux, ou -.
position-fault-tiles-of-a-kind = Plus de tuiles d'une sorte que n'en a la pioche.
position-fault-too-few-tiles = Il y a plus de systèmes inexplorés que de tuiles.
position-fault-ships = Il faut les vaisseaux de chaque place, joints par des points.
position-fault-supplies = Il faut la réserve de chaque place, comme 16-4-0.
position-fault-turn = Il faut la place au trait, puis -, p ou r pour chaque place.
position-fault-campaign = Une campagne s'écrit comme 2.a.1-0.two_players.
position-fields = Une position a huit ou neuf champs et commence par { $format }~.
control-sign = { QUOTED($sign) } ne convient pas ici.
control-count = Le plateau a { $systems } systèmes à contrôler, pas { $found }.
tile-signs = Il faut { $count } tuiles inexplorées : u ou l'un de t d n x s f pour chacune.

not-reached-layout-players = La disposition est pour un autre nombre de joueurs.
not-reached-received-colonies = On ne reçoit de colonies qu'avec les frontières ouvertes.
not-reached-campaign-won = Cette campagne est déjà gagnée.
not-reached-other-colonies = Les colonies en réserve, placées et payées ne sont pas celles du début.
not-reached-out-on-turn = La place au trait ne joue plus.
not-reached-no-ship-to-refuel = Il n'y a pas de vaisseau à ravitailler.
not-reached-no-move = La place au trait n'a pas de coup.
wrong-wins = À la manche { $round }, ces victoires sont impossibles : chaque manche a eu un vainqueur.
wrong-ships = Il faut { $due } vaisseaux à la place { $letter }, pas { $found }.
wrong-pieces = La place { $letter } n'a pas les pièces du début, en réserve et sur le plateau.
not-controlled = La place { $letter } ne contrôle pas { $at }, où elle a un vaisseau.
not-damaged-here = Aucun vaisseau ne peut être endommagé en { $at }.
not-to-be-controlled = Personne ne peut contrôler { $at }.

## Ce qu'il y a à dire d'un coup

gains = Ce coup rapporte tout de suite { $points }, { $what }.
gains-several = Ce coup rapporte tout de suite { $points } : { $parts }.
balance = Au total, ce coup rapporte tout de suite { $points } : { $parts }.
part = { SIGNED($number) } { $what }
grows = Ce coup ne rapporte rien tout de suite ; { $seat ->
    [you] votre territoire
   *[other] le territoire { OF($seat) }
  } compte alors { $size }, le plus grand des autres { $largest }.
for-planets = { $number ->
    [1] pour la planète
   *[other] pour les planètes
  }
for-nebula = { $kind ->
    [chromatic-nebula] pour la nébuleuse chromatique
   *[other] { $nth ->
        [1] pour une première { $kind }
        [2] pour une deuxième { $kind }
        [3] pour une troisième { $kind }
       *[other] pour une { $kind } de plus
      }
  }
for-trade = pour le commerce avec { $customers }
customer = { $seat } ({ $systems })
for-tile = pour { A($tile) }
for-largest = pour le plus grand territoire ({ $size })
no-longer-largest = pour un territoire qui n'est plus le plus grand ({ $size })
takes-first = Sinon, { $seat } pourrait s'en emparer au prochain coup, pour { $points }.
shuts-out = Il barre à { $seat } l'accès à { $at }, qui rapporterait aussitôt { $points }.
keeps-several = Il barre { $systems } à { $seat }, surtout { $at }, qui vaut aussitôt { $points }.
opens = Il ouvre la voie vers { $at } : { $points } au prochain coup.
rival-gains = { $seat } y gagne aussi { $points }.
rival-loses = Il coûte { $points } à { $seat }.
unknown = On saura ce que vaut { $at } quand le vaisseau s'y posera.
is-repaired = Endommagé, le vaisseau ne franchit que deux systèmes ; réparé, le prochain coup pourra finir dans { $then } systèmes, au lieu de { $number }.
stays = Le vaisseau reste en { $at } et la pièce servira mieux ailleurs.
passes = { $number ->
    [one] Chaque coup coûterait un péage ; la colonie gardée compte en cas d'égalité.
   *[other] Chaque coup coûterait un péage ; les { $number } colonies gardées comptent en cas d'égalité.
  }
leaves = C'est la dernière place.

# Chacun de ces textes suit « qui » : « un coup qui rapporte 2 points de plus tout de suite ».
more-at-once = rapporte { $points } de plus tout de suite
fewer-at-once = rapporte { $points } de moins tout de suite
keeps-from = barre { $at } à { $seat } ({ $points })
leaves-to = laisse { $at } à { $seat } ({ $points })
does-not-open = n'ouvre pas la voie vers { $at } ({ $points })
spends-station = { $number ->
    [1] dépense le dernier comptoir
   *[other] dépense un comptoir sur les { $number } qui restent
  }

## Ce que dit l'entraîneur : le but du tour, la course, ce qui menace et ce qu'on peut apprendre

fence = Enfermez { $seat } : { $systems } que ce coup met hors de sa portée pourront être à vous plus tard, sans hâte.
be-first = Soyez le premier : { $seat } vise aussi ce système, et personne ne peut le reprendre.
open-up = Ouvrez la voie vers { $at } : { $points } vous y attendent, plus que tout ce que vous pouvez prendre maintenant.
take-best = Prenez des planètes : ce sont des points sûrs, et aucun coup à votre portée ne rapporte tout de suite plus de { $most }.
aim-planets = Prenez des planètes : ce que vous tenez là, personne ne vous le reprend.
aim-nebulae = Réunissez des nébuleuses d'une même couleur : chacune compte plus que la précédente.
aim-stations = Commercez avec vos voisins : un comptoir rapporte un point par système adverse à ses côtés.
aim-territory = Ayez le plus grand territoire : à la fin, il vaut trois points.
aim-tiles = Gardez cette station : elle vaut un point à elle seule, quoi qu'il y ait autour.
aim-room = Gardez de la place : il y a peu de points ici, mais vos vaisseaux pourront continuer.
aim-explore = Allez voir : un système inexploré peut valoir beaucoup, et on n'y risque qu'une colonie.
aim-finish = Prenez votre temps : plus personne ne peut vous gêner, les meilleures places d'abord.
aim-repair = Remettez votre vaisseau en état : endommagé, il ne va presque nulle part.
aim-stay = Arrêtez-vous ici : aucun système voisin ne mérite une pièce de plus.
aim-pass = Gardez vos colonies : chaque passage en coûterait une en péage.
aim-leave = Mettez fin à la partie.

leads = À ce train, { $seat ->
    [you] vous gagnez
   *[other] { $seat } gagne
  } avec { $points }, { $lead } d'avance sur { $next }, { $rounds ->
    [1] au tour qui reste
   *[other] en { $rounds } tours au plus
  }.
neck-and-neck = { $seat ->
    [you] Vous et { $other } êtes
   *[other] { $seat } et { $other } sont
  } au coude à coude : environ { $points } chacun à la fin, { $rounds ->
    [1] dans un tour au plus
   *[other] dans { $rounds } tours au plus
  }.
answers = Attention à { $at } : { $seat } peut le prendre au prochain coup, pour { $points }.
calm-nobody-moves = Plus personne d'autre ne peut bouger.
calm-nothing-much = Personne ne peut gagner plus d'un point au prochain coup.

taught-shared-reach = Ce qui est pris le reste : allez d'abord là où deux joueurs peuvent aller.
taught-lines = Vos systèmes laissent passer vos vaisseaux et arrêtent ceux des autres : une rangée de colonies est un mur.
taught-nebulae = La deuxième et la troisième nébuleuse d'une couleur comptent chacune trois points de plus.
taught-stations = Un comptoir compte les voisins, pas les planètes, et chacun compte pour lui-même.
taught-territory = Seuls des systèmes qui se touchent forment un territoire, et votre monde natal en fait partie.
taught-planets = Les planètes sont des points sûrs : un chacune, quoi que fassent les autres.
taught-wormholes = À côté d'un trou de ver, votre vaisseau peut ressortir à côté de n'importe quel autre.
taught-unexplored = Sur un système inexploré on ne pose qu'une colonie : gardez-en.
taught-damaged = Un vaisseau endommagé franchit deux systèmes au plus ; seul votre monde natal le répare.
taught-refueling = Une station de ravitaillement permet au même vaisseau un pas de plus dans le même tour.
taught-tolls = Payer un péage est un choix : vous pouvez passer, mais vous quittez alors la manche.
taught-passing = Qui ne peut plus bouger passe pour de bon, et les autres continuent.
taught-resigning = Qui abandonne est classé après tous ceux qui jouent encore.

## Feuille de score

sheet-row-planets = Planètes
sheet-row-nebulae = Nébuleuses
sheet-row-stations = Comptoirs
sheet-row-bonus = Bonus
sheet-row-territory = Plus grand territoire
sheet-row-tiles = Tuiles
sheet-row-tolls = Colonies reçues
sheet-row-total = Total
sheet-row-wins = Victoires

## Options

advice-first-game = Sans trous de ver ni trous noirs : le conseil du livret.

option-edition = Édition
    .help = Tuiles et points de la version à imprimer de 2015 ou de la boîte de 2016.
    .print-and-play = À imprimer, 2015
    .retail = Boîte, 2016
option-layout = Disposition
    .help = Place des tuiles ; sinon, la disposition imprimée pour le nombre de joueurs.
    .none = selon le nombre de joueurs
    .two-players = Deux joueurs
    .three-players = Trois joueurs
    .four-players = Quatre joueurs
    .narrow-two-players = Étroite, deux joueurs
    .star-four-players = Étoile, quatre joueurs
    .three-galaxies = Trois galaxies, quatre joueurs
    .three-galaxies-two-players = Trois galaxies, deux joueurs
    .three-galaxies-three-players = Trois galaxies, trois joueurs
option-board = Plateau
    .help = Un plateau écrit, à la place d'un plateau tiré au sort.
option-holes = Trous de ver et trous noirs
    .help = Sans eux, c'est la partie pour débutants : les centres restent vides.
option-unexplored = Systèmes inexplorés
    .help = Une tuile cachée sur chaque système vide ; un vaisseau peut être endommagé.
option-deck = Tuiles inexplorées
    .help = 15 selon le livret de 2016, ou 14 selon un tirage ultérieur (un champ d'astéroïdes de moins).
option-open-borders = Frontières ouvertes
    .help = Payer une colonie pour survoler le système d'un rival.
option-campaign = Campagne
    .help = Plusieurs manches, moins de pièces ; une victoire coûte une colonie et vaut un point définitif.
option-first-player = Premier joueur
    .help = Qui commence ; tiré au sort par défaut.
    .none = au hasard
    .value-0 = rouge
    .value-1 = vert
    .value-2 = bleu
    .value-3 = jaune
option-fairness = Équité minimale
    .help = Redonner jusqu'à obtenir un plateau au moins aussi équitable (0 à 1).

## Niveaux des robots

rank-first-game = Première partie
    .about = Joue un coup sur deux au hasard.
rank-cadet = Cadet
    .about = Oublie encore parfois son idée.
rank-pilot = Pilote
    .about = Prend ce qui est proche.
rank-scout = Éclaireur
    .about = Prévoit un coup à l'avance.
rank-navigator = Navigateur
    .about = Sait où les autres veulent aller.
rank-trader = Négociant
    .about = Place ses comptoirs où il faut.
rank-captain = Capitaine
    .about = Ferme une ligne avant vous.
rank-admiral = Amiral
    .about = Rend rarement l'avantage.
rank-governor = Gouverneur
    .about = Ne vous laisse presque rien.
rank-emperor = Empereur
    .about = Notre joueur le plus fort.

## Dans le terminal

sse-typing-note = Coups par vaisseau : numéro, arrivée (~ par trou de ver), nature. Tapez 1, 1s pour un comptoir, ou { $example }.
sse-typing-help =
    Un coup           d6>d9:c  de d6 tout droit en d9, avec une colonie
                      d6~h4:s  par trou de ver en h4, avec un comptoir
                      ou d6 d9 c, ou d9 si un seul vaisseau peut y aller
    Un numéro         12 joue le numéro 12 avec une colonie, 12s avec un comptoir
                      Dans la liste, -1 est un péage d'une colonie ; c, s ou r
                      après un système : on ne peut y placer rien d'autre
none-ends-there = Aucun de vos coups ne finit en { $at }.

column-to-place = à placer
column-colonies-left = col.
column-stations-left = cpt.
column-points = points
column-planets = planètes
column-nebulae = nébuleuses
column-stations = comptoirs
column-bonus = bonus
column-total = total
column-ships = vaisseaux
has-refueled = Le vaisseau en { $at } a fait le plein : encore un pas, écrit comme +g8:c, ou stop.
rounds-won = { $colour } { $wins }
campaign-so-far = Manche { $round }. Manches gagnées : { ROW($wins) }.
game-is-over = La partie est finie.

sign-planets = planètes
sign-nebula = nébuleuse
sign-empty = vide
sign-wormhole = trou de ver
sign-black-hole = trou noir
sign-unexplored = inexploré
sign-chromatic-nebula = nébuleuse chromatique
sign-asteroid-field = champ d'astéroïdes
sign-abandoned-station = comptoir abandonné
sign-refueling-station = ravitaillement
sign-ship = vaisseau
sign-three-ships = trois vaisseaux
sign-damaged-ship = vaisseau endommagé
sign-line = tout droit, colonie
sign-jump = saut, comptoir
piece-of = { $piece } de { $letter }

## Dans les dessins, et pour qui les entend

drawn-ship = vaisseau
drawn-damaged-ship = vaisseau endommagé
drawn-to-move = au trait
drawn-passed = a passé
drawn-resigned = abandon
drawn-on-the-cards = Pièces encore à placer, et points.
shape-triangle = triangle
shape-square = carré
shape-disc = disque
shape-star = étoile
ships-there = { $damaged ->
    [yes] { drawn-damaged-ship }
   *[no] { drawn-ship }
  } ({ $colour }){ $count ->
    [1] {""}
   *[other] {" "}× { $count }
  }
system-described = { $name }{"\u202F"}: { ROW($facts) }
board-described = Un plateau de { $count } systèmes.
kind-described = { UPPER($kind) }{"\u202F"}: { ROW($names) }.
player-described = { $colour }, { $shape }, score { $total }{ $standing ->
    [none] {""}
   *[other] , { $standing }
  }{"\u202F"}: { ROW($held) }.
held = { $what } { ROW($names, by: " ") }

## stellarch board

board-words-looking-for-a-fair-board = Recherche d'un plateau équitable
board-words-fairness-measures = Elle compare ce que chaque place peut atteindre, selon le nombre de coups : 1 est l'égalité parfaite.
board-words-error = erreur
board-words-warning = avertissement
board-words-valid = Le plateau est valable.
board-words-invalid = Le plateau n'est pas valable.
board-words-no-games = Le nombre de parties ne peut pas être négatif.
board-words-interval = intervalle à 95 %
board-words-even = Ces parties sont compatibles avec des chances égales.
board-words-uneven = Les chances ne sont pas égales sur ce plateau.
board-words-confirmed = Confirmé : les parties finissent comme le dit le certificat.
board-words-refuted = Réfuté : les parties ne finissent pas comme le dit le certificat.
boards-dealt = Plateaux tirés : { $tried }. Graine : { $seed }
fairness-found = Équité { $figure }. Perspectives : { $prospects }.
no-board = { QUOTED($given) } n'est ni un plateau (p. ou r. et ses tuiles), ni une position (sse1~), ni un fichier.
in-file = { $file } : { $why }
no-tile = Il n'y a pas de tuile en { $at }.
nothing-to-turn = La tuile en { $at } est un système isolé : elle ne se tourne pas.
bad-turn = { QUOTED($given) } n'est pas une rotation : il faut un hexagone et un nombre de sixièmes, comme g7:2.
bad-token = { QUOTED($token) } ne peut pas être posé. { $why }
played-on = En { $games } parties entre robots de même force ({ $bot }), chaque place commençant aussi souvent que les autres :
other-version = Il a été fait avec la version { $theirs } du programme, dont le robot jouait peut-être autrement ; voici la { $ours }.
puzzles-found = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
  } en { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
  }
puzzles-proven = { $proven } problèmes prouvés sur { $puzzles }.
