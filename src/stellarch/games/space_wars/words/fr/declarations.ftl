## Ce qui se passe

peace-lasts = elle vaut pour { COUNT($turns, -turn) }
exchange = { $gives }, contre { $asks }
peace-terms = { $forced ->
    [yes] paix forcée
   *[no] paix
  }{ $together ->
    [0] {""}
   *[other] {" "}avec { $together }, ensemble
  }{ $clauses ->
    [0] {""}
   *[other] {" "}; { ROW($clauses, by: " ; ") }
  }
winning-value = { $is_share ->
    [yes] plus de { $value } % des villes pour gagner
   *[no] une valeur de victoire de { $value }
  }
treaty-terms = { $ends ->
    [yes] mettre fin { TO(THE($treaty)) }
   *[no] { $treaty }
  }
treaty-made = { $seats } s'engagent : { $treaty }.
treaty-broken = { $cost ->
    [0] { $seat } rompt un traité avec { $partner }, sans frais : { $treaty }.
   *[other] { $seat } rompt un traité avec { $partner } et paie { COUNT($cost, -credit) } : { $treaty }.
  }
treaty-ended = { $seats } mettent fin à un traité d'un commun accord : { $treaty }.
exchange-made = { $by } et { $to } s'accordent : { ROW($clauses, by: " ; ") }.
pledge-paid = { $owed ->
    [0] { $by } verse à { $to } les { COUNT($credits, -credit) } promis.
   *[other] { $by } verse à { $to } { COUNT($credits, -credit) } promis et en doit encore { $owed }.
  }
offer-made = { $ends ->
    [yes] { $by } propose à { $to } de { $offer }.
   *[no] { $by } fait une offre à { $to } : { $offer }.
  }
offer-declined = { $to } décline l'offre { OF($by) } : { $offer }.
offer-void = L'offre { OF($by) } à { $to } n'est plus possible : { $offer }.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
  }
offer-lapsed = { $to } n'a pas répondu à temps à l'offre { OF($by) } : { $offer }.
offer-taken-back = { $by } retire une offre à { $to } : { $offer }.
craft-sent-home = { $at ->
    [none] { UPPER(THE($craft)) } n'a nulle part où aller et disparaît.
   *[other] { UPPER(THE($craft)) } se replie vers { THE($at) }.
  }
fighters-sent-home = { $to ->
    [none] { $seat } n'a nulle part où replier { A($kinds) }, et les perd.
   *[other] { $seat } replie { A($kinds) } vers { THE($to) }.
  }
guests-sent-home = { $to ->
    [none] Les gens { OF($seat) } quittent { THE($at) } ; qui n'a pas de place à bord est perdu.
   *[other] Les gens { OF($seat) } quittent { THE($at) } pour { THE($to) }.
  }

## Ordres

order-break-treaty = { $joint ->
    [yes] Proposez à { $player } de mettre fin { TO(THE($treaty)) }
   *[no] Rompez { THE($treaty) } avec { $player }
  }
order-offer-treaty = Proposez à { $player } { A($treaty) }
offer-treaty-to-several = Proposez à { $players } { A($treaty) }
order-declare-war = Déclarez la guerre à { $player }
order-offer-peace = Proposez la paix à { $player }{ $clauses ->
    [0] {""}
   *[other] {" "}; { ROW($clauses, by: " ; ") }
  }
order-force-peace = Forcez la paix avec { $player }
order-relocate = { $craft ->
    [none] Repliez les chasseurs vers { THE($sector) }
   *[other] Repliez { THE($craft) } vers { THE($sector) }
  }
order-make-offer = Proposez à { $player } : { $gives }, contre { $asks }
order-propose-goal = Proposez à tous { $goal }
order-take-back = Retirez votre offre à { $player }
order-accept = Acceptez l'offre faite par { $player }{ $offer ->
    [none] {""}
   *[other] {" "}({ $offer })
  }
order-decline = Déclinez l'offre faite par { $player }{ $offer ->
    [none] {""}
   *[other] {" "}({ $offer })
  }

## Pourquoi pas

