## Ce qui se passe

-round = { $number ->
   *[one] manche
    [other] manches
  }
    .gender = f
let-through = { $seat } n'intercepte pas { AT($at) }.
battle-begun = { $is_interception ->
    [yes] { $defenders } { $defenders ->
        [1] intercepte
       *[other] interceptent
      } { $attackers } { AT($at) }.
   *[no] { $attackers } { $attackers ->
        [1] attaque
       *[other] attaquent
      } { $defenders } { AT($at) }.
  }
joined = { $joins ->
    [yes] { $seat } prend part à la bataille { AT($at) }.
   *[no] { $seat } reste hors de la bataille { AT($at) }.
  }
came-up = { $comes ->
    [yes] { $seat } fait décoller ses chasseurs { AT($at) }.
   *[no] { $seat } garde ses chasseurs au sol { AT($at) } : la bataille n'a pas lieu.
  }
disclosed = Manche { $round } : chez l'assaillant, { $in_line } en ligne, { $in_core } au cœur, { $in_zone } dans la zone ; chez le défenseur, { $defenders }.
shielded = Le générateur de bouclier orbital { OF($seat) } protège { THE($craft) }.
weapon-spent = { $cloaks ->
    [yes] { $seat } occulte { THE($craft) }.
   *[no] { $seat } répare { THE($craft) } avec une arme spéciale.
  }
volley = { UPPER($step) } : { $fired ->
    [one] { $fired } attaque
   *[other] { $fired } attaques
  }, { $hits } au but.
struck = Coups au but : { ROW($struck) }.{ $destroyed ->
    [0] {""}
   *[other] {" "}Détruits : { THE($destroyed) }.
  }
unit-struck = { $unit } ({ $hits })
run-made = { $seat } lance { $count ->
    [one] { $count } petit engin
   *[other] { $count } petits engins
  } contre { THE($targets) }.
boarded = { $success ->
    [yes] { $seat } aborde et capture { THE($target) } avec { THE($pod) } ({ $rolled }, il fallait { $need }).
   *[no] { $seat } échoue à aborder { THE($target) } avec { THE($pod) } ({ $rolled }, il fallait { $need }).
  }
crew-lost = { $seat } perd ceux qui étaient à bord { OF(THE($craft)) } : { $lost }.
prize-removed = { $seat } n'a plus de pion pour cette prise ; retiré : { $aboard ->
    [0] { THE($craft) }
   *[other] { A($aboard) }
  }.
officer-lost = { $seat } perd { THE($officer) } avec sa nacelle.
broke-through = { $back ->
    [yes] { $seat } ramène { THE($craft) } du cœur ennemi.
   *[no] { $seat } perce jusqu'au cœur ennemi avec { THE($craft) }.
  }
withdrew = { $seat } retire { THE($craft) } du combat.
withdrawal-rolled = { $success ->
    [yes] { $seat } : l'amiral dégage { THE($craft) } ({ $rolled }, il fallait { $need }).
   *[no] { $seat } : l'amiral ne parvient pas à dégager { THE($craft) } ({ $rolled }, il fallait { $need }).
  }
battle-order-skipped = { $seat } : un ordre de bataille n'est plus exécutable ({ $order }).
battle-ended = { $winners ->
    [0] La bataille { AT($at) } s'achève après { COUNT($rounds, -round) } sans vainqueur.
    [1] { $winners } remporte la bataille { AT($at) } après { COUNT($rounds, -round) }.
   *[other] { $winners } remportent la bataille { AT($at) } après { COUNT($rounds, -round) }.
  }
spoils-taken = { $seat } récupère { COUNT($weapons, -counter-special_weapon) } de l'ennemi à bord { OF(THE($craft)) }.
mines-struck = { $hit ->
    [0] { $seat } traverse sans dommage les champs de mines { AT($at) }.
   *[other] Les mines { AT($at) } touchent { THE($hit) } { OF($seat) }.
  }
small-craft-mined = petits engins ({ $count })
defence-fired = { $hit ->
    [0] La défense orbitale { AT($at) } manque les engins { OF($seat) }.
   *[other] La défense orbitale { AT($at) } touche { THE($hit) } { OF($seat) }.
  }

## Ordres

order-engage = Attaquez { $player } { AT($sector) }{ $command ->
    [yes] , en commandant vous-même
   *[no] {""}
  }
order-intercept = Interceptez-les{ $command ->
    [yes] , en commandant vous-même
   *[no] {""}
  }
