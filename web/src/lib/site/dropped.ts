/** A file dropped on any page of the site is opened; a page that takes files itself keeps what is dropped on it. */
import { go } from '../router.svelte';

let file: File | undefined;

/** The file that was dropped last, for the page that opens it; once. */
export function takeDropped(): File | undefined {
  const found = file;
  file = undefined;
  return found;
}

/** Open what is dropped from now on; how to stop is what it returns. */
export function followDrops(): () => void {
  const holdsFile = (event: DragEvent): boolean => !event.defaultPrevented && (event.dataTransfer?.types.includes('Files') ?? false);
  const ondragover = (event: DragEvent) => {
    if (holdsFile(event)) event.preventDefault();
  };
  const ondrop = (event: DragEvent) => {
    if (!holdsFile(event) || !event.dataTransfer?.files[0]) return;
    event.preventDefault();
    file = event.dataTransfer.files[0];
    go('/open');
  };
  addEventListener('dragover', ondragover);
  addEventListener('drop', ondrop);
  return () => {
    removeEventListener('dragover', ondragover);
    removeEventListener('drop', ondrop);
  };
}
