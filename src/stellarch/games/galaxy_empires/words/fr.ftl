# Galaxy Empires. docs/translate.md explique comment ces fichiers sont écrits.

## Les choses, comme le livret les nomme

-fleet = { $number ->
   *[one] flotte
    [other] flottes
  }
    .gender = f
-rival-fleet = { $number ->
   *[one] flotte adverse
    [other] flottes adverses
  }
    .gender = f
-action = { $number ->
   *[one] action
    [other] actions
  }
    .gender = f
-step = pas
    .gender = m
-turn = { $number ->
   *[one] tour
    [other] tours
  }
    .gender = m
-delivery = { $number ->
   *[one] livraison
    [other] livraisons
  }
    .gender = f
-mission = { $number ->
   *[one] mission
    [other] missions
  }
    .gender = f

-capital = capitale
    .gender = f
-frontier = frontière
    .gender = f
-station = station spatiale
    .gender = f
-center = centre politique
    .gender = m
-wormhole = trou de ver
    .gender = m
-neutral = zone neutre
    .gender = f
-planet = planète
    .gender = f
-black-hole = trou noir
    .gender = m

## Les lieux. Un nom propre n'a pas d'article : « prend Port-Aurore », mais « prend le Sénat de l'Aube ».

-area-cap-nw = Fort-Carmin
    .gender = m
    .proper = yes
-area-cap-ne = Couronne d'Hélion
    .gender = f
-area-cap-se = Vertevaux
    .gender = m
    .proper = yes
-area-cap-sw = Glacis
    .gender = m
-area-fr-nw-n = Outre-Rempart
    .gender = m
    .proper = yes
-area-fr-nw-w = Marche des Braises
    .gender = f
-area-fr-ne-n = Outre-Fanal
    .gender = m
    .proper = yes
-area-fr-ne-e = Marche du Zénith
    .gender = f
-area-fr-se-s = Outre-Ramure
    .gender = m
    .proper = yes
-area-fr-se-e = Marche des Halliers
    .gender = f
-area-fr-sw-s = Outre-Givre
    .gender = m
    .proper = yes
-area-fr-sw-w = Marche des Frimas
    .gender = f
-area-st-n = Port-Aurore
    .gender = m
    .proper = yes
-area-st-e = Mouillage du Levant
    .gender = m
-area-st-s = Port-Abysse
    .gender = m
    .proper = yes
-area-st-w = Mouillage du Couchant
    .gender = m
-area-pc-w = Sénat du Crépuscule
    .gender = m
-area-pc-e = Sénat de l'Aube
    .gender = m
-area-wormhole = Maelström
    .gender = m
-area-nz-nw = Dérive des Pèlerins
    .gender = f
-area-nz-ne = Dérive des Balises
    .gender = f
-area-nz-se = Dérive des Vergers
    .gender = f
-area-nz-sw = Dérive du Silence
    .gender = f
-area-nz-w = Accalmie d'Occident
    .gender = f
-area-nz-e = Accalmie d'Orient
    .gender = f
-area-pl-n = Oriel
    .gender = f
    .proper = yes
-area-pl-e = Escarbille
    .gender = f
    .proper = yes
-area-pl-s = Nadir
    .gender = f
    .proper = yes
-area-pl-w = Téphra
    .gender = f
    .proper = yes
-area-bh-n = Gueule d'En-Haut
    .gender = f
-area-bh-s = Gueule d'En-Bas
    .gender = f

area-title = { $area ->
    [area-wormhole] { UPPER(THE($area)) }
    [area-bh-n] { UPPER(THE($area)) }
    [area-bh-s] { UPPER(THE($area)) }
   *[other] { $area }
  }
spot = { $tile } ({ $area })

## Les factions

-faction-carmine = Pacte carmin
    .gender = m
-faction-helion = Couronne d'Hélion
    .gender = f
-faction-verdant = Chœur verdoyant
    .gender = m
-faction-glacier = Guilde glaciaire
    .gender = f

faction-title = { UPPER(THE($faction)) }
numbered-fleet = la flotte { $number } { OF(THE($faction)) }
numbered-seat = Joueur { $number }

faction-power-oathbound = Déclarer une guerre coûte 6 points politiques au lieu de 7.
faction-power-crown-tithe = La capitale d'origine en paix rapporte 125 $ au lieu de 100 $.
faction-power-many-voices = Au lancer de dé pour les points politiques, ajoutez 1 au résultat (le plafond reste en vigueur).
faction-power-deep-drills = Chaque livraison d'exploitation rapporte 325 $ au lieu de 300 $.

## Les missions

mission-m01 = Gardiens des portes
    .task = Contrôlez les deux frontières de votre propre coin.
mission-m02 = Avant-postes lointains
    .task = Contrôlez une frontière qui appartient à un autre coin.
mission-m03 = Chaîne de fanaux
    .task = Contrôlez quatre frontières.
mission-m04 = Bureau des douanes
    .task = Contrôlez deux stations spatiales.
mission-m05 = Cartel des armateurs
    .task = Contrôlez trois stations spatiales.
mission-m06 = Un siège au Sénat
    .task = Contrôlez un centre politique.
mission-m07 = Les deux chambres
    .task = Contrôlez les deux centres politiques.
mission-m08 = L'œil du Maelström
    .task = Contrôlez le trou de ver.
mission-m09 = De l'air !
    .task = Contrôlez six territoires.
