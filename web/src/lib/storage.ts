/** What this device remembers between visits. A browser may refuse to keep anything; then it is remembered for now. */

const PREFIX = 'stellarch.';
const meanwhile = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return meanwhile.get(key) ?? null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    if (value === null) meanwhile.delete(key);
    else meanwhile.set(key, value);
  }
}
