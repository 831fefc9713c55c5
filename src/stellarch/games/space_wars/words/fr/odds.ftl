## Forces écrites au clavier

force-fault-no-craft = Nommez au moins un engin.
force-fault-no-legion = Nommez au moins une légion.
force-fault-no-unit = Nommez au moins une chose au sol.
force-fault-aliens-alone = Les aliens combattent seuls, sans légions.
not-a-craft = { QUOTED($part) } n'est pas un engin. Écrivez par exemple : 3 croiseurs, 2 corvettes.
not-a-legion = { QUOTED($part) } n'est pas une légion. Écrivez par exemple : 3 légions régulières, 1 légion de vétérans ; ou 4 aliens.
not-a-unit = { QUOTED($part) } ne se trouve sur aucun système. Écrivez par exemple : 3 villes, 2 légions régulières.
not-a-technology = { QUOTED($part) } n'est pas une technologie.
too-many-craft = Personne n'en a autant : un joueur a au plus { $most } pions du type { $what } (SW-1.2.10).
too-many-units = Il n'y en a pas autant : au plus { $most } pions du type { $what } (SW-1.2.10).