mission-m10 = Gouvernement de l'ombre
    .task = Contrôlez huit territoires.
mission-m11 = La grande revue
    .task = Ayez huit flottes sur le plateau.
mission-m12 = La garde du foyer
    .task = Ayez quatre flottes dans votre capitale d'origine.
mission-m13 = Casques bleus
    .task = Ayez des flottes dans deux zones neutres différentes.
mission-m14 = Renvois d'ascenseur
    .task = Ayez au moins douze points politiques.
mission-m15 = Foreuses jumelles
    .task = Ayez deux flottes sous contrat d'exploitation.
mission-m16 = La ruée
    .task = Revendiquez trois territoires pendant un seul de vos tours (les prises de guerre comptent).
mission-m17 = Collectionneur de drapeaux
    .task = Prenez un territoire inoccupé qui porte le drapeau d'un adversaire.
mission-m18 = Par le chas de l'aiguille
    .task = Faites passer une flotte par le trou de ver.
mission-m19 = Premier chargement
    .task = Recevez une livraison d'exploitation.
mission-m20 = Jusqu'au dernier filon
    .task = Menez à terme un contrat d'exploitation, avec ses trois livraisons.
mission-m21 = Frappe orbitale
    .task = Bombardez une flotte adverse sur une planète.
mission-m22 = Première salve
    .task = Gagnez une guerre comme attaquant.
mission-m23 = Pas un pouce de terrain
    .task = Gagnez une guerre comme défenseur.
mission-m24 = Envers et contre tout
    .task = Gagnez une guerre que vous avez abordée avec moins de flottes que votre adversaire.
mission-m25 = Drapeau blanc
    .task = Obtenez la reddition d'un défenseur.
mission-m26 = Ferrailleur
    .task = Détruisez quatre flottes ennemies, à la guerre ou par bombardement.
mission-m27 = À l'abordage !
    .task = Gagnez comme attaquant une guerre pour une station spatiale ou un centre politique.
mission-m28 = Poignée de main
    .task = Concluez un échange.
mission-m29 = L'entremetteur
    .task = Concluez des échanges avec deux joueurs différents.
mission-m30 = Chantiers à plein régime
    .task = Déployez deux flottes pendant un seul de vos tours.
mission-m31 = Dés pipés
    .task = Obtenez un cinq ou un six au dé pour les points politiques.
mission-m32 = Régicide
    .task = Prenez la capitale d'un adversaire.

## Les façons de gagner

way-to-win-survival = survie
way-to-win-domination = domination
way-to-win-bounty = prime
way-to-win-round-limit = classement

## Les marchés

dollars = { $amount } $
political-points = { $number } PP
mission-card = la carte de mission { $number }
gives = { $seat ->
    [you] vous donnez
   *[other] { $seat } donne
  } { THE($goods) }
bargain = { ROW($parts, by: " ; ") }

truce = une trêve de { COUNT($turns, -turn) }
no-disrupt = { $protected ->
    [you] vous exploitez
   *[other] { $protected } exploite
  } { THE($planet) } sans être bombardé pendant { COUNT($turns, -turn) }
keep-out = { $who ->
    [you] vous n'entrez pas
   *[other] { $who } n'entre pas
  } dans { THE($areas) } pendant { COUNT($turns, -turn) }
instalment = { $payer ->
    [you] vous versez
   *[other] { $payer } verse
  } { $amount } $ { $trigger ->
    [each_turn] par tour
   *[each_delivery] par livraison
  }, { $times ->
    [1] une
   *[other] { $times }
  } fois
note = « { $text } »

## Ce qui se passe

game-started = { $first } obtient le plus haut jet et commence.
turn-started = Manche { $round } : au tour { OF($seat) }.
income-paid = { $pp ->
    [0] { $seat } reçoit { $cash } $.
   *[other] { $seat } reçoit { $cash } $ et { $pp } PP.
  }
instalment-paid = { $short ->
    [0] { $seat } verse { $amount } $ à { $to } comme convenu.
   *[other] { $is_due_again ->
        [yes] { $seat } verse { $amount } $ à { $to }, il en manque { $short } : ce versement reste dû.
       *[no] { $seat } verse { $amount } $ à { $to } comme convenu, il manque { $short } $.
      }
  }
delivered = { $seat } extrait { $cash } $ sur { THE($planet) }.
fleet-moved = { $passage ->
    [yes] { $seat } passe { OF($origin) } à { $target } par le trou de ver.
   *[no] { $seat } va { OF($origin) } à { $target }.
  }
claimed = { $loser ->
    [none] { $seat } revendique { THE($area) }.
   *[other] { $seat } prend { THE($area) }, territoire laissé vide par { $loser }.
  }
landed = { $seat } se pose sur { THE($planet) } pour l'exploiter.
capital-exposed = La capitale { OF($seat) } est vide.
deployed = { $seat } déploie une flotte en { $tile } pour { $cost } $.
war-declared = { $attacker } envahit { THE($area) } : { $attack } contre { $defence } pour { $defender }.
war-tick = { $attack ->
    [none] { $defender } { ROW($defence, by: "+") }
   *[other] { $attacker } { ROW($attack, by: "+") }{ $defence ->
        [none] {""}
       *[other] , { $defender } { ROW($defence, by: "+") }
      }
  } : { $invaders } contre { $defenders }.
simulation-agreed = { $by_both ->
    [yes] { $other } et { $seat } laissent simuler la suite de la guerre.
   *[no] { $seat } laisserait simuler la suite de la guerre, si { $other } est d'accord.
  }
