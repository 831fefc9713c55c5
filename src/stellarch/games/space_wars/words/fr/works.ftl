## Ce qui se passe

structure-built = { $level ->
    [1] { $seat } construit { A($structure) } { AT($system) }.
   *[other] { $seat } porte au niveau { $level } { THE($structure) } { OF($system) }.
  }
craft-built = { $seat } met en service { A($craft) } { AT($system) }.
craft-laid-down = { $seat } met en chantier { A($craft) } { AT($system) } ({ COUNT($points, -point) } sur { $need }).
craft-abandoned = { $seat } perd { THE($craft) } en chantier { AT($system) }.
legion-raised = { $seat } lève { A($legion) } { AT($system) }.
officer-trained = L'académie { OF($system) } forme { THE($officer) } pour { $seat }.
legion-drilled = { $better ->
    [none] { $seat } entraîne en vain { A($legion) } { AT($system) } ({ $die }).
   *[other] { $seat } entraîne { A($legion) } { AT($system) } : c'est désormais { A($better) } ({ $die }).
  }
slave-cloned = { $seat } clone un esclave { AT($system) }.
weapon-forged = { $seat } fabrique une arme spéciale { AT($system) }.
native-converted = { $seat } courtise les autochtones { OF($system) } : { $result ->
    [lost] ils s'en vont
    [nothing] ils veulent y réfléchir
   *[city] ils fondent une ville
  } ({ $die }).
native-enslaved = { $seat } réduit en esclavage des autochtones { OF($system) }.
slave-abused = { $seat } tue un esclave à la tâche { AT($system) }, et épargne { COUNT($credits, -credit) } ({ $die }).
base-upgraded = { $seat } transforme un avant-poste { AT($sector) } : c'est désormais { THE($base) }.
gate-built = { $seat } installe une porte artificielle { AT($sector) }.
repaired = { $seat } répare { THE($craft) }.
repair-skipped = Plus personne ne peut réparer { THE($craft) } { OF($seat) } ce tour-ci.

## Ordres

order-build = { $level ->
    [1] Construisez { A($structure) } { AT($system) }
   *[other] Portez au niveau { $level } { THE($structure) } { OF($system) }
  }
order-commission = Commandez { A($unit) } au chantier spatial { OF($system) }
order-train = Formez { A($what) } { AT($system) }
order-drill = Entraînez { A($legion) } { AT($system) }
order-clone = Clonez un esclave { AT($system) }
order-forge = Fabriquez une arme spéciale { AT($system) }
order-convert = { $how ->
    [enslave] Réduisez un autochtone en esclavage { AT($system) }
   *[roll] Tentez de convertir un autochtone { AT($system) }
  }
order-abuse = Tuez un esclave à la tâche { AT($system) }
order-upgrade-base = Faites une base orbitale { OF(THE($outpost)) }
order-build-gate = Construisez une porte artificielle { AT($sector) }
order-repair = Réparez { THE($craft) } { $at_yard ->
    [yes] au chantier spatial { OF($facility) }
   *[no] avec { THE($facility) }
  }

## Pourquoi pas

