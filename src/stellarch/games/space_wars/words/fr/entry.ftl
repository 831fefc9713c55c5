## Pourquoi pas

entry-no-such-sector = Il n'y a pas de secteur { $at } sur cette carte.
closed = Personne n'entre de son plein gré ici ({ $at }) : tout ce qui y arrive est détruit.
black-hole = Il y a un trou noir ici ({ $at }) ; seul un vaisseau scientifique avec { $technology } en revient.
nebula = Sans { $technology }, on ne s'oriente pas ici ({ $at }).
entry-storm = Une tempête spatiale souffle ici ({ $at }) ; on n'y entre qu'avec { $technology }.
quarantine = Le Conseil a mis ce secteur en quarantaine ({ $at }) : seul son propriétaire y entre ce tour-ci.
foreign = Ce secteur ({ $at }) appartient à un autre joueur. On y entre allié, en coopération, en guerre ou avec permission.