order-let-pass = Laissez-les passer
order-join = Prenez part à la bataille
order-stay-out = Restez à l'écart de la bataille
from-the-surface-come-up = Faites décoller vos chasseurs
from-the-surface-stay-down = Gardez vos chasseurs au sol
order-dispose = { $rows ->
    [0] Laissez tout en place
   *[other] Placez { ROW($rows, by: " ; ") }
  }
takes-row = { $row ->
    [line] en ligne
    [core] au cœur
   *[skirmish] en zone d'escarmouche
  } : { THE($craft) }
goes-to = { THE($unit) } sur { THE($to) }
goes-along = { THE($unit) } à bord { OF(THE($carrier)) }
battle-place-surface = la surface
battle-place-space = l'espace
order-shield = { $craft ->
    [0] Ne protégez rien
   *[other] Protégez { THE($craft) }
  }
order-cloak = Occultez { THE($craft) } avec une arme spéciale
order-patch = Réparez { THE($craft) } avec une arme spéciale
order-target = Tirez avec { THE($weapon) }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
  } { OF(THE($craft)) } sur { THE($target) }{ $special ->
    [yes] , avec une arme spéciale
   *[no] {""}
  }
order-run = Lancez { THE($unit) } sur { THE($target) }{ $general ->
    [none] { $special ->
        [none] {""}
       *[other] , avec une arme spéciale
      }
   *[other] { $special ->
        [none] , avec { THE($general) }
       *[other] , avec { THE($general) } et une arme spéciale
      }
  }
order-break-through = { $craft ->
    [0] Ne percez pas
   *[other] Percez avec { THE($craft) }
  }
order-return = { $craft ->
    [0] Ne ramenez rien
   *[other] Ramenez en ligne { THE($craft) }
  }
order-withdraw = { $craft ->
    [0] Restez dans la bataille
   *[other] Retirez { THE($craft) }
  }{ $special ->
    [0] {""}
   *[other] , avec une arme spéciale
  }{ $along ->
    [0] {""}
   *[other] , avec { $along }
  }
order-settle = Envoyez { THE($unit) } vers { THE($place) }
spoils-weapons = les armes gagnées
order-hold = Ne faites rien à cette étape : { $step }
core-fire-of-defender = tir au cœur du défenseur
core-fire-of-attacker = tir au cœur de l'assaillant
order-entrust = { $scope ->
    [battle] Confiez la bataille à l'ordinateur
    [turn] Confiez à l'ordinateur toutes vos batailles de ce tour
   *[game] Confiez vos batailles à l'ordinateur jusqu'à la fin de la partie
  }
order-lead = Reprenez le commandement de vos batailles

## Conseils

winning-almost-certainly = vous gagneriez presque à coup sûr
winning-very-likely = vous gagneriez très probablement
winning-probably = vous gagneriez probablement
winning-half-the-time = vous gagneriez à peu près une fois sur deux
winning-probably-not = vous ne gagneriez probablement pas
winning-unlikely = vous auriez peu de chances de gagner
winning-almost-never = vous ne gagneriez presque jamais
percent = { $all } %{ $low ->
    [none] {""}
   *[other] {" "}(de { $low } à { $high })
  }
losses-told = { $lost ->
    [0] rien
   *[other] { $lost }
  }
kind-lost = { $kind } ({ DECIMAL($count) })
battle-told = { $likely } : { $won }, { $enemy } { $lost }. En moyenne vous perdriez : { $own } ; { $enemy } : { $theirs }. Manches : { DECIMAL($rounds) }.
battle-against = { $enemy } { AT($here) } avec { A($force) }. { UPPER($odds) }
may-stay-down = { $enemy } n'y a que des chasseurs ou des nacelles au sol : si aucun ne décolle, la bataille n'a pas lieu.
fighting-on = Au point où en est la bataille : { $odds }
if-all-stay = Si tous restent : { $odds }
who-stays = Pour ceux qui restent : { $odds }
all-get-away = Tous les vôtres s'en tirent : la bataille est finie.
of-posture = { $attacks ->
    [yes] Vos capitaines attaqueraient d'eux-mêmes : puissance de { $ratio ->
        [none] ∞
       *[other] { DECIMAL($ratio, places: 2) }
      } contre 1, quand il en faut { DECIMAL($asked, places: 2) }.
   *[no] Vos capitaines n'attaqueraient pas d'eux-mêmes : puissance de { $ratio ->
        [none] ∞
       *[other] { DECIMAL($ratio, places: 2) }
      } contre 1, quand il en faut { DECIMAL($asked, places: 2) }.
  } { $battle }
