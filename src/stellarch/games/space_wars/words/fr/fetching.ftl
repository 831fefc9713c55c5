## Intitulés

place-with = { $at } ({ $count })
craft-with = { $craft } ({ $count })
lying-in-systems = Dans vos systèmes : { $places }. Un cargo l'achemine.
aboard-craft = À bord de vos engins : { $craft }.
made-in-systems = Vos ateliers en produisent à chaque phase de revenu, au plus : { $places }.
made-nowhere = Aucun de vos systèmes n'a ce qui en produit : { $workshop }.
way-to-fetch-refined = Une raffinerie le tire du cristal D.
sold-by-guild = La Guilde des marchands en vend à un cargo { AT($at) }.
held-by-other = { $player } en a le plus : { $count }. L'échange se fait à bord d'un cargo venu dans l'un de vos secteurs.
