/** The title of the browser's tab: what the page is, then whose it is. */
export function setTitle(...parts: (string | undefined)[]): void {
  document.title = [...parts.filter(Boolean), 'Stellarch'].join(' · ');
}
