## Ce qui se passe

loaded = { $seat } : { THE($carrier) } charge { $pieces } { AT($at) }.
unloaded = { $seat } : { THE($carrier) } décharge { $pieces } { AT($at) }.
flew = { $up ->
    [yes] { $seat } fait décoller { $small } { AT($at) }.
   *[no] { $seat } fait atterrir { $small } { AT($at) }.
  }
officer-transferred = { $aboard ->
    [yes] { $seat } : { THE($officer) } embarque sur { THE($to) }.
   *[no] { $seat } : { THE($officer) } débarque { AT($to) }.
  }
weapons-passed = { $seat } : { COUNT($count, -counter-special_weapon) } { $count ->
    [one] change
   *[other] changent
  } de place { AT($at) }.

## Ordres

order-load = Chargez { $pieces } sur { THE($carrier) }{ $space ->
    [yes] , depuis l'espace
   *[no] {""}
  }
order-unload = Déchargez { $pieces } { OF(THE($carrier)) }{ $space ->
    [yes] , dans l'espace
   *[no] {""}
  }
order-launch = Faites décoller { $small } { AT($sector) }
order-land = Faites atterrir { $small } { AT($sector) }
order-transfer = Envoyez { THE($officer) } { $to ->
    [surface] à la surface
   *[other] à bord { OF(THE($to)) }
  }
order-pass-weapons = Faites passer { COUNT($count, -counter-special_weapon) } { $source ->
    [surface] de la surface
   *[other] { OF(THE($source)) }
  } { $target ->
    [surface] à la surface
   *[other] à bord { OF(THE($target)) }
  }

## Pourquoi pas

no-such-piece = Il n'y a pas de cargaison du nom { OF($piece) }.
nothing = Dites combien de pièces, au moins une.
does-not-carry = { UPPER(THE($craft)) } ne transporte pas cela : { $piece }.
loading-no-room = { UPPER(THE($craft)) } a { $room } places libres, et vous voulez charger { $count } pièces.
not-enough-here = Il n'y en a pas autant à charger { AT($here) } ({ $piece }) : { $there }, et vous en voulez { $count }.
not-enough-aboard = { UPPER(THE($craft)) } n'en a pas autant à bord ({ $piece }) : { $there }, et vous voulez en décharger { $count }.
not-allowed-here = On charge et décharge dans les secteurs que l'on gère, soi-même ou un ami, ou avec permission ; pas { AT($here) }.
managers-own = Ce qui se trouve { AT($here) } sert au joueur qui gère le secteur ; vous pouvez en apporter, pas en prendre.
no-surface = Il n'y a ni planète ni étoile { AT($here) } où les déposer : { $piece }.
loading-star = Aucune légion ne débarque sur une étoile sans { $technology }.
enemy-guests = Des légions d'un de vos ennemis sont reçues { AT($here) } : les vôtres ne peuvent pas y débarquer à côté d'elles.
needs-a-carrier = Selon les règles de cette partie, les chasseurs ne quittent le sol qu'à bord d'un porteur, ou dans une bataille.
not-your-surface = Chasseurs et nacelles décollent et atterrissent dans les systèmes que vous gérez ; pas { AT($here) }.
no-fliers = Nommez des chasseurs ou nacelles, au moins un.
not-so-many-fliers = Vous n'en avez pas autant { AT($here) } ({ $piece }) : { $there }, et vous en voulez { $count }.
no-such-officer = Il n'y a pas { OF($officer) }.
not-your-officer = { UPPER(THE($officer)) } n'est pas à votre service.
loading-elsewhere = On ne change de place que dans un même secteur : { THE($one) } est { AT($here) }, { THE($other) } { AT($there) }.
loading-not-managed = Officiers et armes spéciales restent sur les surfaces que vous gérez ; vous ne gérez pas ce lieu : { $at }.
already-there = { UPPER(THE($officer)) } s'y trouve déjà.
same-place = Nommez deux lieux différents.
no-weapons = Il n'y a pas autant d'armes spéciales à cet endroit : { $there }, et vous en voulez { $count }.

## Conseils

fighters-flee = Des légions ennemies vont débarquer { AT($at) } : les chasseurs décollent pour ne pas tomber avec le système.
fighters-land = Les chasseurs se posent { AT($at) } : de là, ils défendent tout aussi bien le système.
fighters-embark = { UPPER(THE($craft)) } embarque des chasseurs ({ $count }) : au combat, ils { GENDER($craft) ->
    [f] la
   *[m] le
  } couvrent et attaquent à ses côtés.
fetches-fighters = { UPPER(THE($craft)) } a de la place à bord et va chercher les chasseurs qui attendent { AT($at) }.
brings-goods = { UPPER(THE($freight)) } apporte { TO(THE($to)) } de quoi bâtir : { $goods }.
takes-garrison = { UPPER(THE($craft)) } emmène des légions vers { THE($to) }, que personne ne garde encore.
fetches-goods = { UPPER(THE($freight)) } va chercher { AT($source) } ce qui manque { AT($to) }.
carries-then = { UPPER(THE($craft)) } transporte alors { $load } sur { $most }.