no-partner = Ce joueur n'existe pas.
declarations-no-such-treaty = Il n'y a pas de traité { $treaty }.
at-war = Vous êtes en guerre : il faut d'abord la paix.
declarations-stands-already = Vous l'avez déjà avec ce joueur : { $treaty }.
lower-treaty = Vous êtes déjà liés par plus que cela : { $treaty }.
declarations-no-counter = Vous avez placé tous vos pions de ce genre ({ $most }) : { $treaty }.
no-counter-there = Ce joueur a placé tous ses pions de ce genre ({ $most }) : { $treaty }.
no-treaty = Vous n'avez pas ce traité avec lui : { $treaty }.
declarations-credits-missing = Le rompre seul coûte { $cost } crédits, et vous en avez { $credits } : { $treaty }.
offered-already = Vous l'avez déjà offert à ce joueur dans cette phase : { $treaty }.
enough-offers = Vous avez fait { $most } offres dans cette phase ; c'est le maximum.
same-exchange = Vous avez déjà offert exactement cela à ce joueur dans cette phase.
nothing-offered = Un échange donne ou demande quelque chose.
no-such-thing = Ceci ne s'échange pas : { $thing }.
not-so-much = Une même offre peut en contenir de 0 à { $most } : { $thing }.
no-offer-of-yours = Aucune offre de ce genre n'attend de réponse.
no-goal = Aucune valeur de victoire ne se fixe dans cette partie.
not-a-goal = La valeur de victoire va { OF($least) } à { $most }, et elle est { OF($value) }.
not-a-share = La part des villes à réunir peut être, en pour cent : { $shares }. Elle est { OF($value) } pour cent.
goal-waits = Votre dernière proposition de valeur de victoire attend encore des réponses.
same-goal = Vous avez déjà proposé la même valeur de victoire dans cette phase.
nobody-to-take = Il n'y a { AT($here) } ni engin ni monde à eux pour recevoir des armes spéciales.
units-in-peace = Légions, officiers, et chasseurs ou nacelles qui ne sont à bord de rien ne changent de mains que dans une paix.
under-way = Secteurs, engins et cargaisons changent de mains quand ce qui est en cours est terminé. L'offre attend.
credits-not-there = { $credits } crédits sont promis là où il y en a { $has }.
points-not-there = { $points } points de recherche sont promis là où il y en a { $has } à donner.
no-such-offer = Aucune offre de ce genre n'attend votre réponse.
offers-when-asked = Une offre se fait quand on vous demande une décision, avant de la prendre.
sealed-needs-it = Vos ordres scellés ne pourraient plus être exécutés après cet échange : reprenez-les d'abord.
sealed-stands = Cela ne peut changer de mains tant que des ordres sont scellés ; plus tard peut-être.
one-military = Deux joueurs ont un seul traité militaire, et cette offre en contient plusieurs.
one-vote = Une motion ne se vote que d'une seule façon.
no-craft-counter = Qui la reçoit n'a plus de pion pour cette pièce : il y en a { $most } ({ $what }).
points-are-fixed = Les points de recherche de ce tour sont déjà comptés ; ils se donnent avant.
treaties-are-declared = Un traité ne se conclut que dans la phase de déclaration : { $treaty }.
declarations-capital-stays = { UPPER($at) } : c'est une capitale, son drapeau ne se donne pas.
flag-not-held = { UPPER($at) } : seul qui possède et contrôle un secteur peut en donner le drapeau.
declarations-no-such-craft = { UPPER(THE($craft)) } n'appartient pas au joueur qui doit le donner.
not-with-receiver = { UPPER(THE($craft)) } se trouve { AT($here) } : engins et cargaisons ne changent de mains que chez qui les reçoit.
on-loan = { UPPER(THE($craft)) } appartient au Conseil et suit la charge.
crew-aboard = { UPPER(THE($craft)) } se donne sans officiers, légions, chasseurs ni nacelles : qu'ils débarquent d'abord.
cargo-not-there = { UPPER(THE($craft)) } n'en a que { $has } à bord : { $piece }.
no-world-for-slaves = Des esclaves ne se remettent que dans un système, et il n'y en a pas { AT($here) }.
not-their-sector = { UPPER($at) } n'est pas un secteur du joueur à qui on le promet.
no-such-pledge = Il n'y a pas entre vous d'engagement { $number } auquel renoncer.
no-vote-to-promise = On ne promet son vote que sur une motion de ce Conseil, et avant de voter : { $motion }.
promises-too-much = { $left ->
    [0] On ne peut plus promettre de crédits par tour : tous les revenus sont déjà promis.
   *[other] On peut promettre au plus { COUNT($left, -credit) } par tour : les revenus, moins ce qui est déjà promis.
  }