fleet-lost = { $seat } perd la flotte en { $tile }.
war-ended = { $outcome ->
    [won] { $attacker } remporte { THE($area) } et { $cash } $.
    [lost] { $defender } tient { THE($area) } et gagne { $cash } $.
    [mutual] Personne ne survit à la guerre pour { THE($area) }.
   *[surrendered] { $defender } cède { THE($area) } et verse { $cash } $ à { $attacker }.
  }
fleet-placed = La flotte { OF($seat) } venue { OF($origin) } occupe { $target }.
fleet-returned = La flotte { OF($seat) } rentre { OF($origin) } à { $target }.
contract-completed = { $seat } achève son contrat sur { THE($planet) }.
disrupted = { $seat } bombarde la mine { OF($victim) } sur { THE($planet) } pour { $cost } $.
offer-made = { $bargain ->
    [none] { $maker } fait une offre à { $to }.
   *[other] { $maker } propose à { $to } : { $bargain }.
  }
offer-ended = { $how ->
    [declined] { $to } refuse l'offre { OF($maker) }.
    [withdrawn] { $maker } retire une offre à { $to }.
   *[lapsed] L'offre { OF($maker) } à { $to } expire.
  }
deal-made = { $maker } et { $to } concluent un marché : { $bargain }.
card-passed = { $mission ->
    [none] { $seat } donne une mission à { $to }.
   *[other] { $seat } donne à { $to } la mission « { $mission } ».
  }
promise-ended = Une promesse entre { $parties } a pris fin : { $clause }.
promise-broken = { $seat } manque à sa parole envers { $to } : { $clause } !
pp-rolled = { $seat } fait { $die } : { $gained } PP.
mission-drawn = { $mission ->
    [none] { $seat } pioche une mission.
   *[other] { $seat } pioche « { $mission } ».
  }
mission-discarded = { $mission ->
    [none] { $seat } défausse une mission sans la montrer.
   *[other] { $seat } défausse « { $mission } ».
  }
mission-completed = { $pp ->
    [0] { $seat } accomplit « { $mission } » pour { $bounty } $.
   *[other] { $seat } accomplit « { $mission } » pour { $bounty } $ et { $pp } PP.
  }
eliminated = { $captor ->
    [none] { $seat } quitte la partie.
   *[other] La capitale { OF($seat) } tombe aux mains { OF($captor) }, qui élimine { $seat }.
  }
conceding = { $seat } partira quand ceci sera terminé.
said = { $to ->
    [none] { $seat } : « { $text } ».
   *[other] { $seat } à { $to } : « { $text } ».
  }
turn-ended = { $seat } termine son tour.
game-won = { $seat } gagne par { $condition } à la manche { $round }.

## Ce qui est demandé

asked-turn = Jouez votre tour
asked-answer = Répondez à l'offre
asked-war-roll = Lancez les dés
asked-fight = Continuez le combat
asked-surrender = Continuez le combat ou rendez-vous
asked-return = Choisissez où revient votre flotte
asked-withdraw = Choisissez où va votre flotte
asked-place = Placez vos flottes

## Les ordres

order-move = Déplacez la flotte { OF($origin) } à { $target }
order-claim = { $loser ->
    [none] Revendiquez { THE($area) } en déplaçant la flotte { OF($origin) } à { $target }
   *[other] Prenez { THE($area) } à { $loser } en déplaçant la flotte { OF($origin) } à { $target }
  }
order-land = Posez la flotte { OF($origin) } sur { THE($planet) } pour l'exploiter
through-wormhole = { $order }, par le trou de ver
with-new-action = { $order }, avec une nouvelle action
order-deploy = Déployez une nouvelle flotte en { $tile }
order-invade = { $tiles ->
    [1] Envahissez { THE($area) } avec la flotte en { $tiles }
   *[other] Envahissez { THE($area) } avec les flottes en { $tiles }
  }
using-actions = { $order }, en y consacrant { COUNT($actions, -action) }
order-disrupt = Bombardez la mine sur { THE($planet) }
order-exchange = { $mission ->
    [none] Rendez la mission { $number } et piochez-en une autre
   *[other] Rendez la mission { $mission } et piochez-en une autre
  }
order-propose = Proposez un marché à { $to } : { $bargain }
order-counter = Répondez à { $to } par une contre-offre : { $bargain }
order-accept = { $bargain ->
    [none] Acceptez le marché
   *[other] Acceptez le marché : { $bargain }
  }
order-decline = { $bargain ->
    [none] Refusez le marché
   *[other] Refusez le marché : { $bargain }
  }
order-post-offer = Laissez une offre permanente à { $to } : { $bargain }
order-take-offer = { $bargain ->
    [none] Prenez l'offre permanente faite par { $maker }
   *[other] Prenez l'offre permanente faite par { $maker } : { $bargain }
  }
order-call-offer = { $bargain ->
    [none] Soumettez maintenant votre offre à { $to }
   *[other] Soumettez maintenant votre offre à { $to } : { $bargain }
  }
order-withdraw-offer = Retirez votre offre permanente à { $to }
order-surrender = { $area ->
    [none] Rendez-vous
   *[other] Cédez { THE($area) }
  }
order-place = Placez la flotte { OF($origin) } en { $tile }
order-return = Ramenez la flotte { OF($origin) } en { $tile }
order-say = { $to ->
    [none] Dites à tous : « { $words } »
   *[other] Dites à { $to } : « { $words } »
  }
