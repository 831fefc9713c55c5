import { afterEach, expect, it, vi } from 'vitest';
import { playable, shownBy } from '.';

afterEach(() => vi.unstubAllGlobals());

it('offers the games of the server that the page can show', async () => {
  const body = JSON.stringify(
    ['galaxy-empires', 'a-game-to-come', 'a-game-on-hexes', 'small-star-empires'].map((id) => ({ id, on_hexes: id === 'a-game-on-hexes' })),
  );
  const answer = new Response(body, { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(answer));
  expect((await playable()).map(({ id }) => id)).toEqual(['galaxy-empires', 'a-game-on-hexes', 'small-star-empires']);
  expect(await shownBy('a-game-to-come')).toBeUndefined();
});
