/** The words every board shares. */
import { catalogue } from '../lib/i18n.svelte';

const en = {
  board: 'Board',
  boardHelp: 'Arrow keys move, Enter picks, question mark lists all keys.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole board',
  names: 'Names on the board',
  namesAs: (sample: string) => `Names on the board: ${sample}`,
};

export const words = catalogue(en, {
  board: 'Plateau',
  boardHelp: 'Les flèches déplacent, Entrée choisit, le point d’interrogation liste les touches.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Voir tout le plateau',
  names: 'Noms sur le plateau',
  namesAs: (sample) => `Noms sur le plateau\u00a0: ${sample}`,
}, {
  board: 'Spielplan',
  boardHelp: 'Pfeiltasten bewegen, Enter wählt, Fragezeichen zeigt alle Tasten.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Den ganzen Spielplan zeigen',
  names: 'Namen auf dem Spielplan',
  namesAs: (sample) => `Namen auf dem Spielplan: ${sample}`,
});
