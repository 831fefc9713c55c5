## Ce qui se passe

sub-phase-begun = { $players ->
    [one] { $players } joue ses mouvements.
   *[other] { $players } jouent leurs mouvements ensemble.
  }
step-ended = { $seat } a terminé ({ $step }).
craft-moved = { $seat } : { THE($craft) }, { OF(THE($origin)) } { TO(THE($to)) }{ $how ->
    [gate] , par une porte
    [jump] , d'un saut spatial
    [warp] , par la distorsion
   *[step] {""}
  }.
sector-flagged = { $seat } plante son drapeau { AT($at) }.
craft-thrown = La distorsion spatiale projette { THE($craft) } { OF($seat) } { TO(THE($to)) }.
craft-swallowed = { $seat } perd { $small ->
    [0] { THE($craft) }
   *[other] { $craft ->
        [0] des chasseurs et nacelles ({ $small })
       *[other] { THE($craft) }, ainsi que des chasseurs et nacelles ({ $small }),
      }
  } { AT($at) } ({ $by }).

## Ordres

order-move = Déplacez { THE($craft) } vers { THE($to) }{ $flag ->
    [yes] {""}
   *[no] , sans drapeau
  }
order-warp = Faites sauter { THE($craft) } par la distorsion vers { THE($to) }{ $flag ->
    [yes] {""}
   *[no] , sans drapeau
  }
order-flag = Plantez votre drapeau { AT($sector) }

## Pourquoi pas

no-craft = Nommez au moins un vaisseau.
moves-no-such-craft = Il n'y a pas { OF($craft) }.
not-your-craft = { UPPER(THE($craft)) } n'est pas à vous.
twice = { UPPER(THE($craft)) } est { GENDER($craft) ->
    [f] nommée
   *[m] nommé
  } deux fois.
not-together = Les vaisseaux d'un même mouvement partent d'un seul secteur : { THE($craft) } est { AT($here) }, { THE($other) } { AT($there) }.
not-adjacent = Un pas mène à un secteur voisin ; d'ici ({ $origin }) à là ({ $to }), il y en a { $steps }.
moves-no-points = { UPPER(THE($craft)) } n'a pas de points de mouvement : impossible de se déplacer { GENDER($craft) ->
    [f] seule
   *[m] seul
  }.
points-spent = { UPPER(THE($craft)) } a dépensé tous ses points de mouvement ce tour-ci : { $points }.
out-of-supply = { UPPER(THE($craft)) }, { AT($here) }, était hors de ravitaillement et a fait son seul mouvement de ce tour ; { $steps ->
    [none] aucune de vos bases ne peut y envoyer de ravitaillement
   *[other] votre base la plus proche est à { COUNT($steps, -sector) } et votre portée est de { $range }
  }.
in-asteroids = { UPPER(THE($craft)) } vient d'entrer dans un champ d'astéroïdes et ne repart qu'au prochain tour.
jumped = { UPPER(THE($craft)) } a sauté ce tour-ci ; on saute ou on se déplace, pas les deux.
was-thrown = { UPPER(THE($craft)) } a été { GENDER($craft) ->
    [f] projetée
   *[m] projeté
  } par une distorsion spatiale et ne bouge plus ce tour-ci.
was-intercepted = { UPPER(THE($craft)) } a été { GENDER($craft) ->
    [f] interceptée
   *[m] intercepté
  } sans vaincre et ne bouge plus ce tour-ci.
