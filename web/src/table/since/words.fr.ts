import { plural } from '../../lib/i18n.svelte';

export const fr = {
  since: 'Depuis votre dernier passage',
  sinceWhen: (ago: string) => (ago ? `Depuis votre dernier passage, ${ago}` : 'Depuis votre dernier passage'),
  moves: (count: number) => plural('fr', count, '# coup', '# coups'),
  more: (count: number) => `et ${plural('fr', count, '# autre', '# autres')}`,
  play: 'Revoir',
  seen: 'J’ai vu',
  before: 'Le précédent',
  next: 'Le suivant',
};
