## Ce que dit l'entraîneur : le but du tour, la course, ce qui menace et ce qu'on peut apprendre

plant-flag = Plantez votre drapeau { AT($at) } : { $free ->
    [one] c'est le seul système encore libre
   *[other] { $free } systèmes sont encore libres
  }, et le premier venu les garde.
expand = Cherchez de nouveaux mondes : { $free ->
    [one] { $free } système est encore libre
   *[other] { $free } systèmes sont encore libres
  }, et chacun peut porter des villes et des ateliers.
go-against = Visez { THE($at) } : { $seat } y est votre ennemi.
learn-to-win = Apprenez ce qui compte le plus : une valeur de développement de { $needed } gagne, et vous en êtes à { $value }.
aim-choose = Choisissez ce qui vous servira le plus longtemps : ce que l'on sait au début profite à chaque tour.
aim-learn = Apprenez ce dont votre empire peut bientôt se servir.
aim-build = Changez vos crédits en ce qui dure : ce qui est construit aujourd'hui rapporte à chaque tour.
aim-citizens = Gagnez les autochtones à votre cause : une ville de plus rapporte des crédits et des voix.
aim-extract = Produisez les matériaux que demandent vos prochains travaux.
aim-council = Faites les règles du jeu : une loi peut valoir plus qu'une ville.
aim-offices = Pourvoyez les charges : chacune rapporte, donnez-les donc à qui ne vous nuit pas.
aim-vote = Servez-vous de vos voix : pour ce qui vous aide, contre ce qui aide vos rivaux.
aim-partners = Cherchez des partenaires : un accord rapporte aux deux à chaque tour.
aim-war = Prenez par la guerre ce que la paix ne donne plus.
aim-peace = Faites la paix tant que vous êtes en tête.
aim-answer = Répondez aux offres : prenez ce qui vaut plus que son prix.
aim-carry = Menez les matériaux là où ils servent : on ne construit rien avec ce qui est ailleurs.
aim-guard = Gardez vos vaisseaux de guerre là où il en faut : un système sans défense attire du monde.
aim-rest = Restez-en là : tout ce qui vous sert ici est fait.
aim-battle = Ne combattez que là où vous gagnez plus que vous ne perdez.
aim-ground = Gagnez au sol : seules les légions prennent un système.
aim-land = Débarquez vos légions : elles seules prennent un système.
aim-bomb = Affaiblissez la défense avant de débarquer.
aim-spy = Que votre espion découvre ce que d'autres ont payé.
aim-mission = Tentez la mission : sa récompense va au premier qui la réussit.
aim-trade = Commercez avec la Guilde : elle prend ce que vous avez en trop.
aim-visit = Allez voir : de telles trouvailles n'attendent pas.
aim-repair = Réparez vos engins : endommagés, ils combattent et portent moins.
aim-capital = Choisissez bien votre nouvelle capitale : tout votre ravitaillement en part.
aim-leave-to-computer = Laissez les batailles à l'ordinateur : il les mène aussi bien que vous.
aim-material = Prenez le matériau qui vous manque le plus.
aim-gather = Rassemblez vos vaisseaux de guerre : seul, un vaisseau décide de peu.
aim-bring-legions = Amenez vos légions : ce qu'elles atteignent, elles peuvent le prendre.
aim-posture = Dites à vos capitaines comment combattre quand vous ne les menez pas vous-même.
aim-settle = Réglez cela et continuez.

leads = À ce rythme, { $seat ->
    [you] vous gagnez
   *[other] { $seat } gagne
  } en premier, au tour { $turn } ; pour { $other }, { $then ->
    [none] ce sera bien plus long
   *[other] ce sera au tour { $then }
  }.
leads-together = À ce rythme, { $seat ->
    [you] vous et { $other } gagnez
   *[other] { $seat } et { $other } gagnent
  } au même tour, le tour { $turn }.
last-turn = À ce rythme, personne ne gagne avant le tour { $turn }, le dernier ; la victoire va alors à qui est en tête : { $seat ->
    [you] vous en êtes à
   *[other] { $seat } en est à
  } { $has } { $victory ->
    [short] points de valeur
    [standard] villes
   *[long] secteurs
  }, { $other } à { $them }.
