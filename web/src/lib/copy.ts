/** Puts a text where it can be pasted; whether that worked. Browsers have two ways, and keep the better one for secure
 * pages: a table on the home network is none. The old way needs a field beside what was pressed, which has the focus. */
export async function copy(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.className = 'sr';
    field.value = text;
    beside.after(field);
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    beside.focus();
    return copied;
  }
}