order-roll-pp = Lancez le dé pour gagner des points politiques
order-draw-mission = Piochez une mission
order-end-turn = Terminez votre tour
order-fight-on = Continuez le combat
order-war-roll = Lancez les dés de guerre
order-simulate = Laissez simuler la suite de la guerre
order-concede = Abandonnez la partie

## Ce qui est demandé avant la fin d'un tour

still-move = Vous pourriez encore déplacer une flotte avant.
still-deploy = Vous pourriez encore déployer une flotte avant.
turn-ends-with = Votre tour se termine avec cet ordre. { $still }
turn-ends-if-accepted = Si votre offre est acceptée, elle prend votre dernière action et votre tour se termine. { $still }
turn-ends-after-war = Cet ordre prend votre dernière action : votre tour se termine avec la guerre. { $still }

## Ce qui se remplit

invade-by-choice = Envahir { THE($area) } avec les flottes de votre choix
invasion-blank-fleets = Flottes
invasion-blank-actions = Actions à y mettre

offer-form-propose = Proposer un marché
offer-form-counter = Contre-offre
offer-form-post-offer = Déposer une offre
talk-to-all = Dire à tous
talk-to-one = Dire à un joueur

in-basket = { $side }, { $goods }
side-give = Vous donnez
side-get = Vous recevez
sort-of-goods-cash = argent
sort-of-goods-pp = points politiques
sort-of-goods-territories = territoires
sort-of-goods-fleets = flottes
sort-of-goods-missions = missions

clause-form-truce = Trêve
clause-form-no-disrupt = Pas de bombardement
clause-form-keep-out = Rester dehors
clause-form-instalment = Versements
clause-form-note = En paroles
offer-blank-promises = Promesses
offer-blank-turns = Tours
offer-blank-planet = Planète
offer-blank-whose-fleet = La flotte de
offer-blank-who-keeps-out = Qui reste dehors
offer-blank-areas = Zones
offer-blank-who-pays = Qui paie
offer-blank-each-time = À chaque fois
offer-blank-when = Quand
offer-blank-how-often = Combien de fois
offer-blank-words = Vos paroles (notées, mais sans contrainte)
paid-when-each-turn = à chaque tour
paid-when-each-delivery = à chaque livraison

buy = Acheter { THE($what) }
sell = Vendre { THE($what) }
truce-of = Trêve de { COUNT($turns, -turn) }
leave-alone = Épargner ma flotte sur { THE($planet) }

## Ce que les règles refusent : avant la partie

faction-taken = { UPPER(THE($faction)) } ne peut pas être { GENDER($faction) ->
    [f] choisie
   *[m] choisi
  } deux fois.
not-opposite = À deux, on joue dans des coins opposés : en face { OF(THE($faction)) } se trouve { THE($other) }.
no-seat-for-faction = Il n'y a pas de joueur { $seat } pour une faction.

## Ce que les règles refusent : tour et actions

not-on-turn = Ce n'est pas votre tour.
nothing-asked = On ne vous demande pas cela pour l'instant.
answer-first = Il faut d'abord une réponse ; ensuite le tour reprend.
no-action = Vous n'avez plus d'action.
out-of-the-game = Vous êtes éliminé.

## Ce que les règles refusent : déplacer et déployer

no-such-tile = Il n'y a pas de case { $tile }.
no-such-area = Il n'y a pas de zone { $area }.
no-fleet = Vous n'avez pas de flotte en { $tile }.
moved-already = Cette flotte a déjà bougé pendant cette action ; pour la bouger encore, il en faut une autre.
not-open = Il y a déjà une flotte en { $tile }.
not-adjacent = { $tile } ne touche pas { $origin } ; vers une autre zone, une flotte ne fait qu'un pas.
into-black-hole = { $tile } est un trou noir ; aucune flotte n'y va.
closed-area = { UPPER(THE($area)) } est { GENDER($area) ->
    [f] fermée
   *[m] fermé
  } dans cette partie.
held-by-rival = { UPPER(THE($area)) } est { GENDER($area) ->
    [f] tenue
   *[m] tenu
  } par une flotte rivale ; pour y entrer, il faut l'envahir.
zone-full = Aucune case { OF(THE($area)) } n'est libre.
under-contract = La flotte en { $tile } exploite la planète et y reste.
wormhole-blocked = Une flotte rivale se tient sur le trou de ver.
wormhole-used = Une flotte a déjà emprunté le trou de ver dans cette action ; il en faut une autre.
too-many-contracts = Vous avez déjà deux contrats d'exploitation.
not-a-capital = On ne déploie que dans une capitale qu'on tient.
capital-tile-taken = { $tile } est occupée ; déployez sur une case libre.
capital-full = Votre capitale est pleine. Sortez-en une flotte pour en déployer une autre.
no-money-for-fleet = Une flotte coûte { $cost } $ ; vous avez { $cash } $.

## Ce que les règles refusent : la guerre

cannot-invade-kind = { UPPER(THE($area)) } ne se conquiert pas : ni zone neutre, ni planète, ni trou noir.
nothing-to-invade = Aucun rival ne tient { THE($area) } avec une flotte sur place.
not-next-to = La flotte en { $tile } n'est pas au contact { OF(THE($area)) }.
named-twice = Une flotte est nommée deux fois.
too-many-invaders = { $actions ->
    [one] { COUNT($actions, -action) } engage au plus { COUNT($most, -fleet) }.
   *[other] { COUNT($actions, -action) } engagent au plus { COUNT($most, -fleet) }.
  }
