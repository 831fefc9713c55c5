## Intitulés

aim-title-flag = Plantez votre drapeau sur deux mondes
    .step = Planter le drapeau
    .why = Un vaisseau de guerre ou un avant-poste qui entre dans un monde libre en prend possession. Les mondes rapportent, abritent des laboratoires et votent.
    .lesson = Un monde libre est à vous dès que votre drapeau y flotte, sans combat.
aim-title-science = Apprenez deux technologies
    .step = Apprendre
    .why = Chaque technologie ajoute son niveau à votre valeur de développement, et c'est elle qui fait gagner.
    .lesson = Les points non dépensés sont perdus : la recherche se fait à chaque tour.
aim-title-works = Bâtissez sur deux nouveaux mondes
    .step = Bâtir sur vos mondes
    .why = Un laboratoire donne un point de recherche par tour, une ville un crédit. Ce qui est bâti tôt rapporte le plus longtemps.
    .lesson = Ce que vous bâtissez prend des matériaux posés sur le même monde ; les cargos les y portent.
aim-title-council = Siégez au conseil
    .step = Voter
    .why = Les villes sont des voix. Une motion passe avec plus de voix pour que contre, et une loi oblige tout le monde.
    .lesson = S'abstenir ne coûte rien : votez là où vous avez à gagner ou à perdre.
aim-title-treaty = Signez un traité
    .step = Signer un traité
    .why = Les accords commerciaux et scientifiques rapportent aux deux parties à chaque tour. Qui n'en signe aucun prend du retard.
    .lesson = Un traité rapporte tant qu'il dure ; un pacte de non-agression vous couvre face à un voisin.
aim-title-defence = Gardez trois mondes
    .step = Tenir ce qui est à vous
    .why = Qui débarque sur un monde sans légion le prend. Une seule légion l'oblige à combattre.
    .lesson = Un monde gardé se défend, un monde vide se donne.
may-come = { $seat } n'a rien signé qui garantisse la paix avec vous et peut attaquer à partir du tour { $turn }. Un monde sans légion revient à qui y débarque ; une seule légion l'oblige à combattre.
hold = Tenez { THE($at) }
landing = { $seat } est en guerre avec vous et pourrait y débarquer { $turns ->
    [1] dès ce tour
   *[other] d'ici { $turns } tours
  } avec une force de { $strength } ; { $defence ->
    [0] rien ne l'y attend
   *[other] seule une force de { $defence } l'y attend
  }. Amenez des légions, ou un vaisseau de guerre qui arrête le transport. Dès le deuxième tour, vous pouvez y mettre fin de vous-même.
aim-title-race = Soyez le premier au but
    .step = Gagner
    .why = La somme des niveaux connus est votre valeur. Les laboratoires l'apportent, villes et traités les paient.
    .lesson = La course se gagne avec ce qui grandit tôt.
aim-title-cities = Tenez assez de villes pour gagner
    .step = Gagner
    .why = Un conseil s'ouvre à chaque tour : qui tient alors la part requise de toutes les villes a gagné. Les mondes neufs, les chantiers et les conquêtes en apportent.
    .lesson = Les villes font gagner cette partie, et paient tout le reste.
aim-title-last = Soyez la dernière puissance en lice
    .step = Gagner
    .why = On gagne cette partie en survivant à toutes les autres. Tenez ce qui est à vous, puis prenez ce qu'elles tiennent.
    .lesson = Un monde bien tenu paie le suivant.
how-far = { $so_far } sur { $wanted } pour l'instant
locked-council = S'ouvre au tour 4. D'ici là, rien n'est proposé en votre nom et vos voix vont où votre conseiller les mettrait.
locked-declaration = S'ouvre au tour 5. D'ici là, aucun traité n'est offert ni signé pour vous, et aucune guerre déclarée.
locked-income-extraction = S'ouvre au tour 3. D'ici là, vos ateliers font ce que demandent vos prochains travaux.
locked-research = S'ouvre au tour 2. D'ici là, vos points sont dépensés comme le ferait votre conseiller.
locked-construction-repair = S'ouvre au tour 3. D'ici là, votre conseiller bâtit pour vous.
technology-chosen = { UPPER($technology) }
offers-wait = { $count ->
    [one] { $count } offre attend votre réponse.
   *[other] { $count } offres attendent votre réponse.
  }
