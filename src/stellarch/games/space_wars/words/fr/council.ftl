## Ce qui se passe

proposal = { $kind ->
    [law] loi
    [repeal] abrogation
   *[protocol] protocole
  }, { $card }{ $players ->
    [0] { $sector ->
        [none] {""}
       *[other] {" "}({ $sector })
      }
   *[other] {" "}({ $players })
  }
council-met = Le Conseil se réunit : { $president } préside, avec { COUNT($count, -vote) }.
council-skipped = Pas de Conseil ce tour-ci.
anarchy-begun = À deux joueurs, il n'y a plus ni Conseil ni loi.
appointed = { $seat } devient { $office }.
offices-paid = { $seats ->
    [one] { $seats } reçoit { COUNT($credits, -credit) } pour sa charge.
   *[other] { $seats } reçoivent chacun { COUNT($credits, -credit) } pour leur charge.
  }
council-craft-placed = Le Conseil met { THE($craft) } à la disposition { OF($seat) } { AT($at) }.
order-set = Le Conseil vote dans cet ordre : { $voters }.
motion-tabled = { $by } propose : { $motion }.
motion-dropped = La motion { OF($by) } tombe, car cette loi ou ce protocole est déjà devant le Conseil : { $motion }.
motion-vetoed = Le président oppose son veto : { $motion }.
motion-decided = { $passed ->
    [yes] Adopté
   *[no] Rejeté
  }, { $ayes } voix pour et { $noes } contre : { $motion }.
vote-cast = { $seat } { $value ->
    [for] vote pour
    [against] vote contre
   *[abstain] s'abstient
  } ({ $votes }){ $freed ->
    [0] {""}
   *[other] {" "}et affranchit { COUNT($freed, -populace-slave) }
  }.
bank-paid = { $is_gain ->
    [yes] { $seat } reçoit { COUNT($amount, -credit) }.
   *[no] { $seat } perd { COUNT($amount, -credit) }.
  }
material-placed = Le plan donne à { $seat } { COUNT(1, $resource) } { AT($at) }.

## Ordres

order-appoint = Nommez { $player } { $office }
order-set-order = Fixez l'ordre : pour proposer, { ROW($proposers) } ; pour voter, { ROW($voters) }
order-propose = Proposez : { $motion }
order-pass-proposal = Ne proposez plus rien
motion-before = motion { $number }{ $motion ->
    [none] {""}
   *[other] {" "}({ $motion })
  }
order-veto = Opposez votre veto à la { $motion }
order-no-veto = Laissez voter la motion
order-vote = { $value ->
    [for] Votez pour la
    [against] Votez contre la
   *[abstain] Abstenez-vous sur la
  } { $motion }{ $freed ->
    [0] {""}
    [1] , en libérant un esclave
   *[other] , en libérant { COUNT($freed, -populace-slave) }
  }
order-plan = Demandez au plan industriel : { $material }

## Pourquoi pas

no-such-office = Il n'y a pas de charge { $office } à pourvoir.
office-filled = Cette charge est pourvue : { $office }.
not-in-council = Les charges vont aux autres participants de ce Conseil.
holds-office = Nul ne cumule deux charges.
offices-full = Chaque participant a déjà une charge.
offices-first = Pourvoyez d'abord les charges.
not-all = L'ordre doit nommer chaque participant, une seule fois.
no-such-law = Il n'y a pas de loi { $card }.
no-such-protocol = Il n'y a pas de protocole { $card }.
in-force = Cette loi est déjà en vigueur : { $card }.
not-in-force = Cette loi n'est pas en vigueur, on ne peut donc l'abroger : { $card }.
used-last-turn = Un protocole ne se propose pas deux tours de suite : { $card }.
tabled-already = Le Conseil ne vote là-dessus qu'une fois par tour, quelle qu'en soit la cible : { $card }.
no-proposal-left = Vous avez fait toutes les propositions que vous donnent vos villes : { $most }.
needs-player = Ceci vise un joueur : { $card }.
needs-sector = Ceci vise un secteur : { $card }.
needs-nobody = Ceci n'a pas de cible : { $card }.
needs-war = On n'impose la paix qu'à deux joueurs en guerre.
no-such-motion = Il n'y a pas de motion { $motion }.
veto-used = Vous avez déjà usé de votre veto dans ce Conseil.
veto-abolished = Une loi a aboli le veto.
vetoed = La motion { $motion } a reçu un veto : pas de vote.
voted-already = Vous avez déjà voté sur la motion { $motion }.
not-now = Ce n'est pas la motion { $motion } qui est aux voix.
no-slaves = Vous avez { $slaves } esclaves à affranchir à { $system }, pas { $freed }.
council-not-raw = Le plan n'apporte que des matériaux bruts.