too-few-actions = Il ne vous reste pas { COUNT($actions, -action) }.
wormhole-narrow = Une seule flotte par action envahit par le trou de ver.
invasion-blocked = Une flotte rivale sur le trou de ver barre le passage.
cannot-pay-for-war = Une guerre coûte { $cost } PP ; vous en avez { $pp }.
no-surrender-yet = Le défenseur peut se rendre après une perte, tant que les deux camps combattent.
no-surrender-home = On ne rend pas sa propre capitale.
not-live = On ne lance les dés à la main qu'en guerre en direct.
nothing-to-simulate = Seuls les deux camps d'une guerre en direct peuvent convenir de la simuler.
already-willing = Vous l'avez déjà dit ; c'est à l'autre camp d'accepter.
not-a-survivor = Aucun survivant { OF($tile) } n'est à placer.
not-a-place = { $tile } n'est pas une case libre { OF(THE($area)) }.
not-a-refuge = La flotte ne peut aller en { $tile } ; elle peut aller en { ROW($tiles) }.

## Ce que les règles refusent : les planètes

nothing-to-disrupt = Aucun rival n'exploite { THE($area) }.
too-few-near = Deux de vos flottes doivent toucher { THE($area) }.
no-money-to-disrupt = Un bombardement coûte { $cost } $ ; vous avez { $cash } $.

## Ce que les règles refusent : les marchés

no-such-partner = Ce joueur n'existe pas.
cannot-pay-for-deal = Un marché coûte { $cost } PP à chacun en plus de ce qui est donné ; { THE($who) } n'en a pas assez.
empty-deal = Ce marché est vide.
not-theirs-to-give = Ceci ne peut pas être cédé : { THE($what) }.
no-goods-unknown = une telle chose
no-goods-twice = deux fois la même chose
not-next-to-buyer = { UPPER(THE($area)) } ne touche aucun territoire de l'acheteur.
home-not-traded = Une capitale d'origine ne se vend pas.
no-room-for-fleet = L'acheteur n'a pas de case libre pour une flotte.
hand-full = Le receveur aurait plus de { COUNT($most, -mission) }.
wrong-turns = Une clause court de 1 à { COUNT($most, -turn) }.
truce-forbids = Votre trêve avec { THE($who) } l'interdit.
may-not-disrupt = Vous avez promis de ne pas bombarder { THE($area) }.
must-keep-out = Vous avez promis de ne pas entrer dans { THE($area) }.
bad-clause = Cette clause est impossible : { $fault }.
clause-fault-no-such-planet = pas de telle planète
clause-fault-areas = zones à éviter
clause-fault-nothing-to-pay = rien à payer
clause-fault-third-party = elle lie un tiers
promises-too-much = { $left ->
    [0] { $trigger ->
        [each_turn] { UPPER(THE($who)) } a déjà promis tous ses revenus.
       *[each_delivery] { UPPER(THE($who)) } a déjà promis tout ce que rapporte une livraison.
      }
   *[other] { $trigger ->
        [each_turn] { UPPER(THE($who)) } peut promettre au plus { $left } $ par tour : ses revenus, moins ce qui est déjà promis.
       *[each_delivery] { UPPER(THE($who)) } peut promettre au plus { $left } $ par livraison : ce que rapporte une livraison, moins ce qui est déjà promis.
      }
  }
not-in-steps = Les montants sont des multiples de { $step } $.
cards-not-traded = On n'échange pas les missions dans cette partie.
pp-not-traded = On n'échange pas les points politiques dans cette partie.
too-many-proposals = Au plus { $most } propositions par tour.
too-many-counters = Au plus { $most } contre-offres ; acceptez ou refusez.
too-many-offers = Au plus { $most } offres permanentes par joueur.
no-such-offer = Cette offre n'existe pas, ou ne vous est pas destinée.
no-offer-in-war = On ne dépose pas d'offre pendant une guerre.
wrong-length = Au plus { $most } caractères.

## Ce que les règles refusent : les missions

discard-first = Avec { COUNT($most, -mission) } en main, dites laquelle vous défaussez.
no-discard = Il y a de la place dans votre main ; rien à défausser.
no-such-card = Vous n'avez pas de carte { $card }.
no-cards = Il n'y a plus de mission à piocher.

## Ordres et marchés écrits

not-an-order = Ce n'est pas un ordre ; on écrit par exemple C2>D2, +A1, D1+D2xst_n, roll, draw ou end.
not-terms = Ce ne sont pas les termes d'un marché ; on écrit par exemple $1000:st_n+helion-4:truce.3, et - pour rien.

## Ce qu'il y a à dire d'un ordre

earnings = { $pp ->
    [0] { $cash ->
        [0] aucun revenu
       *[other] { $cash } $
      }
   *[other] { $pp } PP
  }
round-sum = { $sign }{ $amount } $