promises-in-default = Qui doit encore ce qui était échu ne peut promettre aucun paiement.
vote-promised = Le vote sur cette motion est déjà promis : { $motion }.
vote-forsworn = Vous avez promis votre vote ({ $value }) sur cette motion : { $motion }.
war-forsworn = Vous avez promis à ce joueur de ne pas lui déclarer la guerre avant la fin du tour { $until }.
entry-forsworn = Vous avez promis à son propriétaire de ne pas entrer ici ({ $at }) avant la fin du tour { $until }.
not-a-refuge = Nommez l'un des secteurs les plus proches qui soient ouverts { $craft ->
    [none] aux chasseurs
   *[other] { TO(THE($craft)) }
  }.

## Intitulés

heading-offers = Répondre aux offres reçues
heading-declare = Déclarer traités, guerre et paix
heading-declare-or-end = Déclarer quelque chose, ou finir
heading-answer = Accepter cette offre, ou la décliner

## Conseils

war-why = { $is_at_once ->
    [yes] Les légions peuvent prendre d'emblée des systèmes à { $player } : cela vaut plus que la paix.
   *[no] La paix avec tous ne fait rien gagner, et les légions sont prêtes : fin du traité avec { $player }, puis la guerre.
  }
peace-why = Cette guerre n'a plus rien à apporter : mieux vaut la paix avec { $player }.
change-why = { $old } rapporte trop peu : changer pour { $new } vaut bien { COUNT($price, -credit) } ({ $treaty }).
treaty-why = { $treaty ->
    [treaty-commercial] Il y a place pour un partenaire de plus, et le commerce rapporte aux deux à chaque tour : { $players }.
    [treaty-scientific] Les laboratoires valent davantage ensemble : { $players }.
    [treaty-non_aggression] La paix vaut surtout avec les voisins qui pourraient nuire le plus : { $players }.
    [treaty-alliance] Un autre mène, et qui attaque un allié en affronte deux : une alliance avec { $players } est utile.
   *[treaty-cooperation] Après tant d'échanges, chacun peut ouvrir ses bases à l'autre : { $players }.
  }
exchange-why = { $about ->
    [loan] { $player } a des crédits en trop qui serviraient dès maintenant : un prêt vaut qu'on rende un peu plus.
    [permission] { $player } est un voisin lié par traité : autant se laisser passer les engins.
    [no_war] { $player } a plus de forces, et il n'y a pas de traité : quelques crédits pour quelques tours de paix, c'est bien placé.
    [payment] { $player } saurait employer des crédits qui dorment ici : ce qui est prêté revient avec un peu plus.
   *[goods] { $player } a ce qui manque ici et manque de ce qui abonde ici : un échange sert aux deux.
  }
declaration-why-nothing = Il n'y a rien à déclarer ce tour-ci.
verdict = { $about ->
    [peace] { $is_welcome ->
        [yes] La paix avec { $player } est la bienvenue.
       *[no] Cette guerre contre { $player } tourne encore bien.
      }
    [goal] { $is_welcome ->
        [yes] La valeur de victoire que propose { $player } ne fait pas de tort.
       *[no] La valeur de victoire que propose { $player } servirait davantage à d'autres.
      }
    [exchange] { $is_welcome ->
        [yes] Ce que propose { $player } vaut plus que l'échange ne coûte.
       *[no] { $player } demande plus que ce que l'offre vaut.
      }
    [treaty_end] { $is_welcome ->
        [yes] Ce traité avec { $player } ne manquera pas : { $treaty }.
       *[no] Ce traité avec { $player } sert encore : { $treaty }.
      }
   *[treaty] { $is_welcome ->
        [yes] { $player } est un partenaire de choix : { $treaty }.
       *[no] Il n'y a rien à gagner à ce traité avec { $player } : { $treaty }.
      }
  }
no-longer-possible = { $player } propose ce qui n'est plus possible.
treaty-pays = { $treaty ->
    [treaty-commercial] Un accord commercial avec { $player } { $seat ->
        [you] vous rapporte { $own } par tour, et { $theirs } à { $player }
       *[other] rapporte { $own } par tour à { $seat } et { $theirs } à { $player }
      }.
   *[treaty-scientific] Un accord scientifique avec { $player } { $seat ->
        [you] vous apporte { $own } par tour, et { $theirs } à { $player }
       *[other] apporte { $own } par tour à { $seat } et { $theirs } à { $player }
      }.
  }
