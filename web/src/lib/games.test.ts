import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../generated/api';
import { botLabels, characterOf, inCharacter, levelOf } from './games';

const text = (words: string) => (words);

describe('a bot in character', () => {
  it('is named by its level and its character', () => {
    expect([levelOf('level-3:trader'), characterOf('level-3:trader')]).toEqual(['level-3', 'trader']);
    expect([levelOf('greedy'), characterOf('greedy')]).toEqual(['greedy', '']);
  });

  it('takes another character, or none', () => {
    expect(inCharacter('level-3', 'trader')).toBe('level-3:trader');
    expect(inCharacter('level-3:trader', 'warlord')).toBe('level-3:warlord');
    expect(inCharacter('level-3:trader', '')).toBe('level-3');
  });

  it('is called by both at the table; who does not think has no character', () => {
    const game = {
      bots: [
        { id: 'level-1', label: text('Captain'), level: 1 },
        { id: 'random', label: text('Random'), level: null },
      ],
      characters: [{ id: 'trader', label: text('Trader'), about: text('Trades.') }],
    } as unknown as GameInfo;
    expect([...botLabels(game)]).toEqual([
      ['level-1', 'Captain'],
      ['random', 'Random'],
      ['level-1:trader', 'Captain, Trader'],
    ]);
  });
});
