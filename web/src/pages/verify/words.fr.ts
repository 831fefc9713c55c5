import { plural, type Same } from '../../lib/i18n.svelte';
import type { en } from './words.en';

export const fr: Same<typeof en> = {
  title: 'La donne était-elle honnête ?',
  lead: 'Apportez une partie enregistrée : elle est rejouée pas à pas.',
  soFar: 'Vérification pas à pas. Jusqu’ici : oui.',
  yes: 'Oui. Chaque étape est juste.',
  no: 'Non. Une étape est fausse.',
  several: 'Non. Plusieurs étapes sont fausses.',
  partly: 'Rien n’est faux, mais tout n’a pas pu être vérifié.',
  running: 'L’engagement est pris. Le reste se vérifie à la fin de la partie.',
  back: 'À la table',
  stands: { waits: 'en attente', runs: 'en cours', holds: 'juste', fails: 'fausse', unknown: 'invérifiable' },

  promise: 'L’engagement, avant le premier coup',
  promiseAt: (when: string) =>
    `Le ${when}, le serveur a mis son nombre secret dans une machine qui en fait une empreinte, et a montré l’empreinte à tous. D’une empreinte, personne ne retrouve le nombre ; avec le nombre, chacun refait l’empreinte.`,
  promiseOf: 'La partie enregistrée contient l’empreinte montrée avant le premier coup.',
  promiseMissing: 'La partie enregistrée ne contient pas d’empreinte : rien ne montre que le secret était fixé avant la partie.',
  fingerprint: 'empreinte',
  noted: (when: string) => `Ce navigateur l’a notée lui-même le ${when} : c’est la même.`,
  notedOther: (when: string, fingerprint: string) => `Le ${when}, ce navigateur a vu une autre empreinte : ${fingerprint}.`,
  notNoted: 'Ce navigateur n’était pas à la table pendant la partie : il n’a rien noté à quoi comparer.',

  agreement: 'Ce qui était convenu',
  agreementNote: 'Le jeu, les règles, les options et les joueurs sont liés à l’empreinte : personne ne peut les changer ensuite.',

  reveal: 'La révélation, après le dernier coup',
  revealNote: 'La partie est finie : le secret est public.',
  same: 'Votre navigateur vient d’en refaire l’empreinte : les deux sont identiques, lettre par lettre.',
  other: 'Votre navigateur vient d’en refaire l’empreinte : les deux diffèrent.',
  cannot: 'Le serveur en a refait l’empreinte. Votre navigateur ne le peut pas, car la connexion à cette page n’est pas sécurisée.',
  revealLater: 'Le secret est montré à la fin de la partie.',
  secret: 'secret',

  chance: 'Chaque donne et chaque dé, de nouveau',
  chanceNote: (moves: number, revealing: number) =>
    `Le serveur rejoue toute la partie à partir du secret et compare chaque étape avec ce qu’il avait annoncé : ${plural('fr', moves, '# étape', '# étapes')}, dont ${revealing} avec un dé ou une chose cachée.`,
  chanceLater: 'Toute la partie est rejouée à partir du secret, avec les mêmes donnes et les mêmes dés.',
  at: (move: number, last: number) => `coup ${move} sur ${last}`,
  deal: 'la donne',
  told: (where: string, what: string) => `${where}\u202f: ${what}`,
  differs: (move: number) => `Coup ${move}`,

  rules: 'Les règles, coup par coup',
  rulesNote: 'Chaque coup est contrôlé d’après les règles, et les points sont recomptés.',

  again: 'La partie, de nouveau',
  of: (move: number, last: number) => `${move} sur ${last}`,
  trust: 'Vous n’avez pas à croire cette page',
  trustNote: 'Enregistrez la partie et vérifiez-la avec un programme à vous, ou écrivez-en un : la recette tient en une page.',
  copy: 'Copier',
  record: 'Partie',
  recipe: 'La recette',
  recipeSteps: [
    'L’empreinte est le SHA-256 de « stellarch seed », d’un saut de ligne et du secret, en hexadécimal. Dans la partie enregistrée, elle est dans « commitment », avant le point.',
    'Après le point viennent les 32 premiers chiffres du SHA-256 de « stellarch agreement », d’un saut de ligne et de la liste JSON [empreinte, jeu, règles, options, joueurs], sans espaces, les options par ordre alphabétique, chaque joueur avec nom et genre.',
    'Un tirage est un BLAKE2b de 16 octets. Sa clé est le SHA-256 du secret ; son texte est le nom du tirage, par exemple « deal » et la manche, avec à la fin un compteur qui part de 0, joints par le caractère 31. Les 8 premiers octets forment un nombre entier. S’il tombe dans la dernière tranche, incomplète, de la limite, le compteur augmente de un ; sinon le reste de la division par la limite est le tirage.',
    'Un mélange va de la dernière place à la première (Fisher et Yates) : chaque place est échangée avec celle que l’on tire sous le nom du mélange et de la place.',
    'Les coups enregistrés sont joués dans leur ordre. Ce que chacun entraîne est dans les règles du jeu.',
  ].join('\n'),
  bring: 'Déposez ici une partie enregistrée, ou choisissez un fichier.',
  choose: 'Choisir un fichier',
  tooLong: 'Ce fichier est trop long pour une partie enregistrée.',
};
