## Ce qui se passe

capital-moved = { $seat } transfère sa capitale { TO(THE($to)) }.
capital-stays = Votre capitale n'est pas transférée { TO(THE($to)) }. { $why }
damage-controlled = { $seat } : contrôle des avaries sur { THE($craft) }, au prix d'une arme spéciale.

## Ordres

order-move-capital = Installez votre capitale { AT($sector) }
order-control-damage = Réparez { THE($craft) } au prix d'une arme spéciale

## Pourquoi pas

no-such-planet = Il n'y a pas de planète nommée { $planet }.
capital-not-held = Une capitale va sur une planète que vous possédez et contrôlez ; ce n'est pas le cas { OF(THE($planet)) }.
capital-already = { UPPER(THE($planet)) } est votre capitale.
cut-off = L'ancienne et la nouvelle capitale doivent être ravitaillées ; { $planet } ne l'est pas.
no-station = Vous ne connaissez pas la technologie { $technology }.
not-a-starship = Le contrôle des avaries est pour les grands vaisseaux.
undamaged = { UPPER(THE($craft)) } n'a pas d'avarie.
capital-no-weapon-there = Vous n'avez pas d'arme spéciale dans le secteur { OF(THE($craft)) }.

## Intitulés

heading-new-capital = Choisir votre nouvelle capitale
