## Pourquoi pas

plan-too-early = Un plan se remet une fois les déclarations terminées, et jusqu'à la fin de vos mouvements.
not-this-visit = Ce formulaire n'est pas de cette visite : { $form }.
not-in-this-form = Cet ordre n'a pas sa place dans ce formulaire.
after-the-end = Rien ne peut suivre la fin des mouvements.
only-a-plan-stops = Seul un plan peut s'arrêter en chemin.
forms-too-many = Un formulaire contient au plus { $most } ordres.
