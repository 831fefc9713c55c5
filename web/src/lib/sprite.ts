/** Drawings shared by the whole page: put into it once, and shown from then on with `<use href="#name">`. */

const shown = new Set<string>();

/** Make the symbols of an SVG file known to the page. */
export function showSymbols(svg: string): void {
  if (shown.has(svg)) return;
  shown.add(svg);
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const sprite = document.importNode(drawn, true);
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('aria-hidden', 'true');
  // Not `display: none`: gradients of a drawing that is not rendered paint nothing.
  sprite.style.position = 'absolute';
  document.body.prepend(sprite);
}
