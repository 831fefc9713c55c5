import { plural } from '../../lib/i18n.svelte';

export const de = {
  since: 'Seit du zuletzt da warst',
  sinceWhen: (ago: string) => (ago ? `Seit du zuletzt da warst, ${ago}` : 'Seit du zuletzt da warst'),
  moves: (count: number) => plural('de', count, '# Zug', '# Züge'),
  more: (count: number) => `und ${plural('de', count, '# weiterer', '# weitere')}`,
  play: 'Abspielen',
  seen: 'Gesehen',
  before: 'Das vorige',
  next: 'Das nächste',
};
