## Pourquoi pas

losses-not-aboard = Cela n'est pas à bord.

## Intitulés

choose-overboard = Choisir ce que { THE($craft) } jette par-dessus bord
