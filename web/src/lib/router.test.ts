import { describe, expect, it } from 'vitest';
import { currentRoute, followLinks, go, route } from './router.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'setup', game: null }],
    ['/new/', { page: 'setup', game: null }],
    ['/new/small-star-empires', { page: 'setup', game: 'small-star-empires' }],
    ['/tables', { page: 'lobby' }],
    ['/t/3k9w2c/analysis/12', { page: 'analysis', id: '3k9w2c', move: 12 }],
    ['/t/k7Qx_-9', { page: 'table', id: 'k7Qx_-9', move: null }],
    ['/person/me', { page: 'person', address: 'me' }],
    ['/person/0123456789abcdef', { page: 'person', address: '0123456789abcdef' }],
    ['/person/ada', { page: 'unknown' }],
    ['/rules', { page: 'rules', game: null, rule: null }],
    ['/rules/small-star-empires/SSE-3.7', { page: 'rules', game: 'small-star-empires', rule: 'SSE-3.7' }],
    ['/t/', { page: 'unknown' }],
    ['/t/a/b', { page: 'unknown' }],
    ['/api/games', { page: 'unknown' }],
    ['/wp-login.php', { page: 'unknown' }],
  ])('%s means %j', (path, wanted) => {
    expect(route(path)).toEqual(wanted);
  });
});

describe('a link', () => {
  function click(href: string, given: MouseEventInit = {}): boolean {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    const stop = followLinks();
    let left = false; // to the browser, which here must not go anywhere
    const leave = (event: Event) => void ((left = !event.defaultPrevented), event.preventDefault());
    addEventListener('click', leave, { once: true });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...given });
    link.dispatchEvent(event);
    stop();
    link.remove();
    return event.defaultPrevented && !left;
  }

  it('of ours is followed without loading', () => {
    go('/');
    expect(click('/new')).toBe(true);
    expect(currentRoute()).toEqual({ page: 'setup', game: null });
  });

  it('keeps the secret after the hash', () => {
    click('/t/abc#secret');
    expect(location.hash).toBe('#secret');
  });

  it.each(['/api/tables/x/record', 'https://example.org/new', '/nowhere'])('to %s is left to the browser', (href) => {
    expect(click(href)).toBe(false);
  });

  it('that is wanted in another tab is left to the browser', () => {
    expect(click('/new', { ctrlKey: true })).toBe(false);
  });
});
