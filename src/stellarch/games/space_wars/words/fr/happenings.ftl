## Ce qui se passe

core-rolled = { $outcome ->
    [none] Rien de nouveau { AT($at) } ({ $die }).
    [event] Quelque chose s'éveille { AT($at) } ({ $die }).
   *[mission] Un appel à l'aide retentit ({ $die }).
  }
happening-appeared = Nouveau { AT($at) } : { $kind }.
no-counter-left = { UPPER($kind) } : { GENDER($kind) ->
    [f] toutes sont déjà
   *[m] tous sont déjà
  } en jeu, rien n'apparaît.
mission-appeared = Mission de niveau { $level } { AT($at) } : { $mission }.
mission-gone = La mission est perdue : { $mission }.
happening-rolled = { UPPER($kind) } : direction { $direction }, vitesse { $speed }.
happening-moved = { UPPER($kind) } : { OF(THE($origin)) } { TO(THE($target)) }.
happening-gone = { UPPER($kind) } : { $cause ->
    [left] sortie de la galaxie par le dernier anneau
    [core] fin dans le noyau galactique
    [supernova] fin dans une supernova
    [black_hole] fin dans un trou noir
   *[spent] sa force est épuisée
  }.
sector-emptied = { UPPER($kind) } : plus rien { AT($at) }.
surface-razed = Un météore frappe { THE($at) } : la surface est dévastée.
gap-opened = Une faille de Berilan s'ouvre { AT($at) } : { $losses ->
    [0] aucune perte
    [one] { $losses } perte
   *[other] { $losses } pertes
  }.
resources-lost = { UPPER($kind) } : ressources perdues { AT($at) } : { $count }.
crystal-left = Du cristal D se forme { AT($at) } : { $die }.
aliens-landed = Des aliens débarquent sur { THE($at) } : { $landed }.
plasma-struck = Une déflagration de plasma frappe { THE($at) }. Pertes : { $in_space } dans l'espace, { $surface } au sol.
