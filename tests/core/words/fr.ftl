# Les mots des petits jeux.

option-rounds = Manches
    .help = Combien.

## Les petites enchères

auction-name = Petites enchères
auction-bid = Enchérir
auction-offer = Offrir
auction-total = Total
auction-over = La partie est terminée.
auction-not-now = Ce n'est pas le moment.
auction-not-asked = On ne vous demande rien.
large-name = Grandes enchères

lot-shown = Un lot de { $crates } caisses.
bid-made = { $seat } a fait son enchère.
lot-sold = { $seat } remporte le lot.
crate-opened = { $seat } trouve une caisse qui vaut { $worth }.
crate-settled = { $seat } a décidé.
offer-made = { $seat } fait une offre.
offer-answered = { $seat } répond à { $by }.

bid-too-high = Une enchère va de 0 à { $most }.
no-such-crate = Il n'y a pas de caisse { $crate }.
impossible-offer = Cette offre est impossible.
no-such-offer = Pas d'offre pareille, ou pas assez de pièces.

## La petite colonie

colony-name = Petite colonie
colony-works = Planifiez vos travaux
colony-ballot = Votez
colony-decree = Décidez en maire
colony-site = Lieu
colony-what = Quoi
colony-tower = une tour
colony-build = Construire
colony-sell = Vendre
colony-orders = Ordres
colony-prize = Un prix
colony-tax = Un impôt
colony-total = Total
colony-over = La partie est terminée.
colony-not-now = Ce n'est pas le moment.
colony-mayor-decides = Le maire décide.
coin-count = { $coins } pièces

form-in = { $seat } est prêt.
forms-opened = Tout le monde est prêt.
built = { $seat } construit : { $kind }, { $site }.
sold = { $seat } vend : { $site }.
skipped = { $seat } arrive trop tard : { $why }
elected = { $seat } est maire ; la ville veut : { $wish }.
decreed = { $seat } a décidé.

too-dear = Il faut { $cost } pièces ; vous en avez { $coins }.
site-taken = Il y a déjà un bâtiment : { $site }.
wrong-ground = Pas de { $kind } ici : { $site }.
not-yours = { $site } n'est pas à vous.
too-many-orders = Au plus { $most } ordres.
too-many-votes = Vous avez { $most } voix.
each-wish-once = Chaque vœu une fois.
impossible-gift = Cela ne se donne ni ne se prend.

## Essais

in-a-black-hole = { $at } est un trou noir.