## Intitulés

heading-propose = Proposer quelque chose au Conseil
heading-veto = Opposer un veto, ou laisser voter
heading-vote = Voter sur cette motion
motion-number = Motion { $number }
heading-agenda = Proposer des motions au Conseil
heading-agenda-again = D'autres ont proposé la même chose : proposer une autre motion, ou y renoncer
heading-chair = Présider le Conseil
heading-ballot = Voter les motions
heading-plan = Choisir le matériau que le plan vous apporte

## Conseils

proposal-why = { $is_own ->
    [yes] Cette mesure sert tout de suite : { $card }.
   *[no] { $player ->
        [none] { $is_repeal ->
            [yes] Cette loi coûte moins aux autres, mieux vaut l'abroger : { $card }.
           *[no] Cela sert moins aux autres : { $card }.
          }
       *[other] { $player } a trop d'avance, ce qui appelle une mesure à son encontre : { $card }.
      }
  }
council-why-nothing-to-propose = Rien de ce qui servirait moins aux autres n'a de chance d'être voté : mieux vaut ne rien proposer.
appointment-why = { $is_friend ->
    [yes] { $player } est un partenaire et devient { $office }.
   *[no] Une charge rapporte : mieux vaut qu'elle ne renforce aucun rival. { $player } devient { $office }.
  }
veto-why = { $is_vetoed ->
    [yes] Cette motion coûterait trop cher et mérite le veto : { $card }.
   *[no] Cette motion ne mérite pas de veto : { $card }.
  }
vote-why = { $value ->
    [for] Cette motion rapporte plus qu'elle ne coûte : { $card }.
    [against] D'autres gagneraient davantage à cette motion : { $card }.
   *[abstain] Cette motion ne change rien : { $card }.
  }
own-motion-why = Qui propose une motion vote pour elle : { $card }.
promised-vote-why = Une promesse lie sur cette motion, et elle est tenue : { $card }.
freed-why = Les voix de { $slaves } esclaves décident, d'où leur liberté : { $card }.
motion-judged = « { $card } » vaut environ { SIGNED($own) } { $own ->
    [one] crédit
   *[other] crédits
  } pour { $seat } et { SIGNED($theirs) } pour les autres en moyenne ; si chacun vote selon son intérêt, la motion { $passes ->
    [yes] passe
   *[no] échoue
  } par { $ayes } voix contre { $noes }.
own-votes = { $seat ->
    [you] Vous disposez
   *[other] { $seat } dispose
  } de { COUNT($votes, -vote) } sur { $all }.
frees-votes = Chaque esclave affranchi ajoute { COUNT($votes, -vote) } au scrutin.
nothing-proposed = { $seat ->
    [you] Vous disposez
   *[other] { $seat } dispose
  } de { COUNT($votes, -vote) } sur { $all } et { $seat ->
    [you] pouvez
   *[other] peut
  } faire { COUNT($proposals, -proposal) } ce tour-ci.
office-pays = La charge rapporte { COUNT($credits, -credit) } par tour et un engin ; { $player } dispose de { COUNT($votes, -vote) } sur { $all }.
values-of = { $player } a une valeur de développement de { $value }, { $seat } de { $own }.
