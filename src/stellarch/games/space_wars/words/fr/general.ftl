## Ce qui se passe

orders-sealed = { $seat } a répondu.
orders-opened = Tous ont répondu.
turn-begun = Le tour { $turn } commence.

## Ordres

order-end = Terminez ici
order-auto = Laissez faire les ordres habituels
order-revise = Reprenez vos ordres scellés

## Pourquoi pas

not-your-turn = Ce n'est pas à vous de décider en ce moment.
not-asked = On ne vous demande pas cela pour l'instant.
eliminated = Vous êtes éliminé.
nothing-sealed = Vous n'avez donné aucun ordre à reprendre.
dice-rolled = Des dés ont été lancés pour vos ordres : ils ne se reprennent plus.
dice-first = Ce que décident les dés s'ordonne à part, avant le formulaire : vous en connaissez alors le résultat.
weapon-of-no-use = Selon les règles de cette partie, une arme spéciale n'aide pas à ce jet.
galaxy-at-peace = Cette partie a commencé avec des règles sans guerre ni espions, et se joue avec elles jusqu'au bout.

## Conseils

more-each-turn = rapporte { $more } de plus par tour
less-each-turn = rapporte { $less } de moins par tour
dearer = coûte { COUNT($credits, -credit) } de plus
cheaper = coûte { COUNT($credits, -credit) } de moins
