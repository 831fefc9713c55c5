## Intitulés

has-aliens = Infesté par des aliens ({ $count }) : ni revenu, ni recherche, ni construction.
has-event = Au milieu d'un événement ({ $kind }) : ni revenu, ni recherche, ni construction.
under-blockade = Sous blocus : des ennemis y ont { $points } points, et { $enough } suffisent.
lack-room-for-city = Pas de place pour une ville plus grande ; la terraformation en donne.
lack-larger-planet = Sa ville est aussi grande que le permet cette planète.
lack-room-for-workshops = Pas de place pour d'autres ateliers ; la terraformation en donne.
lack-more-workshops = Elle a tous les ateliers que permet cette planète.
lack-shipyard = Pas de chantier spatial : aucun engin n'est construit ici.
lack-academy = Pas d'académie spatiale : aucun officier n'est formé ici.
lack-supply = Sans ravitaillement : un pas par tour, pas de saut, et moins de force au combat.
lack-flag = Il ne plante pas de drapeau là où il va.
has-damage = Endommagé ({ $points }) : un chantier, un vaisseau de construction ou une base orbitale le répare.
