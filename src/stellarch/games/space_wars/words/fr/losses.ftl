## Ce qui se passe

jettisoned = { $seat } : { THE($craft) } jette { COUNT(1, $piece) } par-dessus bord.
gate-lost = La porte artificielle { OF($seat) } { AT($at) } est perdue : il n'y reste aucune base.

## Ordres

order-jettison = Jetez { COUNT(1, $piece) } par-dessus bord

## Pourquoi pas

losses-not-aboard = Cela n'est pas à bord.

## Intitulés

choose-overboard = Choisir ce que { THE($craft) } jette par-dessus bord

## Conseils

goes-overboard = { UPPER(THE($craft)) } n'a plus de place : ce qui manquera le moins, c'est { $piece }.
