## Ce qui se passe

income-paid = { $seat } gagne { COUNT($total, -credit) }{ $trade ->
    [0] {""}
   *[other] , dont { $trade } par le commerce
  }.
extracted = { $seat } extrait { COUNT($tokens, $resource) } { AT($at) } pour { COUNT($cost, -credit) }.
refined = { $seat } raffine un cristal D en carburant { AT($at) } pour { COUNT($cost, -credit) }.
recycled = { $seat } recycle { COUNT(1, $resource) } { AT($at) }.

## Ordres

order-extract = Extrayez { COUNT($tokens, $resource) } { AT($system) }{ $slaves ->
    [0] {""}
   *[other] , avec { COUNT($slaves, -populace-slave) }
  }
order-refine = Raffinez un cristal D en carburant { AT($system) }
order-recycle = Recyclez { COUNT(1, $material) } { AT($system) }

## Pourquoi pas

economy-no-such-system = Il n'y a pas de système { $system }.
economy-not-managed = Vous ne gérez pas { $system }.
economy-blocked = { UPPER($system) } est bloqué : rien n'y est produit.
no-such-workshop = Il n'y a pas d'atelier { $workshop }.
no-level-left = { UPPER($system) }, { $workshop } : encore { $left } jetons possibles ce tour-ci, pas { $tokens }.
slaves-missing = { UPPER($system) } a { $left } esclaves qui n'ont pas encore travaillé ce tour-ci, pas { $slaves }.
slaves-in-vain = { $slaves } esclaves épargneraient plus que les { $cost } crédits que cela coûte.
economy-slavery-banned = La loi interdit désormais le travail des esclaves.
economy-credits-missing = Cela vous coûte { $cost } crédits, et vous en avez { $credits }.
no-refinery = { UPPER($system) } n'a pas de raffinerie.
refined-already = La raffinerie { OF($system) } a déjà produit ce tour-ci.
no-crystal = Il n'y a pas de cristal D à { $system }.
nothing-to-recycle = { UPPER($system) } ne peut plus rien recycler ce tour-ci : il faut un centre et une ville de niveau 3 (1) ou 4 (2).
economy-not-raw = Un centre ne recycle que des matériaux bruts.

## Intitulés

heading-extract = Extraire, raffiner et recycler

## Conseils

extraction-why = { $tokens ->
    [0] Les réserves suffisent pour les prochains travaux : mieux vaut garder les crédits.
   *[other] Les prochains travaux demandent ceci : { $tokens }.
  }
reserve-why = On pourrait extraire davantage, mais mieux vaut garder { COUNT($reserve, -credit) } en réserve.
shortest-why = C'est ceci qui manque le plus : { $material }.
stock-of = { $resource } ({ $count })
makes = Cela produit { $tokens } pour { COUNT($cost, -credit) } ; il en reste { $left }.
in-stock = En réserve ensuite : { $tokens }.
in-stock-now = { $tokens ->
    [0] Les réserves sont vides.
   *[other] En réserve à présent : { $tokens }.
  }