keeps-peace = Cela retient { $player } de déclarer la guerre : { COUNT($theirs, -warship) }{ $home ->
    [none] {" "}contre { $own }
   *[other] , dont le plus proche à { COUNT($sectors, -sector) } { OF(THE($home)) }, contre { $own }
  }.
breaking = { $lost ->
    [none] La rupture coûte { COUNT($credits, -credit) }.
   *[other] La rupture coûte { COUNT($credits, -credit) } et fait perdre { $lost } par tour.
  }
stands-so = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
  } { COUNT($treaties, -treaty) } en vigueur et { COUNT($enemies, -enemy) }.
both-armed = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
  } { COUNT($own, -warship) } et { $player } { $theirs }.
easy-prey = { $system } est défendu avec une force de { $defence } et compte { COUNT($laboratories, -laboratory) }.
held-in-war = Dans cette guerre, { $seat ->
    [you] vous avez pris { COUNT($won, -sector) } à { $player } et en avez perdu { $lost }
   *[other] { $seat } a pris { COUNT($won, -sector) } à { $player } et en a perdu { $lost }
  }.
left-out = { $player } aurait apporté { $theirs } par tour.
peace-with = { $forced ->
    [yes] paix forcée
   *[no] paix
  }{ $turns ->
    [0] {""}
   *[other] {" "}pour { COUNT($turns, -turn) }
  }{ $has_things ->
    [yes] , avec { $things }
   *[no] {""}
  }
given-to = { $things }, à { $player }
free-hand = les mains libres, sans { THE($treaty) }
treaty-place = { $left ->
    [one] votre dernière place pour un tel traité
   *[other] l'une de vos { $left } places pour un tel traité
  }
offer-heading = { UPPER($terms) }
sober-reckoning = { $sign ->
    [more] À tête reposée, l'échange vous rapporte { COUNT($amount, -credit) } de plus qu'il ne vous coûte.
    [less] À tête reposée, l'échange vous coûte { COUNT($amount, -credit) } de plus qu'il ne rapporte.
   *[same] Ce que vous donnez et ce que vous recevez se valent à peu près.
  }
irreplaceable = Vous céderiez ce qui se remplace difficilement.
share-and-us = Vos villes : { $mine } ; celles du plus grand empire : { $best }. Il en faudrait { $needed } sur { $total } pour gagner.
goal-and-us = Vous en êtes à { $mine }, le joueur le plus développé à { $best } ; { $value } suffirait pour gagner.
tired-of-war = { $player } veut mieux employer ses moyens.
wants-game = { $shorter ->
    [yes] { $player } souhaite une partie plus courte.
   *[no] { $player } souhaite une partie plus longue.
  }
treaty-motive = { $ends ->
    [yes] { $player } pourrait conclure ce traité ailleurs.
   *[no] { $treaty ->
        [treaty-commercial] Le commerce paie les deux parties, et { $player } peut encore conclure un accord.
        [treaty-scientific] Les laboratoires valent davantage ensemble, et { $player } peut encore conclure un accord.
        [treaty-non_aggression] { $player } préfère ne pas avoir à surveiller votre frontière.
        [treaty-cooperation] Vous traitez déjà ensemble : { $player } souhaite ouvrir frontières et bases.
       *[treaty-alliance] { $player } ne veut pas combattre sans appui.
      }
  }
rich = { $player } dispose de { COUNT($credits, -credit) }, plus qu'il n'en faut, et veut apprendre plus vite.
poor = Il ne reste que { COUNT($credits, -credit) } à { $player }.
thing-motive = { $asked ->
    [research] { $player } veut apprendre plus vite.
    [credits] { $player } a davantage besoin de crédits.
    [payment] { $player } a davantage besoin de crédits.
    [permission] Les routes { OF($player) } passent par chez vous.
    [no_war] { $player } préfère qu'on lui laisse la paix.
    [vote] { $player } a besoin de voix dans ce Conseil.
    [cargo] { $player } en manque.
   *[other] { $player } y gagne aussi, pour autant qu'on sache.
  }
usual-label = { UPPER($gets) } contre { $gives }
