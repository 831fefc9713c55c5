## Pourquoi pas

standing-no-such-technology = La technologie { $technology } n'existe pas.
standing-no-such-treaty = Le traité { $treaty } n'existe pas.
no-such-card = Il n'y a ni loi ni protocole { $card }.
standing-no-such-player = Nommez un autre joueur encore en jeu.
standing-no-such-sector = Le secteur { $sector } n'existe pas.
standing-not-a-freight = Une route est pour l'un de vos cargos.
not-two-systems = Une route mène d'un secteur à un autre.
no-cargo = Indiquez les ressources à transporter.
no-route = { UPPER($craft) } n'a pas de route.
nothing-to-fetch = { UPPER($craft) } est { $here }, et rien de ce que demande sa route ne s'y trouve.
no-open-way = { UPPER($craft) } est { $here }, et aucun chemin sûr ne s'ouvre à lui.
turn-past = Nommez un tour à venir, { $most } tours au plus.
too-many-legions = Une garnison compte de 0 à { $most } légions.
too-many-wishes = Une liste contient au plus { $most } vœux.
