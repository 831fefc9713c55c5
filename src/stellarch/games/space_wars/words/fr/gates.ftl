## Ce qui se passe

small-passed = { $seat } : { $small }, { OF(THE($origin)) } { TO(THE($to)) }, par une porte.
fuel-burnt = { $seat } brûle 1 carburant { AT($at) }.
mine-laid = { $seat } pose un champ de mines { AT($at) }.
mine-swept = { $seat } retire un champ de mines { AT($at) }.
collected = { $seat } : { THE($craft) } récolte { COUNT(1, $resource) } { AT($at) }.

## Ordres

order-gate = Faites passer { THE($craft) } par la porte vers { THE($to) }{ $flag ->
    [yes] {""}
   *[no] , sans drapeau
  }
order-gate-small = Faites passer { $small } par la porte { OF(THE($origin)) } vers { THE($to) }{ $flag ->
    [yes] {""}
   *[no] , sans drapeau
  }
order-jump = Faites sauter { THE($craft) } vers { THE($to) } avec le carburant { OF(THE($fuel)) }{ $flag ->
    [yes] {""}
   *[no] , sans drapeau
  }
order-lay-mine = Posez un champ de mines avec { THE($craft) }
order-sweep-mine = Retirez un champ de mines avec { THE($craft) }
order-collect = Récoltez une ressource de la nébuleuse avec { THE($craft) }

## Pourquoi pas

no-gate = Aucune porte ne relie pour vous ces lieux : { $origin }, { $to }.
no-navigation = On ne franchit pas une porte stellaire sans { $technology }.
other-letter = Cette porte stellaire porte la lettre { $one }, celle de là-bas ({ $to }) { $other } ; seul un grand vaisseau avec un scientifique à deux étoiles à bord passe de l'une à l'autre.
twice-by-gate = { UPPER(THE($craft)) } est déjà { GENDER($craft) ->
    [f] passée
   *[m] passé
  } par une porte vers ce lieu ce tour-ci : { $to }.
small-twice = Il ne peut en passer autant ({ $piece }) : { $able }, et vous en voulez { $count }. Qui est déjà venu là par une porte ce tour-ci, était hors de ravitaillement et en a franchi une, ou a été intercepté sans vaincre, attend.
not-small = Nommez des chasseurs ou nacelles, au moins un.
no-jump = Le saut spatial demande { $technology }.
not-capital = Seuls les grands vaisseaux sautent.
has-moved = { UPPER(THE($craft)) } s'est { GENDER($craft) ->
    [f] mise
   *[m] mis
  } en mouvement ce tour-ci ; on saute ou on se déplace, pas les deux.
jump-unsupplied = { UPPER(THE($craft)) } est hors de ravitaillement et ne peut pas sauter.
jump-nowhere = Un saut mène à un autre secteur.
interdicted = Un interdicteur de saut garde ce lieu ({ $to }) ; on n'y saute qu'avec permission.
no-fuel = Un saut brûle du carburant déposé près d'un avant-poste ou d'une base orbitale reliée, à vous ou à un ami ; il n'y en a pas ici : { $at }.
not-a-builder = Seul un vaisseau de construction s'occupe de mines.
moved-already = { UPPER(THE($craft)) } a déjà bougé ou travaillé ce tour-ci ; ce travail se fait au lieu de se déplacer.
no-mines-known = Poser des mines demande { $technology }.
mines-banned = Une loi interdit de nouveaux champs de mines.
gates-not-held = On mine les secteurs que l'on possède et contrôle ; ce n'est pas le cas ici : { $at }.
mines-full = Il y a déjà { $most } champs de mines ici : { $at }.
no-mines-left = Vos { $most } champs de mines sont tous posés.
mine-cost = Un champ de mines coûte { $cost } crédits ; vous en avez { $left }.
no-mine-here = Il n'y a pas de champ de mines ici : { $at }.
gates-not-a-freight = Seuls les cargos récoltent en nébuleuse.
not-a-nebula = Ce n'est pas une nébuleuse : { $at }.
no-extraction = Il y faut { $technology }.
hold-full = { UPPER(THE($craft)) } n'a pas de place libre.

## Intitulés

heading-jump = Saut spatial

## Conseils

lays-mines = { UPPER(THE($craft)) } pose des mines { AT($at) }, où d'autres pourraient venir.
