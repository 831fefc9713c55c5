## Pourquoi pas

no-such-office = Il n'y a pas de charge { $office } à pourvoir.
office-filled = Cette charge est pourvue : { $office }.
not-in-council = Les charges vont aux autres participants de ce Conseil.
holds-office = Nul ne cumule deux charges.
offices-full = Chaque participant a déjà une charge.
offices-first = Pourvoyez d'abord les charges.
not-all = L'ordre doit nommer chaque participant, une seule fois.
no-such-law = Il n'y a pas de loi { $card }.
no-such-protocol = Il n'y a pas de protocole { $card }.
in-force = Cette loi est déjà en vigueur : { $card }.
not-in-force = Cette loi n'est pas en vigueur, on ne peut donc l'abroger : { $card }.
used-last-turn = Un protocole ne se propose pas deux tours de suite : { $card }.
tabled-already = Le Conseil ne vote là-dessus qu'une fois par tour, quelle qu'en soit la cible : { $card }.
no-proposal-left = Vous avez fait toutes les propositions que vous donnent vos villes : { $most }.
needs-player = Ceci vise un joueur : { $card }.
needs-sector = Ceci vise un secteur : { $card }.
needs-nobody = Ceci n'a pas de cible : { $card }.
needs-war = On n'impose la paix qu'à deux joueurs en guerre.
no-such-motion = Il n'y a pas de motion { $motion }.
veto-used = Vous avez déjà usé de votre veto dans ce Conseil.
veto-abolished = Une loi a aboli le veto.
vetoed = La motion { $motion } a reçu un veto : pas de vote.
voted-already = Vous avez déjà voté sur la motion { $motion }.
not-now = Ce n'est pas la motion { $motion } qui est aux voix.
no-slaves = Vous avez { $slaves } esclaves à affranchir à { $system }, pas { $freed }.
council-not-raw = Le plan n'apporte que des matériaux bruts.

## Intitulés

heading-propose = Proposer quelque chose au Conseil
heading-veto = Opposer un veto, ou laisser voter
heading-vote = Voter sur cette motion
motion-number = Motion { $number }
