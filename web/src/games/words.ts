/** The words every board shares. */
import { catalogue } from '../lib/i18n.svelte';

const en = {
  board: 'Board',
  boardHelp: 'Arrow keys move, Enter picks, question mark lists all keys.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole board',
  names: 'Names of the systems',
  namesAs: (sample: string) => `Names of the systems: ${sample}`,
};

export const words = catalogue(en, {
  board: 'Plateau',
  boardHelp: 'Les flèches déplacent, Entrée choisit, le point d’interrogation liste les touches.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Voir tout le plateau',
  names: 'Noms des systèmes',
  namesAs: (sample) => `Noms des systèmes\u00a0: ${sample}`,
}, {
  board: 'Spielplan',
  boardHelp: 'Pfeiltasten bewegen, Enter wählt, Fragezeichen zeigt alle Tasten.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Den ganzen Spielplan zeigen',
  names: 'Namen der Systeme',
  namesAs: (sample) => `Namen der Systeme: ${sample}`,
});
