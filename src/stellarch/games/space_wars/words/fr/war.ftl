## Ce qui se passe

war-declared = { $cost ->
    [0] { $seat } déclare la guerre à { $targets }.
   *[other] { $seat } déclare la guerre à { $targets } et paie { $cost } crédits de taxe.
  }
peace-made = { $way ->
    [agreed] { $mine } { $mine ->
        [1] fait
       *[other] font
      } la paix avec { $theirs }
    [forced] Paix forcée : { $mine } { $mine ->
        [1] l'impose
       *[other] l'imposent
      } à { $theirs }
   *[imposed] Le Conseil impose la paix à { $mine } et à { $theirs }
  }{ $terms ->
    [0] {""}
   *[other] {" "}; { ROW($terms, by: " ; ") }
  }.
keeps-sectors = { $seat } garde { THE($sectors) }

## Conseils

war-reason-arms = Il y a des systèmes à prendre que presque personne ne défend , et il y faut des armes.
war-reason-stays-aboard = Aucun débarquement ne rapporterait plus qu'il ne coûte : les légions restent à bord.
war-reason-spares = Des bombes feraient ici plus de tort que de bien.
war-reason-no-battle = Aucune bataille ne rapporterait plus qu'elle ne coûte.
takes-posture = { $posture ->
    [bold] Ils acceptent des combats presque égaux, et tiennent plus longtemps.
    [steady] Ils combattent là où ils sont nettement plus forts, et se retirent à temps.
   *[careful] Ils ne combattent que s'ils ne peuvent guère perdre, et se retirent tôt.
  }
fortifies = Des légions étrangères pourraient débarquer avant toute aide : il faut renforcer ces systèmes ({ $systems }).
spends-surplus = Les crédits s'accumulent et ces matériaux n'attendent rien d'autre : ils vont aux forces ({ $works }).
fights = Un combat contre { $player } { AT($where) } se gagne { $chance } fois sur 100 et vaut son prix.
intercepts = Intercepter { $player } { AT($where) } réussit { $chance } fois sur 100.
lets-pass = Une bataille contre { $player } { AT($where) } se gagnerait { $chance } fois sur 100, mais coûterait plus qu'elle ne sauve.
bombs-before-landing = D'abord les bombes ({ $how }) : chaque défenseur { AT($where) } tombe { $chance } fois sur 100 avant le débarquement.
bombs-to-hurt = Des bombes sur { THE($where) } ({ $how }) : tout ce qui s'y dresse est détruit { $chance } fois sur 100.
lands-legions = Les légions débarquent sur { THE($where) } : elles s'en emparent { $chance } fois sur 100.
warships-attack = Les vaisseaux de guerre marchent sur l'ennemi { AT($where) } : ils l'emportent { $chance } fois sur 100.
warships-block = Les vaisseaux suffisent au blocus { OF(THE($where)) } : rien n'y rapporte et rien ne s'y construit pendant ce temps.
warships-hover = Les vaisseaux prennent le ciel { OF(THE($where)) }, où personne ne les attend, et le bombardent.
warship-gathers = { UPPER(THE($craft)) } rejoint les transports { AT($where) } : ensemble, ils viendront à bout de ce qu'aucun ne peut seul.
transport-loads = { UPPER(THE($craft)) } embarque des légions.
transport-marches = { UPPER(THE($craft)) } se met en place pour { THE($target) }, que ses légions peuvent prendre.
transport-meets = { UPPER(THE($craft)) } rejoint le rassemblement des légions : il les faut toutes pour prendre { THE($target) }.
transport-escorted = { UPPER(THE($craft)) } part avec des vaisseaux de guerre qui viendront à bout de la garde { AT($target) }.
takes-refuge = { UPPER(THE($craft)) } se met hors de portée de l'ennemi { AT($to) }.
transport-withdraws = { UPPER(THE($craft)) } se replie vers { THE($where) } : des vaisseaux ennemis pourraient l'atteindre, et rien ne le couvre.
transport-lands = { UPPER(THE($craft)) } atteint { THE($target) }, où ses légions peuvent débarquer et l'emporter.
officer-posted = { $kind ->
    [general] { UPPER(THE($officer)) } accompagne les légions à bord { OF(THE($craft)) } : chaque jet au sol gagne un point.
    [engineer] { UPPER(THE($officer)) } monte à bord { OF(THE($craft)) } : un secteur de plus par tour.
   *[admiral] { UPPER(THE($officer)) } commande à bord { OF(THE($craft)) } : chacune de ses attaques gagne un point.
  }

## Pourquoi pas

whom-they = ce joueur
whom-their-ally = l'allié de ce joueur
at-war-already = Vous êtes déjà en guerre avec ce joueur.
truce = La trêve galactique interdit toute déclaration de guerre ce tour-ci.
war-is-taxed = La loi fait payer { $cost } crédits pour une déclaration de guerre, et vous en avez { $credits }.
treaty-forbids = Un traité vous lie encore avec { $who } ; il faudrait d'abord le rompre : { $treaty }.
just-broken = Un traité militaire avec { $who } vient de prendre fin ce tour-ci : la guerre attend le tour suivant.
peace-just-made = La paix avec { $who } vient d'être conclue ce tour-ci : la guerre attend le tour suivant.
peace-binds = La paix avec { $who } vous lie jusqu'à la fin du tour { $until }.
craft-there = { UPPER(THE($craft)) } se trouve { AT($at) }, qui appartient à { $who } : les vaisseaux de guerre en sortent avant la déclaration.
fighters-there = Vos chasseurs se trouvent { AT($at) }, qui appartient à { $who } : ils en sortent avant la déclaration.
war-no-war = Vous n'êtes pas en guerre avec ce joueur.
peace-asked-already = Vous avez déjà demandé une telle paix à ce joueur dans cette phase.
too-many-turns = Une paix peut lier pour { $most } tours au plus.
peace-first = Une offre de paix ne contient ni traité ni vote : ils viennent ensuite.
flag-not-owned = { UPPER(THE($at)) } : seul le propriétaire d'un secteur peut en donner le drapeau.
no-store = Qui reçoit la cargaison n'a aucun système où la déposer.
too-early = La guerre est trop récente : la paix peut être forcée à partir du tour { $first }.
too-early-together = Des alliés font la paix ensemble, et l'une des guerres est trop récente : à partir du tour { $first }.
others-in-war = Quelqu'un d'autre est entré dans cette guerre et devrait aussi faire la paix.
war-not-so-many = Il y en a { $has } { AT($where) } : { $piece }.
not-their-officer = { UPPER(THE($officer)) } ne sert pas qui le donnerait.