worked = { UPPER(THE($craft)) } a travaillé ce tour-ci au lieu de se déplacer.
pulsar = Une interférence de pulsar retient { THE($craft) } { AT($here) } ; seul { $technology } permettrait de bouger.
gap = { UPPER(THE($craft)) } a survécu à la faille de Berilan { AT($here) } mais ne peut bouger tant qu'elle dure.
relayed = { UPPER(THE($craft)) } porte des pièces qui ont déjà voyagé ce tour-ci sur un autre engin ; déchargez-les ou attendez le prochain tour.
flagged = { UPPER(THE($at)) } a déjà un drapeau.
closed-to-flags = Personne ne tient ce lieu : { $at }.
no-craft-to-flag = Aucun de vos vaisseaux ne peut planter un drapeau ici ({ $at }) ; cargos, vaisseaux consulaires et scientifiques et nacelles n'en plantent pas.
enemy-holds = Un ennemi se tient ici ({ $at }) ; on ne peut y planter de drapeau.
not-at-warp = { UPPER(THE($craft)) } ne vient pas d'entrer dans une distorsion spatiale d'où sauter.
warped = { UPPER(THE($craft)) } a déjà sauté d'une distorsion spatiale ce tour-ci ; c'est une fois par tour.
warp-too-far = Une distorsion spatiale mène à { $range } secteurs au plus ; { THE($to) } est à { $steps }.

## Intitulés

heading-move = Déplacer vos engins et agir
heading-attack = Attaquer, ou continuer
heading-bombard = Bombarder, ou continuer
heading-land = Débarquer vos légions, ou continuer
heading-group = Déplacer un groupe
choose-refuge = { $craft ->
    [none] Choisir où les chasseurs se replient
   *[other] Choisir où { THE($craft) } se replie
  }

## Conseils

move-reason-done = Tous les engins sont là où il faut.
flags-system = { UPPER(THE($craft)) } plante un drapeau sur { THE($at) } ({ $kind }).
heads-for-flag = { UPPER(THE($craft)) } fait route vers { THE($at) } ({ $kind }), qui n'est encore à personne.
flags-border = { UPPER(THE($craft)) } plante un drapeau { AT($at) }, pour tenir les frontières.
fleet-stays = L'ennemi est tout près { OF(THE($at)) } : une partie de la flotte y reste.
supply-follows = { UPPER(THE($outpost)) } avance vers { THE($to) } pour que le ravitaillement atteigne { THE($reached) }.
system-claimed = { UPPER(THE($at)) } reçoit le drapeau : { $kind }{ $room ->
    [0] {""}
   *[other] , place pour { $room }
  }.
sector-claimed = { UPPER(THE($at)) } reçoit le drapeau, ce qui porte l'empire à { COUNT($sectors, -sector) } au lieu de { $then }.
otherwise-claimed = Sinon, { $seat } pourrait y planter le sien : { THE($craft) } est à { COUNT($sectors, -sector) }.
natives-live = { $count ->
    [one] { COUNT($count, -populace-native) } y vit et peut devenir citoyen.
   *[other] { COUNT($count, -populace-native) } y vivent et peuvent devenir citoyens.
  }
meets-enemies = Il y trouve { COUNT($warships, -warship) } { OF($seat) } ; la bataille se gagne { $chance } fois sur 100.
meets-unarmed = Il n'y a là que des engins désarmés { OF($seat) }.
legions-aboard = Les légions à bord ont une force de { $strength }, contre { $defence } dans le système.
leaves-exposed = Cela laisse { THE($at) } sans vaisseau de guerre ; { THE($craft) } ({ $seat }) n'en est qu'à { COUNT($sectors, -sector) }.
can-go-on = Il lui reste { COUNT($sectors, -sector) } à parcourir ce tour-ci.
legions-near = Ses légions, d'une force de { $strength }, sont alors à { COUNT($sectors, -sector) } { OF(THE($at)) }.
nearest-free = De là, le système sans drapeau le plus proche, { $at }, est à { COUNT($sectors, -sector) }.
move-remark-out-of-supply = Là-bas, plus de ravitaillement : il ne pourrait plus avancer que d'un secteur par tour.
could-still-move = { $number ->
    [1] { UPPER(THE($first)) } pourrait encore bouger.
   *[other] { $number } engins pourraient encore bouger, dont { THE($first) }.
  }
from-capital = C'est à { COUNT($sectors, -sector) } de la capitale, { $home }.
goes-for = vise { THE($at) } ({ $kind }{ $room ->
    [0] {""}
   *[other] , place pour { $room }
  })
leaves-to = laisse { THE($at) } à { $seat }