asteroids-ahead = Champ d'astéroïdes { AT($here) } : le mouvement s'y arrête.
defence-ahead = La défense orbitale { OF($player) } tire { AT($here) } : { $shots } torpilles, qui ignorent les boucliers.
mines-ahead = Mines { AT($here) } : chaque engin qui entre a { $percent } % de risques de dégâts (engins exposés : { $struck }).
gap-ahead = { $is_attenuated ->
    [yes] La faille de Berilan { AT($here) } retient vos engins tant qu'elle y reste.
   *[no] La faille de Berilan { AT($here) } détruit tout engin qui arrive.
  }
plasma-ahead = La déflagration de plasma { AT($here) } attaque chaque engin { $attacks } fois, avec une force de { $strength }.
pulsar-ahead = L'interférence de pulsar { AT($here) } retient vos engins tant qu'elle y reste.
collapse-ahead = L'effondrement tachyonique { AT($here) } détruit le cristal D et le carburant à bord.
cloud-ahead = Le nuage neutronique { AT($here) } détruit les matériaux électroniques à bord.
warp-ahead = La distorsion spatiale { AT($here) } projette les grands vaisseaux : les dés disent où et jusqu'où.
enemy-ahead = { $player } peut vous engager { AT($here) }. Forces sur place : { A($force) }. { UPPER($odds) }
no-supply-ahead = Sans ravitaillement { AT($here) } : un pas par tour, pas de saut, et moins de force au combat.
wins-battle = En l'état, { $seat ->
    [you] vous gagnez
   *[other] { $seat } gagne
  } cette bataille { $chance } fois sur 100, en { COUNT($rounds, -round) } environ.
battle-costs = En moyenne, elle { $seat ->
    [you] vous coûte { $own }
   *[other] coûte { $own } à { $seat }
  } en matériaux et crédits, et { $theirs } à { $player }.
craft-at-risk = { UPPER(THE($craft)) } serait sinon { GENDER($craft) ->
    [f] perdue
   *[m] perdu
  } { $danger } fois sur 100.
would-win = Une bataille se gagnerait { $chance } fois sur 100.

## Pourquoi pas

battle-no-such-player = Cet adversaire n'existe pas.
not-at-war = On ne combat ce joueur à cet endroit qu'en guerre, ou en zone de tir libre sans traité militaire.
no-battle-craft = Vous n'avez { AT($at) } aucun engin de combat disponible.
battle-nobody-there = Ce joueur n'a { AT($at) } aucun engin qui puisse être attaqué.
only-stealth = On n'attaque les vaisseaux furtifs { AT($at) } qu'avec un chasseur avancé ou un croiseur avancé.
immune = Il n'y a { AT($at) } que des vaisseaux consulaires, et ils jouissent de l'immunité.
fought-already = Ces deux camps se sont déjà battus { AT($at) } dans cette sous-phase.
no-scanner = On n'engage pas de bataille { AT($at) } sans { THE($technology) } : une nébuleuse ou une tempête y cache tout.
not-in-battle = Vous n'êtes engagé dans aucune bataille.
battle-by-battle = Cette partie suit des règles plus anciennes : on confie une bataille à l'ordinateur pendant qu'elle se livre, et pour de bon.
leads-already = Vous commandez déjà.
not-your-unit = { UPPER(THE($unit)) } n'est pas de votre côté dans cette bataille.
each-once = Chacun de vos vaisseaux et bases prend place en ligne ou au cœur, une seule fois.
half-in-line = Au moins { $least } de vos { $all } vaisseaux se placent en ligne ; vous y en avez mis { $count }.
no-core = Sans grand vaisseau, rien ne se place au cœur.
no-place = { UPPER(THE($unit)) } est dans la zone, à bord d'un porteur actif de son joueur qui a de la place, ou sur une surface amie.
bases-stay = { UPPER(THE($unit)) } est une base et garde sa rangée.
nobody-up = Vous n'avez rien dans l'espace ici : faites décoller au moins un de vos chasseurs ou une de vos nacelles.
no-such-attack = { UPPER(THE($unit)) } ne dispose pas de cette attaque à présent.
aimed-already = Cette attaque a déjà sa cible.
battle-not-a-target = { UPPER(THE($target)) } ne peut être la cible de cette attaque.
others-first = Chaque chasseur et chaque nacelle ennemis doivent être visés une fois avant qu'aucun ne le soit deux fois.
out-of-laser-range = { UPPER(THE($unit)) } ne tire que sur les raids qui visent cet engin ou un autre à sa portée.
battle-no-special-weapon = { UPPER(THE($unit)) } n'a plus d'arme spéciale.
no-special-roll = { UPPER(THE($unit)) } ne peut dépenser d'arme spéciale pour se dégager : il en faut une à bord, et un amiral qui lance le dé.
no-run = Les chasseurs ennemis laissent passer { $most } de vos petits engins, pas davantage.
not-in-zone = { UPPER(THE($unit)) } n'est pas dans la zone, ou est déjà en raid.
no-run-target = { UPPER(THE($target)) } n'est ni un vaisseau ni une base ennemis de cette bataille.
battle-no-general = Seul un général du même joueur, à bord d'un engin de cette bataille, monte dans une nacelle, et une seule.
battle-too-many = La ligne ennemie laisse passer { $most } de vos vaisseaux, pas davantage.
cannot-break = { UPPER(THE($unit)) } ne peut pas percer : cet engin n'est pas en ligne, ou n'en est pas capable.
not-beyond = { UPPER(THE($unit)) } n'est pas au cœur ennemi.
not-in-core = { UPPER(THE($unit)) } ne peut pas se retirer : seuls le peuvent les grands vaisseaux au cœur de leur camp.
bases-never = { UPPER(THE($unit)) } est une base : les bases ne se retirent jamais.
enemy-in-core = L'ennemi est au cœur de votre camp : il faut un amiral à bord pour dégager { THE($unit) }.
battle-not-aboard = { UPPER(THE($unit)) } ne part qu'à bord d'un porteur de son joueur qui se retire et a de la place.
no-cloak = { UPPER(THE($unit)) } ne peut être occulté : il faut { THE($technology) }, un vaisseau intact et une arme spéciale à bord.
no-patch = { UPPER(THE($unit)) } ne peut être réparé à présent : entre deux manches, une arme spéciale à bord répare un point de dégâts.
bad-shielding = Le générateur protège jusqu'à quatre vaisseaux, ou une base, de son camp.
no-settling = { UPPER(THE($unit)) } ne peut y aller, seulement à bord d'un de vos porteurs actifs qui a de la place, sur une surface amie ou dans l'espace.
no-spoils = Les armes spéciales prises vont à l'un de vos engins restés dans cette bataille.
battle-not-this-step = Ce n'est pas ce que demande cette étape de la bataille.

