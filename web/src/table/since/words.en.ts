import { plural } from '../../lib/i18n.svelte';

export const en = {
  since: 'Since you last looked',
  sinceWhen: (ago: string) => (ago ? `Since you last looked, ${ago}` : 'Since you last looked'),
  moves: (count: number) => plural('en', count, '# move', '# moves'),
  more: (count: number) => `and ${plural('en', count, '# more', '# more')}`,
  play: 'Play them',
  seen: 'I have seen this',
  before: 'The one before',
  next: 'The next one',
};
