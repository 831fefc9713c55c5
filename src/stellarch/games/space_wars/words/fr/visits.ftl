## Ce qui se passe

visited = { $seat } : { THE($unit) } visite { THE($kind) } { AT($at) } et { $gains ->
    [0] n'y gagne rien
   *[other] gagne { $gains }
  }.
traded = { $is_sale ->
    [yes] { $seat } vend { $tokens } à la Guilde pour { COUNT($sum, -resource-credits) }.
   *[no] { $seat } achète { $tokens } à la Guilde pour { COUNT($sum, -resource-credits) }.
  }
mission-attempted = { $seat } : { THE($team) }, mission « { $mission } » { AT($at) } : { $solved ->
    [yes] réussite
   *[no] échec
  } ({ $bonus ->
    [0] { $die }
   *[other] { $die } + { $bonus }
  }, il fallait { $need }).
mission-rewarded = { $seat } gagne { $gains }.
officer-promoted = { $seat } : { THE($officer) } gagne une deuxième étoile.
officers-lost = { $lost ->
    [0] { $seat } : toute l'équipe revient.
   *[other] { $seat } perd { THE($lost) }.
  }
decontaminated = { $seat } retire { COUNT($counters, -counter-contamination) } { AT($at) }.
meteor-shot = { $seat } { $hit ->
    [yes] détruit le météore
   *[no] rate le météore
  } { AT($at) } ({ $modifier ->
    [0] { $die }
   *[other] { $die }+{ $modifier }
  }, il fallait { $need }).

## Ordres

order-visit = Visitez { $kind ->
    [none] l'événement { $event }
   *[other] { THE($kind) }
  } avec { THE($unit) }{ $special ->
    [yes] {" "}et une arme spéciale
   *[no] {""}
  }
order-trade = { $is_sale ->
    [yes] Vendez { $tokens } à la Guilde des marchands avec { THE($freight) }
   *[no] Achetez { $tokens } à la Guilde des marchands pour { THE($freight) }
  }
order-mission = Tentez la mission « { $mission } » avec { THE($team) }{ $weapon ->
    [none] {""}
   *[other] {" "}et une arme spéciale
  }
order-promote = Donnez une deuxième étoile { TO(THE($officer)) }
order-decontaminate = Retirez { COUNT($counters, -counter-contamination) } avec { THE($craft) }
order-shoot-meteor = Tirez sur le météore{ $at ->
    [none] {""}
   *[other] {" "}{ AT($at) }
  }{ $special ->
    [none] {""}
   *[other] , avec une arme spéciale { OF(THE($special)) }
  }

## Pourquoi pas

no-such-event = Il n'y a pas d'événement { $number } en jeu.
nothing-to-visit = Il n'y a rien à visiter là-bas ({ $event }).
nothing-in-play = Il n'y a rien à visiter en jeu : ni { ROW($events, by: " ni ") }.
not-there = { UPPER(THE($unit)) } est { AT($here) }, pas { AT($there) }.
wrong-visitor = { UPPER(THE($unit)) } n'y a rien à faire ({ $event }) : { $wanted }.
not-the-best = L'artefact revient à celui des vôtres qui s'y connaît le mieux ; ce n'est pas { THE($unit) }.
has-acted = { UPPER(THE($unit)) } a déjà agi ce tour-ci.
no-guild = La Guilde des marchands n'est pas { AT($here) }.
visits-not-a-freight = Seuls les cargos commercent avec la Guilde.
no-such-resource = La Guilde ne fait pas commerce { OF($what) }.
no-amount = Dites combien acheter ou vendre.
too-dear = Cela coûte { $cost } crédits ; vous en avez { $left }.
visits-no-room = { UPPER(THE($unit)) } a { $room } places libres, et vous voulez acheter { $count } pièces.
visits-not-so-many = { UPPER(THE($unit)) } n'en a pas autant à bord : { $there }, et vous voulez en vendre { $count }.
no-such-mission = Cette mission n'est pas en jeu.
no-team = Une mission demande au moins un officier sur place, chacun nommé une fois.
visits-nobody-there = Aucun de vos officiers n'est { AT($there) }, où la mission attend.
attempted = Vous avez déjà tenté cette mission ce tour-ci.
officer-elsewhere = { UPPER(THE($officer)) } est { AT($here) } ; la mission est { AT($there) }.
visits-no-weapon = Personne dans l'équipe n'a d'arme spéciale à sa portée ici.
not-a-candidate = L'étoile revient à un officier à une étoile de l'équipe qui a répondu à un besoin.
not-scientific = Seul un vaisseau scientifique décontamine.
visits-needs-technology = Il y faut { $technology }.
not-so-contaminated = Il y a { $there } pions de contamination ici, et vous voulez en retirer { $count }.
decontamination-cost = Cela coûte { $cost } crédits ; vous en avez { $left }.
not-a-meteor = Ce n'est pas un météore.
no-break-up = Il y faut { $technology }.
shot-already = Vous avez déjà tiré sur un météore ce tour-ci.
visits-no-weapon-there = Cette unité n'a pas d'arme spéciale à dépenser pour son jet.
no-guns = Vous n'avez là aucun engin capable de bombarder.

## Intitulés

heading-trade = Commercer avec la Guilde
heading-mission = Tenter une mission
heading-second-star = Choisir qui gagne une deuxième étoile

## Conseils

goes-to-event = { UPPER(THE($unit)) } se dirige vers { THE($at) }, où il y a quelque chose à trouver : { $kind }.
sets-out-for-mission = { UPPER(THE($officer)) } a tout ce qu'il faut pour la mission { AT($at) } et se met en route.
visits-event = { UPPER(THE($unit)) } va voir ce qu'il y a { AT($at) } : { $kind }.
tries-mission = La mission { AT($at) } réussit { $chance } fois sur 100 : autant la tenter avec { THE($team) }.
star-goes-to = { UPPER(THE($officer)) } : c'est là que la deuxième étoile servira le mieux.
shoots-meteor = Un météore passe à portée { AT($at) } : mieux vaut l'abattre que le recevoir.
cleans-system = La contamination tue ce qui est bâti : mieux vaut en retirer { $counters } { AT($at) }.
sells-to-guild = La Guilde en offre plus que les chantiers n'en tireraient : { $goods }.
buys-of-guild = Les chantiers manquent de matériaux, et la Guilde en a : { $goods }.
mission-succeeds = Cela réussit { $chance } fois sur 100.
mission-brings = Réussie, la mission rapporte { $reward }.
mission-risks = En cas d'échec, chaque officier est perdu sur { $faces } des 6 faces du dé.
leaves-credits = Il reste { COUNT($credits, -resource-credits) }.
cleans-counters = Cela retire { $counters } des { $there } pions de contamination { TO(THE($at)) } et laisse { COUNT($credits, -resource-credits) }.
