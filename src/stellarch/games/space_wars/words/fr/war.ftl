## Ce qui se passe

war-declared = { $cost ->
    [0] { $seat } déclare la guerre à { $targets }.
   *[other] { $seat } déclare la guerre à { $targets } et paie { $cost } crédits de taxe.
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
