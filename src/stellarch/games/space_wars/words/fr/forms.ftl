## Ce qui se passe

form-filed = { $orders ->
    [0] Vous retirez votre formulaire : { $form }.
   *[other] Votre formulaire est remis, scellé : { $form }, { COUNT($orders, -order) }.
  }
order-left-out = Votre ordre { $order } est sauté. { $why }
plan-stopped = Votre plan s'arrête, { COUNT($left, -order) } avant la fin : { $why ->
    [intercepted] vos engins ont été interceptés
    [enemy] un ennemi barre la route
   *[skipped] un ordre a été sauté
  }.
standing-orders-set = Vous changez vos ordres permanents.
orders-followed = Les ordres que vous aviez donnés sont exécutés.
passing-ended = On vous consulte à nouveau : { $why ->
    [offer] une offre est arrivée
    [treaty] un traité a été rompu
    [war] on vous a déclaré la guerre
   *[technology] une technologie est acquise
  }.
die-seen = { $fell }

## Ordres

order-given = { $count ->
    [1] { LOWER_FIRST($order) }
    [2] { LOWER_FIRST($order) }, deux fois
   *[other] { LOWER_FIRST($order) }, { $count } fois
  }
orders-given = { ROW($orders, by: " ; ") }{ $more ->
    [0] {""}
   *[other] {" "}; { $more } de plus
  }
order-battle-orders = { $orders ->
    [none] Confiez ce tour de bataille à l'ordinateur
   *[other] Ordonnez pour ce tour de bataille : { $orders }
  }
order-form = { $orders ->
    [none] { $phase ->
        [agenda] Ne proposez rien au Conseil
        [declarations] Ne déclarez rien
        [extraction] Ne produisez aucun matériau
        [research] N'étudiez rien
        [works] Ne construisez rien
        [repairs] Ne réparez rien
       *[other] N'ordonnez rien
      }
   *[other] { UPPER($orders) }
  }
order-file = { $orders ->
    [none] Reprenez : { $form }
   *[other] Remettez d'avance ({ $form }) : { $orders }
  }

## Pourquoi pas

plan-too-early = Un plan se remet une fois les déclarations terminées, et jusqu'à la fin de vos mouvements.
not-this-visit = Ce formulaire n'est pas de cette visite : { $form }.
not-in-this-form = Cet ordre n'a pas sa place dans ce formulaire.
after-the-end = Rien ne peut suivre la fin des mouvements.
only-a-plan-stops = Seul un plan peut s'arrêter en chemin.
forms-too-many = Un formulaire contient au plus { $most } ordres.

## Intitulés

means = { $counts }
motion-label-law = loi
motion-label-repeal = abrogation
motion-label-protocol = protocole
order-label-propose = Proposer
order-label-vote = Voter
order-label-break-treaty = Rompre un traité
order-label-declare-war = Déclarer la guerre
order-label-offer-peace = Proposer une paix sans conditions
order-label-force-peace = Forcer la paix
order-label-offer-treaty = Proposer un traité
order-label-accept = Accepter
order-label-decline = Décliner
order-label-extract = Extraire
order-label-refine = Raffiner
order-label-recycle = Recycler
order-label-research = Rechercher
order-label-build = Construire
order-label-commission = Commander à un chantier
order-label-train = Former
order-label-drill = Entraîner une légion
order-label-clone = Cloner un esclave
order-label-forge = Fabriquer une arme spéciale
order-label-convert = Convertir un autochtone
order-label-abuse = Tuer un esclave à la tâche
order-label-upgrade-base = Améliorer un avant-poste
order-label-build-gate = Construire une porte
order-label-repair = Réparer
order-label-wish-technologies = Souhaiter des technologies
order-label-vote-on = Dire comment vous votez
order-label-set-route = Fixer une route
order-label-wish-works = Souhaiter des travaux
order-label-accept-treaties = Accepter des traités sans être consulté
order-label-pass-until = Passer jusqu'à ce qu'il se passe quelque chose
order-label-set-posture = Fixer votre posture
order-label-file = Remettre un plan
order-label-move = Déplacer
order-label-gate = Franchir une porte
order-label-load = Charger
order-label-unload = Décharger
order-label-end = Terminer les mouvements
order-label-visit = Visiter
order-label-make-offer = Proposer un échange
order-label-peace-on-terms = Proposer la paix à des conditions
order-label-propose-value = Proposer une autre valeur de victoire
order-label-propose-share = Proposer une autre part des villes à réunir
order-label-choose-technologies = Choisissez vos technologies
order-label-set-order = Fixer l'ordre
field-label-system = Système
field-label-sector = Secteur
field-label-workshop = Atelier
field-label-tokens = Jetons
field-label-slaves = Esclaves
field-label-material = Matériau
field-label-branch = Branche
field-label-structure = Structure
field-label-unit = Unité
field-label-what = Quoi
field-label-legion = Légion
field-label-outpost = Avant-poste
field-label-facility = Installation
field-label-craft = Engin
field-label-motion = Motion
field-label-value = Vote
field-label-kind = Genre
field-label-card = Carte
field-label-player = Joueur
field-label-treaty = Traité
field-label-offer = Offre
field-label-turns = Tours sans guerre
field-label-orders = Ordres
field-label-treaties = Traités
field-label-from = De
field-label-turn = Tour
field-label-garrison = Garnison
field-label-technologies = Technologies
field-label-law-or-protocol = Loi ou protocole
field-label-wishes = Vœux
field-label-cargo = Cargaison
field-label-freighter = Cargo
field-label-to = À
field-label-or-when = Ou dès que
field-label-posture = Posture
field-label-stop = S'arrêter
field-label-towards = Vers
field-label-craft-group = Engins
field-label-carrier = Transporteur
field-label-event = Événement
field-label-gives = Vous donnez
field-label-asks = Vous demandez
field-label-winning-value = Valeur de victoire
field-label-city-share = Part des villes à réunir
field-label-proposers = Proposants
field-label-voters = Votants
wake-label-offer = une offre arrive
wake-label-treaty = un traité est rompu
wake-label-war = on vous déclare la guerre
wake-label-technology = une technologie est acquise
halt-label-intercepted = si je suis intercepté
halt-label-enemy = si un ennemi barre la route
halt-label-skipped = si un ordre a été sauté