claims = Cela rapporte { $income } par tour et porte le total à { $held } territoires sur les { $needed } qui donnent la victoire.
takes = Cela rapporte { $income } par tour, porte le total à { $held } territoires sur les { $needed } qui donnent la victoire et en laisse { $left } à { $loser }.
mines = { UPPER(THE($planet)) } livre { $deliveries } fois { $cash } $, une fois par tour ; chaque livraison prend une des { $actions } actions du tour.
goes-on = De { $tile }, la flotte pourra ensuite gagner { THE($areas) }.
nearer = { $holder ->
    [none] De { $tile }, { THE($area) }, que personne ne tient, est à { COUNT($now, -step) } au lieu de { $then }.
   *[other] De { $tile }, { THE($area) }, { GENDER($area) ->
        [f] tenue
       *[m] tenu
      } par { $holder }, est à { COUNT($now, -step) } au lieu de { $then }.
  }
guards = { $rivals ->
    [0] { UPPER(THE($area)) } compte alors { COUNT($fleets, -fleet) }, et aucune flotte adverse n'est à ses portes.
   *[other] { UPPER(THE($area)) } compte alors { COUNT($fleets, -fleet) }, contre { COUNT($rivals, -rival-fleet) } à ses portes.
  }
gathers = { $fleets ->
    [1] Elle peut alors envahir { THE($area) }
   *[other] { COUNT($fleets, -fleet) } peuvent alors envahir { THE($area) }
  }, { GENDER($area) ->
    [f] tenue
   *[m] tenu
  } par { $holder } avec { COUNT($guards, -fleet) }.
deploys = Cela coûte { $cost } $, en laisse { $left } et porte le total à { COUNT($fleets, -fleet) }.
invades = À { $strength } contre { $guards }, l'attaque réussit { $chance } fois sur 100.
spoils = La victoire prend { THE($area) } à { $holder }, rapporte { $cash } $ plus { $each } $ par flotte restante, et rend { $pp } des { $cost } PP que coûte la guerre.
holds = À { $strength } contre { $invaders }, la défense { OF(THE($area)) } tient { $chance } fois sur 100.
surrenders = Cela abandonne { THE($area) } et { $cash } $, et sauve { COUNT($fleets, -fleet) }.
bombs = Pour { $cost } $, cela détruit une flotte { OF($victim) } qui attendait encore { COUNT($left, -delivery) } de { $cash } $.
rolls = Le dé ajoute { $low } à { $high } PP aux { $pp } en main ; une guerre en coûte { $cost }.
fills-up = Quel que soit le dé, cela ajoute { $gained } PP aux { $pp } en main : on ne peut en garder plus de { $most }.
draws = Cela fait { COUNT($cards, -mission) } en main sur { $most } ; les primes du paquet vont de { $low } $ à { $high } $.
ends = { $actions ->
    [0] Toutes les actions du tour sont jouées, et { $cash } $ sont conservés.
   *[other] Cela renonce à { COUNT($actions, -action) } ; ce qui est gardé le reste, et { $cash } $ sont conservés.
  }
deal-worth = L'affaire vaut environ { $own } pour { $seat } et { $theirs } pour { $other }.
deal-loses = L'affaire aiderait { $other } à gagner.
places = { UPPER(THE($area)) } est alors { GENDER($area) ->
    [f] tenue
   *[m] tenu
  } avec { COUNT($fleets, -fleet) }.
furthers-mission = La mission « { $mission } » en est alors à { $now } sur { $count }, pour une prime de { $bounty } $.
completes-mission = Cela accomplit « { $mission } » pour { $bounty } $.
brings-victory = Cela gagne la partie.
brings-victory-by-deal = L'affaire donnerait la victoire.
brings-nothing = Cela ne change ni les revenus ni les territoires.

otherwise-claimed = Sinon, { $rival } pourrait le revendiquer ensuite, depuis { $tile }.
otherwise-lost = Sinon, { $rival } pourrait prendre { THE($area) }, { GENDER($area) ->
    [f] laissée
   *[m] laissé
  } vide, depuis { $tile }.
exposes = Cela laisse { THE($area) } vide, à portée { OF($rival) } depuis { $tile }.

# Chacun de ces textes suit « qui » : « un ordre qui rapporte 50 $ de plus par tour ».
more-income = rapporte { $cash } $ de plus par tour
compared-takes-action = prend une action de plus
less-income = rapporte { $cash } $ de moins par tour
more-points = rapporte { $pp } PP de plus par tour
less-points = rapporte { $pp } PP de moins par tour
more-cash = laisse { $cash } $ de plus
less-cash = laisse { $cash } $ de moins
leaves-empty = laisse { THE($area) } vide et à la merci { OF($rival) }
keeps-guarded = préserve { THE($area) } { OF($rival) }
leaves-unclaimed = laisse { THE($area) } à { $rival }
claims-first = prend { THE($area) } avant { $rival }
misses-mission = ne fait rien pour « { $mission } » ({ $bounty } $)
helps-mission = fait avancer « { $mission } » ({ $bounty } $)
other-odds = réussit { $chance } fois sur 100

## Ce que dit l'entraîneur : le but du tour, la course, ce qui menace et ce qu'on peut apprendre

