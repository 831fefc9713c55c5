/** Whether a key press is Enter where nothing else has the focus, so that it may mean the one light button. */
export const isFree = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (target === document.body || (target instanceof HTMLElement && target.id === 'content')) &&
  !(ctrlKey || metaKey || altKey) &&
  !document.querySelector('dialog[open]');

export function enters(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !isFree(event)) return false;
  event.preventDefault();
  return true;
}