## Intitulés

battle-label-starships = Vaisseaux
battle-label-break-through = Percer jusqu'au cœur ennemi
battle-label-return = Revenir du cœur ennemi
battle-label-unit = Chasseur ou nacelle
battle-label-place = Où
battle-label-craft = Engin
battle-label-shelter = Abriter un chasseur ou une nacelle
battle-label-take-spoils = Embarquer les prises
battle-label-surface = la surface
battle-label-settle = Où vont chasseurs, nacelles et prises
battle-label-hold = Ne rien faire à une étape
battle-label-step = Étape
battle-label-rest-of-round = Ordres pour le reste de la manche
battle-label-as-usual = Comme le ferait l'ordinateur
battle-label-step-as-usual = Cette étape comme le ferait l'ordinateur
battle-label-aim = Viser aux ions et aux torpilles
battle-label-aim-in-line = Viser aux ions et aux torpilles, en ligne
battle-label-aim-in-core = Viser aux ions et aux torpilles, au cœur
battle-label-come-up = Faire décoller vos chasseurs, ou les garder au sol
battle-label-join = Prendre part à la bataille ou rester à l'écart
battle-label-cloak = Cacher derrière une arme spéciale
battle-label-patch = Réparer avec une arme spéciale
battle-label-shield = Utiliser le générateur de bouclier orbital
battle-label-prepare = Employer des armes spéciales avant la manche
battle-label-target = Cible
battle-label-general = Général
battle-label-weapon-from = Arme spéciale prise sur
battle-label-pod-with-general = Lancer une nacelle avec un général
battle-label-pod-with-weapon = Lancer une nacelle avec une arme spéciale
battle-label-pod-with-both = Lancer une nacelle avec un général et une arme spéciale
battle-label-run = Lancer chasseurs et nacelles contre les engins ennemis
battle-label-aim-at-runners = Viser les raids
battle-label-aim-in-skirmish = Viser dans l'escarmouche
battle-label-with-weapon = Avec une arme spéciale
battle-label-withdraw = Retirer des vaisseaux
battle-label-small-craft = Chasseurs et nacelles
battle-label-all-in-line = Tous en ligne, dans cet ordre
battle-label-line-and-core = Ligne et cœur
battle-label-draw-up = Disposer votre camp
battle-label-skirmish = Qui livre l'escarmouche
battle-label-rearrange = Réarranger ligne et cœur
battle-label-intercept = Intercepter, ou laisser passer
battle-label-orders = Ordres
battle-label-weapon = Arme
battle-label-attack = Attaque
battle-label-aboard = Chasseurs et nacelles à bord
aim-with-weapon = { $aim }, avec une arme spéciale
