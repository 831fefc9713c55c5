import { catalogue } from '../../../lib/i18n.svelte';

export const words = catalogue(
  {
    understood: 'Understood',
    stop: 'I know how to play',
    recall: 'Explain this phase',
    first: 'First time here',
    touch: 'Rest a finger on a word or a button, and it says what it is.',
    lessons: {
      opening: { title: 'Setting out', text: 'You begin with one technology of level 3 and two of level 2. Each counts towards the goal, so every choice is worth the same: take what helps you grow. Buildings, trading ability and movement range never hurt.' },
      event: { title: 'Events', text: 'Each turn something may come out of the core: an event that drifts through the galaxy, or a mission for your officers. There is nothing to decide here. Look where events stand, and keep your craft out of the way of those that harm.' },
      council: { title: 'Council', text: 'Whoever has most cities is President and names the others to offices. Put motions to the council, then vote: a motion passes with more votes for than against. Abstaining costs nothing, so read the texts and vote only where you gain or lose.' },
      declaration: { title: 'Treaties', text: 'Fill your commercial and scientific agreements first: both sides earn by them every turn. Non-aggression keeps a neighbour off your back; an ally moves together with you. War is declared here too, and there must be no treaty in its way.' },
      income_extraction: { title: 'Income', text: 'Cities and agreements have paid you already. Now your workshops turn credits into material, which lies where it was made. What your next works ask for is filled in: keep a few credits for building, and go on.' },
      player_subphases: { title: 'Movement', text: 'Pick a group on the map, then where it goes: a warship or outpost that enters a free sector puts up your flag. Worlds first, and outposts behind your warships so that supply keeps up. Freighters carry material to worlds where you want to build.' },
      battle: { title: 'Battle', text: 'Your craft stand in line or in core; fighters meet in the skirmish in between. The line shoots at the line, what breaks through shoots at the core, and craft in the core may withdraw. You can lead every step, give one order a round, or let the software finish it at any moment.' },
      ground: { title: 'Landing', text: 'Three legions a side fight each round; strength, generals and shields shift the table. After each round the attacker may stop and go back aboard. Whoever wins controls the world, though the flag changes only with peace.' },
      research: { title: 'Research', text: 'Buy squares from left to right; with its third square a technology is known. Points that you do not spend are lost. The levels of all you know are your development value, and the first to reach the goal wins.' },
      construction_repair: { title: 'Building', text: 'What you build takes material that lies on the same world, and credits. Research centers win the game, cities pay for it, workshops feed both. Courting natives costs nothing and may bring a city.' },
      contamination_slave: { title: 'End of the turn', text: 'Contamination and revolts take their toll, then the next turn begins. The report tells what has happened, the most important first. Look at the race: who is ahead, and how fast.' },
    },
  },
  {
    understood: 'Compris',
    stop: 'Je sais jouer',
    recall: 'Expliquer cette phase',
    first: 'Première fois ici',
    touch: 'Laissez le doigt sur un mot ou un bouton\u202f: il dit ce que c’est.',
    lessons: {
      opening: { title: 'Le départ', text: 'Vous commencez avec une technologie de niveau 3 et deux de niveau 2. Chacune compte pour le but, tous les choix se valent donc\u202f: prenez ce qui vous aide à grandir. Bâtiments, commerce et rayon d’action ne déçoivent jamais.' },
      event: { title: 'Événements', text: 'À chaque tour, quelque chose peut sortir du noyau\u202f: un événement qui dérive dans la galaxie, ou une mission pour vos officiers. Il n’y a rien à décider ici. Regardez où sont les événements et écartez vos engins de ceux qui nuisent.' },
      council: { title: 'Conseil', text: 'Qui a le plus de villes est président et nomme les autres aux charges. Proposez des motions, puis votez\u202f: une motion passe avec plus de voix pour que contre. S’abstenir ne coûte rien\u202f: lisez les textes et votez là où vous avez à gagner ou à perdre.' },
      declaration: { title: 'Traités', text: 'Placez d’abord vos accords commerciaux et scientifiques\u202f: les deux parties y gagnent à chaque tour. La non-agression vous couvre face à un voisin\u202f; un allié joue en même temps que vous. La guerre se déclare ici aussi, et aucun traité ne doit s’y opposer.' },
      income_extraction: { title: 'Revenus', text: 'Villes et accords vous ont déjà payé. Vos ateliers changent maintenant des crédits en matériaux, qui restent où ils sont faits. Ce que demandent vos prochains travaux est déjà inscrit\u202f: gardez quelques crédits pour bâtir et continuez.' },
      player_subphases: { title: 'Mouvements', text: 'Choisissez un groupe sur la carte, puis où il va\u202f: un vaisseau de guerre ou un avant-poste qui entre dans un secteur libre y pose votre drapeau. Les mondes d’abord, et des avant-postes derrière pour que le ravitaillement suive. Les cargos portent les matériaux aux mondes où vous voulez bâtir.' },
      battle: { title: 'Bataille', text: 'Vos engins sont en ligne ou au cœur\u202f; les chasseurs se mêlent entre les deux. La ligne tire sur la ligne, ce qui perce tire sur le cœur, et les engins du cœur peuvent se retirer. Menez chaque étape, donnez un ordre par manche, ou laissez le logiciel finir à tout moment.' },
      ground: { title: 'Débarquement', text: 'Trois légions par camp combattent à chaque manche\u202f; force, généraux et boucliers décalent la table. Après chaque manche, l’attaquant peut s’arrêter et rembarquer. Le vainqueur contrôle le monde, mais le drapeau ne change qu’à la paix.' },
      research: { title: 'Recherche', text: 'Achetez les cases de gauche à droite\u202f; avec la troisième, la technologie est connue. Les points non dépensés sont perdus. La somme des niveaux connus est votre valeur de développement, et le premier au but gagne.' },
      construction_repair: { title: 'Construction', text: 'Ce que vous bâtissez prend des matériaux posés sur le même monde, et des crédits. Les centres de recherche font gagner la partie, les villes la paient, les ateliers nourrissent les deux. Approcher les autochtones ne coûte rien et peut donner une ville.' },
      contamination_slave: { title: 'Fin du tour', text: 'Contamination et révoltes font leurs dégâts, puis un nouveau tour commence. Le rapport dit ce qui s’est passé, le plus important d’abord. Regardez la course\u202f: qui mène, et de combien.' },
    },
  },
);