far-off = Personne n'est encore près de gagner : { $seat ->
    [you] vous en êtes à
   *[other] { $seat } en est à
  } { $has } { $victory ->
    [short] points de valeur
    [standard] villes
   *[long] secteurs
  }, { $other } à { $them }.
comes = { $seat } pourrait être { AT($at) } avec { THE($craft) } dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }{ $at_war ->
    [yes] , et vous êtes en guerre
   *[no] , mais seulement après une déclaration de guerre
  } ; { $guards ->
    [0] vous n'y avez aucun vaisseau de guerre
    [one] vous y avez { $guards } vaisseau de guerre
   *[other] vous y avez { $guards } vaisseaux de guerre
  }.
calm-nobody-near = Personne de menaçant n'approche dans les deux tours qui viennent.

taught-technologies = Au début, on choisit n'importe quelle technologie du bon niveau, quoi qui la précède dans sa rangée.
taught-squares = Une technologie se paie case par case : ce que vous commencez peut être fini plus tard.
taught-value = Une technologie compte autant de points que son niveau : une de niveau 5 vaut cinq de niveau 1.
taught-building = Les travaux demandent des crédits, et leurs matériaux dans le secteur même.
taught-cities = Chaque niveau de ville rapporte un crédit par tour, et une voix au conseil.
taught-workshops = Chaque niveau d'atelier peut produire un matériau par tour, pour un crédit.
taught-proposals = Dix villes de plus vous donnent une motion de plus.
taught-offices = Chaque charge rapporte 5 crédits et vient avec un engin.
taught-votes = Une motion passe si elle a plus de voix pour que contre ; qui s'abstient ne compte pas.
taught-treaties = Un accord commercial rapporte des crédits, un accord scientifique des points de recherche : plus le partenaire est grand, plus c'est.
taught-war = On ne peut pas déclarer la guerre à qui l'on est lié par un traité.
taught-peace = Un seul camp peut mettre fin à une guerre, dès le deuxième tour après sa déclaration.
taught-offers = Une offre se prend ou se refuse en bloc ; ce qui est convenu se fait aussitôt.
taught-cargo = Les matériaux ne comptent que là où ils sont : les cargos les mènent aux travaux.
taught-supply = Le ravitaillement part de votre planète natale : au-delà, un engin avance à peine et combat moins bien.
taught-flags = Un engin qui entre dans un secteur libre peut y mettre aussitôt un drapeau.
taught-battles = Une bataille ne commence que là où vous avez des engins armés.
taught-ground = Trois légions de chaque camp combattent à chaque manche, quel que soit le nombre des autres.
taught-landing = Seules débarquent les légions à bord d'un transport dans le même secteur.
taught-bombs = On ne bombarde que les systèmes d'un ennemi, et ceux d'une zone de tir libre.
taught-spies = Un espion agit sans guerre, et seul un allié en est à l'abri.
taught-missions = Une mission demande des officiers des types qu'elle indique.
taught-repair = Chaque dégât coûte 3 crédits à réparer.
taught-capital = Votre capitale est d'abord votre planète natale ; la perdre coûte plus qu'un système.
taught-sequence = Un tour a huit phases : ce qui est manqué dans l'une se fait au tour suivant.

# Comparaison avec un autre ordre : chacun de ces textes suit « qui » ou « ce coup ».
more-in-stock = laisse { $more } de plus en réserve
less-in-stock = laisse { $less } de moins en réserve
stays-idle = laisse { THE($craft) } sur place, et un déplacement non utilisé est perdu
takes-away = éloigne { THE($craft) } { OF(THE($at)) }
leaves-behind = laisse sur place ce que { THE($craft) } devait prendre
keeps-aboard = garde à bord ce que { THE($craft) } devait décharger
is-farther = mène à { $sectors } secteurs au lieu de { $own }
misses-agenda = laisse aux autres le choix de ce que vote le conseil
misses-balloting = laisse vos voix sans emploi
misses-chairing = laisse les charges au hasard
misses-declaring = ne vous donne aucun partenaire
misses-answering = laisse les offres sans réponse
misses-researching = laisse perdre les points
misses-repairing = ne répare rien
