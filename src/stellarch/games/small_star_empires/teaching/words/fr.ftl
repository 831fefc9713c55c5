## Leçons

lesson-words-fly = Voler et s'établir
    .about = un vaisseau, une ligne, un système
lesson-words-pieces = Colonie ou comptoir
    .about = beaucoup des unes, peu des autres
lesson-words-nebulae = Les nébuleuses par trois
    .about = 2, 5, 8 points pour une couleur
lesson-words-wormholes = Les trous de ver
    .about = partir à côté de l'un, arriver à côté d'un autre
lesson-words-door = Fermer la porte
    .about = un système occupé est un mur
lesson-words-last-moves = Les derniers coups
    .about = compter qui sera à court le premier

task-words-settle = Envoyez un vaisseau en ligne droite vers un système qui a des planètes, et placez-y une colonie.
    .hint = Cliquez sur votre monde d'origine, où sont tous vos vaisseaux, puis sur l'un des systèmes éclairés. La colonie est déjà choisie.
    .done = Voilà tout un tour : un vaisseau vole, et le système où il se pose est à vous. Chaque planète y vaut un point.
task-words-richest = Trouvez le système à trois planètes qu'un vaisseau peut atteindre, et prenez-le.
    .hint = Regardez droit vers le bas depuis votre monde d'origine : la ligne est libre sur une longue distance.
    .done = Trois points en un coup. Un vaisseau vole aussi loin que la ligne est libre : loin ne coûte pas plus que près.
task-words-fly-on = L'un de vos vaisseaux a déjà quitté son port. Repartez avec celui-là.
    .hint = Il est sur le système qui porte votre colonie.
    .done = Un vaisseau reste où il se pose : chaque coup décide aussi d'où vous pourrez repartir.
task-words-trade = Placez un comptoir là où ses voisins lui rapportent au moins trois points.
    .hint = Il gagne un point pour chaque système voisin de votre adversaire. Cherchez où Vert est serré ; un trou de ver peut vous y mener.
    .done = Votre adversaire s'établit, vous encaissez : chaque système adverse voisin compte, même s'il est pris plus tard.
task-words-save-a-station = Les mêmes trois planètes, mais sans voisins. Prenez-les sans dépenser de comptoir.
    .hint = Choisissez la colonie avant de confirmer.
    .done = Les deux pièces tiennent un système et comptent ses planètes. Vous avez seize colonies et seulement quatre comptoirs : gardez-les pour la foule.
task-words-second-nebula = Vous tenez une nébuleuse bleue : 2 points. Une deuxième en fera 5.
    .hint = Il y en a une autre sur la rangée de votre monde d'origine, loin à droite.
    .done = Une seule d'une couleur vaut 2 points, deux en valent 5.
task-words-third-nebula = Deux nébuleuses bleues sont à vous. La troisième fait 8 points : prenez-la.
    .hint = Elle est en bas à droite, et l'un de vos vaisseaux y a une ligne libre.
    .done = Trois d'une couleur valent 8 points, et il n'y en a pas plus de trois. La première seule ne vaut que 2 : réunissez une couleur, pas trois.
task-words-jump = Un vaisseau est à côté d'un trou de ver. Partez par là.
    .hint = Prenez le vaisseau sur la nébuleuse verte. Ce qui s'éclaire au loin est à côté d'un autre trou de ver.
    .done = Un vaisseau qui commence son tour à côté d'un trou de ver peut aller sur tout système libre à côté d'un autre. Le saut est tout le coup.
task-words-jump-for-three = Sautez encore, et posez-vous sur trois planètes.
    .hint = L'un de ces systèmes est près du trou de ver en bas à droite, un autre près de celui d'en bas à gauche.
    .done = En deux coups vous voilà au cœur du quartier adverse. Méfiez-vous : cela marche aussi dans l'autre sens.
task-words-shut = Vert atteint encore beaucoup de systèmes. Enlevez-lui-en au moins cinq d'un seul coup.
    .hint = Aucun vaisseau ne survole le système d'un autre. Cherchez le passage qu'empruntent les vaisseaux de Vert.
    .done = Fermé. Ce que Vert ne peut plus atteindre reste libre pour vous jusqu'à la fin.
task-words-only-move = Près de la fin, un seul de vos coups gagne. Trouvez-le.
    .hint = Comptez les coups qui restent à chacun, et qui aura les derniers systèmes libres.
    .done = C'est prouvé : toutes les réponses ont été jouées jusqu'au bout, et vous gagnez contre chacune.

## Thèmes des problèmes

theme-jump = trou de ver
    .about = Le coup passe par un trou de ver. Un vaisseau qui est à côté atteint plus que ses lignes ne le montrent.
theme-station = comptoir
    .about = Un comptoir décide : comptez les systèmes adverses voisins, et ceux qui viendront encore.
theme-nebula = dernière nébuleuse
    .about = Une nébuleuse décide : la deuxième et la troisième d'une couleur valent plus qu'aucun système.
theme-shut-the-door = fermer la porte
    .about = Un système occupé est un mur. Le coup enlève à l'adversaire ce qu'il pouvait encore atteindre.
theme-count-out = compter les coups
    .about = Quand il reste peu de place, comptez les coups de chacun. Le premier à court laisse le reste à l'autre.
theme-patience = patience
    .about = Un autre coup rapporte plus tout de suite, et perd. Ce que vous aurez de toute façon peut attendre.
theme-territory = territoire
    .about = Le plus grand territoire vaut des points à lui seul : le coup le gagne, ou met fin à une égalité.
theme-last-worlds = derniers mondes
    .about = Il reste peu de systèmes, et leur ordre compte : prenez d'abord ce que vous pourriez perdre.