craft-wait = { $count ->
    [one] { $count } engin n'a pas encore d'ordre.
   *[other] { $count } engins n'ont pas encore d'ordre.
  }
credits-wait = { $credits ->
    [one] { $credits } crédit n'est pas dépensé.
   *[other] { $credits } crédits ne sont pas dépensés.
  }
runs-council = { $standing ->
    [0] Les votes sont remplis comme votre conseiller les donnerait.
    [one] Un vote est donné comme vous l'avez dit, les autres comme le ferait votre conseiller.
   *[other] { $standing } votes sont donnés comme vous l'avez dit, les autres comme le ferait votre conseiller.
  }
runs-extraction = { $is_wanted ->
    [yes] Les ateliers font ce que demandent vos prochains travaux.
   *[no] Les ateliers se reposent, comme vous l'avez dit.
  }
runs-routes = { $count ->
    [one] Un cargo suit sa route.
   *[other] { $count } cargos suivent leur route.
  }
runs-research = { $points ->
    [0] Aucun point de recherche à dépenser.
    [one] { $points } point de recherche à dépenser.
   *[other] { $points } points de recherche à dépenser.
  }
runs-begun = { $points ->
    [one] { $points } point de recherche à dépenser
   *[other] { $points } points de recherche à dépenser
  } ; encore { $missing } pour { THE($technology) }.
done-events = { $count ->
    [0] Aucun événement ne dérive dans la galaxie.
    [one] Un événement dérive dans la galaxie.
   *[other] { $count } événements dérivent dans la galaxie.
  }
done-council = { $laws ->
    [0] Aucune loi en vigueur
    [one] Une loi en vigueur
   *[other] { $laws } lois en vigueur
  }, { $protocols ->
    [0] aucun protocole ce tour.
    [one] un protocole ce tour.
   *[other] { $protocols } protocoles ce tour.
  }
done-declarations = { $treaties ->
    [0] Vous n'avez aucun traité
    [one] Vous avez un traité
   *[other] Vous avez { $treaties } traités
  }{ $wars ->
    [0] {" "}et aucune guerre.
    [one] {" "}et êtes en guerre avec une puissance.
   *[other] {" "}et êtes en guerre avec { $wars } puissances.
  }
ends-offers = { $count ->
    [one] { $count } offre reste sans réponse.
   *[other] { $count } offres restent sans réponse.
  }
ends-craft = { $count ->
    [one] { $count } engin reste où il est.
   *[other] { $count } engins restent où ils sont.
  }
ends-credits = { $credits ->
    [one] Ce qui reste de votre crédit est gardé, non perdu.
   *[other] Ce qui reste de vos { $credits } crédits est gardé, non perdu.
  }
ends-forms = La recherche et les travaux partent tels qu'ils sont remplis.

way-why-research-center = Un point de recherche à chaque tour qui vient, et ce qui est appris le reste.
way-why-city = Un crédit à chaque tour qui vient, et une voix au conseil.
way-why-workshop = Un matériau à chaque tour qui vient : sans lui, les prochains chantiers attendent.
way-why-business-center = Chaque ville y rapporte un crédit de plus à chaque tour.
way-why-recycling-center = Il tire des matériaux de ce dont personne n'a plus besoin.
way-why-space-academy = Les officiers en sortent : certaines missions en demandent.
way-why-shipyard = On y construit engins et légions.
way-why-freight = Il porte les matériaux là où vous voulez bâtir.
way-why-outpost = Le ravitaillement va plus loin, et vos engins avec lui.
way-why-corvette = Elle plante votre drapeau d'un monde libre à l'autre, et sait se battre.
way-why-scientific-starship = Il trouve des points de recherche là où il y a quelque chose à découvrir.
way-why-consular-starship = Il gagne des crédits auprès de la Guilde des marchands.
way-why-warship = Il garde un monde, ou en prend un.