works-no-such-system = Il n'y a pas de système { $system }.
works-not-managed = Vous ne gérez pas { $system }.
works-blocked = { UPPER($system) } est bloqué : rien ne s'y fait.
no-gear = { UPPER($system) } est une étoile : rien ne s'y construit sans { $technology }.
works-no-such-structure = Il n'y a pas de structure { $structure }.
works-needs-technology = Vous ne connaissez pas encore { $technology } ; impossible de construire : { $what }.
on-planets-only = { UPPER($system) } est une étoile ; ceci est pour les planètes : { $what }.
on-stars-only = { UPPER($system) } est une planète ; ceci est pour les étoiles : { $what }.
in-sectors-with-a-base = Une porte artificielle a son propre ordre, là où vous avez un avant-poste ou une base orbitale.
too-high-for-you = Vos bâtiments vont jusqu'au niveau { $most } ; { $what } l'a déjà à { $system }.
too-high-for-size = { UPPER($system) } est trop petit pour davantage : { $what } est au niveau { $most }.
no-capacity = { UPPER($system) } a { $most } places, toutes prises : il n'en reste pas pour construire ceci : { $what }.
works-stands-already = { UPPER($system) } l'a déjà : { $what }.
better-stands = { UPPER($system) } a déjà un bouclier aussi bon ou meilleur.
tokens-missing = Il manque à { $sector } : { $missing }.
works-credits-missing = Cela vous coûte { $cost } crédits, et vous en avez { $credits }.
no-such-unit = Aucun chantier ne construit { $unit }.
yard-too-low = Le chantier { OF($system) } est de niveau { $level } ; il faut le niveau { $need } pour ceci : { $unit }.
works-no-points = Le chantier { OF($system) } est de niveau { $level } et a utilisé tous ses points de construction de ce tour.
new-yard = Le chantier { OF($system) } a été construit ce tour-ci ; il aura des points de construction dès le tour prochain.
one-laid-down = Le chantier { OF($system) } a { $left } des { $need } points qu'il faut ({ $unit }), et un engin y est déjà en construction.
legions-at-once = Une légion se lève d'un coup ou pas du tout.
works-no-counter = Vos { $most } pions « { $what } » sont tous en jeu.
heavy-craft-banned = Une loi interdit cuirassés et lunes artificielles : on n'en commence aucun.
arms-embargo = Vous êtes sous embargo d'armes : ni vaisseau de combat ni légion ne se commence ce tour-ci.
no-academy = { UPPER($system) } n'a pas d'académie spatiale.
academy-done = L'académie { OF($system) } a déjà servi ce tour-ci.
not-trained = Une académie forme des officiers et des légions régulières, pas { $what }.
works-no-such-legion = Vous n'avez pas de légion de ce genre à { $system } : { $legion }.
as-good-as-it-gets = Aucune académie n'améliore cette légion : { $legion }.
works-slavery-banned = Une loi interdit l'esclavage.
center-too-low = On ne clone qu'en centre de recherche de niveau { $need } ou plus ; celui { OF($system) } est de niveau { $level }.
cloned-already = Le centre { OF($system) } a déjà cloné un esclave ce tour-ci.
no-star-center = Les armes spéciales se font dans un centre de recherche sur une étoile ; { $system } n'en a pas.
forged-enough = Le centre { OF($system) } fait { $most } armes spéciales par tour, et les a faites.
no-natives = Il n'y a pas d'autochtones à { $system }.
rolled-already = Un dé a déjà été lancé ce tour-ci pour chaque autochtone { OF($system) }.
no-room-for-city = { UPPER($system) } n'a pas de place pour un niveau de ville de plus ({ $most }).
no-slave = Aucun esclave { OF($system) } n'est disponible ce tour-ci.
no-outpost = Vous n'avez pas d'avant-poste { $outpost }.
new-outpost = Cet avant-poste est en construction ; il pourra devenir une base orbitale dès le tour prochain.
sector-not-managed = Vous ne gérez pas { $sector }.
no-base-there = Une porte artificielle demande un avant-poste ou une base orbitale à vous, à { $sector }.
gate-there = Il y a déjà une porte à { $sector }.
not-damaged = { UPPER(THE($craft)) } n'a pas de dégâts.
works-no-such-craft = Il n'y a pas { OF($craft) }.
not-yours = { UPPER(THE($craft)) } n'est pas à vous : c'est son propriétaire qui paie.
no-facility = { UPPER($facility) } ne répare rien : il faut un chantier, un vaisseau de construction ou une base orbitale.
works-elsewhere = { UPPER(THE($craft)) } et { THE($facility) } ne sont pas dans le même secteur.
not-friends = { UPPER(THE($craft)) } ne se fait réparer que chez soi, chez un allié ou un partenaire.
bases-by-builders = Les bases ne sont réparées que par des vaisseaux de construction.
facility-spent = { UPPER(THE($facility)) } ne peut plus rien réparer ce tour-ci.

## Intitulés

heading-build = Construire
heading-repair = Réparer vos engins

## Conseils

ask-natives-why = Les autochtones peuvent devenir citoyens { AT($system) } : leur demander ne coûte rien.
enslave-why = Il n'y a plus de place pour une ville { AT($system) } : les autochtones iront travailler.
work-there = { $what } { AT($system) }
built-why = Rien ne rapporte davantage à ce prix : { $works }.
saving-why = Ensuite vient { $work }, avec { COUNT($credits, -credit) } mis de côté.
works-why-nothing = Rien ne vaut d'être construit maintenant.
repair-why = { $craft ->
    [0] Les réparations peuvent attendre, pas les crédits.
    [1] À réparer : { THE($craft) }. Un engin endommagé ne sert qu'à demi.
   *[other] À réparer : { THE($craft) }. Des engins endommagés ne servent qu'à demi.
  }
turn-then = Chaque tour rapporte alors { $changes }.
change = { $now } au lieu de { $then }
fleet-counts = La flotte compte alors { $craft } engins au lieu de { $then }.
paid-for = Cela coûte { COUNT($cost, -credit) } sur { $had }{ $materials ->
    [0] {""}
   *[other] , et { COUNT($materials, -material) } des réserves
  }.
keeps = Cela laisse intacts les { COUNT($credits, -credit) }.
converts = Sur les 6 faces du dé, { $wins } font de l'autochtone un citoyen et { $loses } le { $loses ->
    [1] perd
   *[other] perdent
  }.
new-city = Une ville de plus y rapporte { COUNT($credits, -credit) } par tour.
cities-full = Il n'y a pas de place pour une autre ville : { $system } en a { $cities } sur { $most }.
mends = Cela répare { COUNT($damage, -damage) } pour { COUNT($cost, -credit) } ; il en reste { $left }.
stays-damaged = { UPPER(THE($craft)) } garde { COUNT($damage, -damage) }.