claim-land = Prenez des terres tant que la voie est libre : il en faut { $needed } pour gagner, et cela en fait { $held }.
take-empty = Entrez tant que la porte est ouverte : { $loser } a laissé { THE($area) } sans flotte.
mine-for = Gagnez de l'argent : { $wins } $ donnent aussi la victoire, et une mine rapporte { $cash } $ en { COUNT($deliveries, -delivery) }, sans guerre.
conquer = Prenez { THE($area) } à { $holder } : un territoire conquis compte deux fois, un de plus pour vous, un de moins pour un rival.
defend = Tenez { THE($area) } : des flottes adverses sont proches, et un territoire vide se perd sans combat.
reach = Approchez-vous { OF($area) } : seule une flotte proche peut s'emparer d'un territoire ou attaquer.
earn-bounty = Accomplissez « { $mission } » : ses { $bounty } $ vous rapprochent de la somme qui gagne.
save-for-war = Préparez une guerre : elle coûte { $cost } PP, et vous en avez { $pp }.
fill-up = Gardez des points d'avance : une guerre en prend { $cost } sur vos { $pp } PP, et chaque accord aussi. Vous pouvez en garder { $most }.
aim-win = Gagnez maintenant.
aim-deploy = Levez des flottes : sans elles, vous ne pouvez ni prendre ni tenir quoi que ce soit.
aim-draw = Piochez une mission : sa prime paie ce que vous feriez de toute façon.
aim-deal = Concluez un accord : les deux peuvent y gagner, et il ne coûte aucune flotte.
aim-refuse = Refusez : l'autre y gagnerait plus que vous.
aim-end = Finissez votre tour : rien de ce qui reste ne vous aiderait.
aim-harm = Tarissez les revenus d'un rival : l'argent gagne aussi.
aim-surrender = Sauvez vos flottes : ce territoire est presque perdu.
aim-place = Mettez vos flottes là où elles serviront bientôt.
aim-leave = Quittez la partie.

leads = À ce rythme, { $seat ->
    [you] vous gagnez
   *[other] { $seat } gagne
  } en premier, par { $by_land ->
    [yes] les territoires
   *[no] l'argent
  }, dans environ { $rounds } { $rounds ->
    [one] manche
   *[other] manches
  } ; pour { $other }, comptez-en { $needs ->
    [none] bien plus
   *[other] { $needs }
  }.
far-off = Personne n'est encore près de gagner : il faut { $territories } territoires ou { $cash } $ ; vous avez { $held } et { $has } $.
stands-open = { $rival } peut entrer depuis { $tile } dans { THE($area) }, qui est sans défense.
may-invade = { $rival } pourrait attaquer { THE($area) } avec { COUNT($fleets, -fleet) } contre { $guards }, et gagner { $chance } fois sur 100.
calm-nobody-ready = Aucun rival n'est prêt à vous attaquer.

taught-claiming = Entrer dans un territoire sans flotte le rend vôtre aussitôt, sans rien payer.
taught-flags-stay = Votre drapeau reste quand la flotte part, mais le territoire est alors à qui y entre.
taught-mining = Une mine paie une fois par tour pendant trois tours, mais chaque livraison prend une action.
taught-invading = Une action engage deux flottes dans une guerre, deux actions en engagent quatre.
taught-guarding = Toutes vos flottes d'un territoire le défendent ensemble.
taught-steps = Dans un territoire, une flotte va où elle veut ; vers le suivant, seulement depuis une case voisine.
taught-bounties = Une mission accomplie paie d'elle-même ; certaines seulement au début de votre tour.
taught-deploying = Les nouvelles flottes arrivent dans une capitale et peuvent bouger dès votre action suivante.
taught-war-cost = Les points politiques paient guerres et accords ; vous en gardez 15 au plus.
taught-drawing = Vous pouvez avoir deux missions ; pour une troisième, il faut en rendre une.
taught-deals = Un accord prend une action et des points politiques aux deux, mais seulement s'il est accepté.
taught-unused = Vous pouvez finir votre tour plus tôt ; les actions restantes sont perdues.
taught-disrupting = Deux flottes à côté d'une planète peuvent bombarder la mine, sans guerre.
taught-surrendering = Qui se rend perd le territoire et 300 $, mais ses flottes rentrent.
taught-returning = Les flottes qui rentrent vont à votre capitale, ou aussi près qu'il y a de la place.
taught-winning = On gagne de trois façons : par les territoires, par l'argent, ou en restant le dernier.
taught-dice = Les deux camps lancent deux dés ; chaque sept détruit une flotte adverse.

## Feuille de score

sheet-row-territories = Territoires
sheet-row-fleets = Flottes
sheet-row-pp = Points politiques
sheet-row-cash = Argent

## Options

advice-first-game = Quatre factions et toutes les règles, pas à pas.

option-war-mode = Guerres
    .help = Les dés se lancent seuls, coup par coup ; ou en direct, chacun les lançant aussi vite que permis.
    .simulated = Simulées
    .live = En direct
option-clause-mode = Promesses
    .help = Contraignantes : l'acte interdit est impossible. Sur l'honneur : c'est possible, mais tous le savent.
    .binding = Contraignantes
    .honour = Sur l'honneur
option-domination-timing = Domination
    .help = Gagnée aussitôt, ou seulement si elle tient encore au début du tour suivant du joueur.
    .immediate = Aussitôt
    .next-turn = Au tour suivant
option-bounty-timing = Prime
    .help = Gagnée aussitôt, ou par le plus riche à la fin de la manche.
    .immediate = Aussitôt
    .end-of-round = Fin de la manche
option-mission-pay = Paiement des missions
    .help = En argent seulement ; ou pour moitié en points politiques : 1 point par 200 $, le reste en argent.
    .money = Argent
    .half = Argent et points
option-planets = Planètes
    .help = Les quatre, ou seulement celle du nord et celle du sud.
    .four = Quatre
    .two = Deux
