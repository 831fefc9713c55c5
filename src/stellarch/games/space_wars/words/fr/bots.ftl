# Niveaux et caractères des bots

rank-governor = Gouverneur
    .about = Sait ce qui est bon pour un empire, mais vit au jour le jour et ne bâtit qu'une chose à la fois.
rank-steward = Intendant
    .about = Pense au tour suivant ; au Conseil et entre voisins, se contente de répondre.
rank-minister = Ministre
    .about = Économise pour les grands travaux, cherche traités et suffrages, et prend ce qui reste sans défense.
rank-chancellor = Chancelier
    .about = Planifie son économie pour ce qui donne la victoire, et pèse ce que les autres répondront.
rank-archon = Archonte
    .about = Économise pour le meilleur, prépare le tour qui décidera de la partie, et négocie serré.

nature-trader = Négociant
    .about = Vit d'accords et de villes, et se tient à l'écart des guerres.
nature-scholar = Savant
    .about = Bâtit d'abord des laboratoires et cherche des partenaires scientifiques.
nature-settler = Pionnier
    .about = Plante son drapeau partout où il y a de la place, puis y amène ateliers et villes.
nature-warlord = Seigneur de guerre
    .about = Entretient une grande flotte, et ne tient un traité que tant qu'il sert.
nature-diplomat = Diplomate
    .about = Tient toutes ses promesses et tourne le conseil contre celui qui mène.

## Intitulés

battles-why-led = L'ordinateur mène les batailles aussi bien que quiconque.
