## Ce qui se passe

galaxy-dealt = { $repaired ->
    [yes] La galaxie est distribuée, puis arrangée pour qu'aucune planète mère ne soit mal entourée.
   *[no] { $deals ->
        [1] La galaxie est distribuée.
       *[other] La galaxie est redistribuée.
      }
  }
new-deal-asked = { $seat } demande une nouvelle donne.
deal-accepted = { $seat } accepte la donne.
technologies-revealed = { $seat } commence avec : { $technologies }.

## Ordres

order-redeal = Demandez une nouvelle donne
order-accept-deal = Acceptez la donne
order-choose-technologies = Commencez avec : { $technologies }

## Pourquoi pas

map-does-not-fit = Cette carte n'est pas faite pour { $players } joueurs.
setup-no-such-technology = Il n'y a pas de technologie { $technology }.
wrong-level = On commence avec une technologie de niveau 3 et deux de niveau 2 ; { $technology } est de niveau { $level }.
not-two = Choisissez deux technologies différentes de niveau 2.

## Intitulés

heading-redeal = Accepter cette galaxie, ou en demander une autre
heading-first-technologies = Choisir vos technologies de départ

## Conseils

deal-why-good-enough = Il y a de quoi vivre autour de cette planète mère.
deal-why-too-poor = Cette planète mère est perdue dans un désert : une autre galaxie ne peut être que meilleure.
first-technologies-why = { UPPER($technologies) } : plus tôt on les connaît, plus longtemps elles rapportent.