option-defender-auto-surrender = Reddition
    .help = Demander au défenseur chaque fois, ou répondre d'avance.
    .ask = Demander
    .never = Jamais
    .when-outnumbered = En infériorité
option-mission-trading = Échanger des missions
    .help = Si les cartes de mission peuvent changer de main.
option-pp-trading = Échanger des points politiques
    .help = Si les points politiques peuvent changer de main.
option-asymmetric-powers = Pouvoirs de faction
    .help = Chaque faction fait une chose mieux que les autres.
option-seat-compensation-step = Compensation
    .help = Dollars que chaque joueur suivant dans l'ordre du tour reçoit en plus au départ.
option-round-limit = Limite de manches
    .help = Après ce nombre de manches, le classement décide ; 0 : sans limite.
option-faction-1 = Faction du joueur 1
    .help = Tirée au sort, ou choisie (GE-20.7).
    .none = Faction au hasard
    .carmine = { UPPER(THE(-faction-carmine)) }
    .helion = { UPPER(THE(-faction-helion)) }
    .verdant = { UPPER(THE(-faction-verdant)) }
    .glacier = { UPPER(THE(-faction-glacier)) }
option-faction-2 = Faction du joueur 2
    .help = { option-faction-1.help }
    .none = { option-faction-1.none }
    .carmine = { option-faction-1.carmine }
    .helion = { option-faction-1.helion }
    .verdant = { option-faction-1.verdant }
    .glacier = { option-faction-1.glacier }
option-faction-3 = Faction du joueur 3
    .help = { option-faction-1.help }
    .none = { option-faction-1.none }
    .carmine = { option-faction-1.carmine }
    .helion = { option-faction-1.helion }
    .verdant = { option-faction-1.verdant }
    .glacier = { option-faction-1.glacier }
option-faction-4 = Faction du joueur 4
    .help = { option-faction-1.help }
    .none = { option-faction-1.none }
    .carmine = { option-faction-1.carmine }
    .helion = { option-faction-1.helion }
    .verdant = { option-faction-1.verdant }
    .glacier = { option-faction-1.glacier }

## Niveaux et caractères des robots

rank-recruit = Recrue
    .about = Connaît les règles, mais joue beaucoup au hasard.
rank-lieutenant = Lieutenant
    .about = S'étend et exploite ; se trompe parfois.
rank-captain = Capitaine
    .about = Garde, négocie et combat quand cela paie.
rank-admiral = Amiral
    .about = Prévoit quelques manches à l'avance.
rank-grand-admiral = Grand amiral
    .about = Notre joueur le plus fort.

nature-trader = Négociant
    .about = Cherche un marché à chaque tour et ne fait la guerre que s'il le faut.
nature-warlord = Seigneur de guerre
    .about = Frappe plus tôt que de raison et goûte peu les marchés.
nature-hermit = Solitaire
    .about = Ne propose rien et n'accepte que ce qui ne se refuse pas.

## Dans le terminal et les dessins

ge-typing-note = Les déplacements par flotte, puis le reste. Tapez un numéro, ou l'ordre lui-même, comme { $example }.
ge-typing-help =
    Un ordre          C2>D2        la flotte en C2 va en D2 ; ! : nouvelle action
                      +A1          une nouvelle flotte en A1
                      D1+D2xst_n   les flottes en D1 et D2 envahissent st_n
                      roll, draw, end, accept, decline, fight, surrender
    Un numéro         12 donne l'ordre numéro 12 de la liste ; ce qui est à
                      remplir se remplit ligne par ligne
move-listed = { $target }{ $again } { area-title }
form-to = { $form } à { $to }

column-cash = argent
column-pp = PP
column-territories = territoires
column-fleets = flottes
column-cards = cartes
standing-you = vous
standing-out = éliminé
key-to-kind = { $short } { $kind }{ $pp ->
    [0] { $cash ->
        [0] {""}
       *[other] {" "}+{ $cash } $
      }
   *[other] {" "}+{ $pp } PP
  }
purse = { $cash } $ +{ $income }
mission-in-hand = Mission n° { $number }, { $title } : { $task } ({ $done }/{ $count }, { $bounty } ${ $pp ->
    [0] {""}
   *[other] {" "}+ { $pp } PP
  })
promise-running = { $parties } ont convenu : { $clause } (reste { $left }).
standing-offer = Offre { $name } : { $bargain }.
turn-under-way = Manche { $round } : { $seat } a encore { COUNT($actions, -action) }{ $open ->
    [none] {""}
    [move] {" "}et peut en déplacer encore { $left }
   *[deploy] {" "}et peut en déployer encore { $left }
  }.
war-under-way = Guerre pour { THE($area) } : { $attacker } avec { $invaders } de { COUNT($attack, -fleet) } contre { $defender } avec { $defenders } de { $defence }.
proposal-under-way = { $bargain ->
    [none] { $maker } propose un marché à { $to }.
   *[other] { $maker } propose à { $to } : { $bargain }.
  }
fleets-under-way = Des flottes cherchent leur place.
has-won = { $seat } a gagné : { $condition }.
chart-title = Galaxy Empires, manche { $round }
player-in-short = { $cash } $, { $pp } PP, { $held } territoires sur { $needed }

occasion-offer = Quelqu’un me fait une offre
occasion-war = Quelqu’un entre en guerre contre moi
occasion-loss = Je perds un territoire ou une flotte qui exploite une planète
occasion-promise = Quelqu’un ne tient pas une promesse envers moi
