## Pourquoi pas

losses-not-aboard = Cela n'est pas à bord.
