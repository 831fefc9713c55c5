## Pourquoi pas

ground-no-system = Il n'y a { $at } aucun système à envahir.
no-legions = Vous n'avez { $at } aucune légion prête à débarquer d'un transport ou d'une lune.
ground-not-a-target = On envahit les systèmes que gère un ennemi ou qui sont en zone de tir libre, et ceux qui sont infestés ; pas ceux d'un propriétaire en paix sans sa permission.
ground-nobody-there = Personne ne tient { $at } : rien à conquérir.
ground-star = Sans { $technology }, aucune légion ne débarque sur une étoile.
raided-already = Vous avez déjà ravagé { $at } dans cette sous-phase.
ground-no-such-legion = { UPPER($legion) } n'est pas une légion d'ici.
three-legions = { $count } de vos légions combattent dans cette manche, ni plus ni moins.
not-enough = Vous en avez ici { $there } de ce grade, pas { $count }.
ground-no-general = { UPPER($officer) } n'est pas un général de votre camp présent ici.
ground-no-special-weapon = Aucune arme spéciale n'accompagne vos légions ni votre général.
losses-due = Cette manche vous coûte { $count } de ses légions.
no-upgrade = Parmi les survivants de la manche monte en grade une légion régulière s'il y en a, sinon une de vétérans, dans la limite des pions.
one-stays = Une légion au moins reste sur un système conquis.
ground-not-this-step = Ce n'est pas ce que demande cette étape du combat au sol.
aliens-there = Il y a des aliens { $here } : les légions n'y descendent que par une invasion.
