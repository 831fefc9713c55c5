## Pourquoi pas

no-such-branch = Il n'y a pas de branche { $branch }.
row-complete = Vous connaissez déjà toutes les technologies de la branche { $branch }.
not-enough-points = La prochaine case { OF($technology) } coûte { $cost } points de recherche ; il vous en reste { $left }.
one-a-turn = Une technologie de la branche { $branch } a abouti ce tour-ci ; la dernière case { OF($technology) } attendra.
