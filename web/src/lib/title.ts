/** The title of the browser's tab: how many games wait, what the page is, then whose it is. */
let told: (string | undefined)[] = [];
let waiting = 0;

export function setTitle(...parts: (string | undefined)[]): void {
  told = parts;
  show();
}

/** How many games wait; none where that is not to be shown. */
export function setWaiting(count: number): void {
  if (count === waiting) return;
  waiting = count;
  if (told.length) show();
}

function show(): void {
  const title = [...told.filter(Boolean), 'Stellarch'].join(' · ');
  document.title = waiting ? `(${waiting}) ${title}` : title;
}
