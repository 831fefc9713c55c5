/** Dark or light: the system's choice until the visitor makes one. `public/early.js` does the same before the first paint. */
import { recall, remember } from './storage';

export type Theme = 'dark' | 'light';

const system = matchMedia('(prefers-color-scheme: light)');
const kept = recall('theme');

let chosen = $state<Theme | null>(kept === 'dark' || kept === 'light' ? kept : null);
let light = $state(system.matches);
system.addEventListener('change', (event) => (light = event.matches));

export const theme = (): Theme => chosen ?? (light ? 'light' : 'dark');

export function setTheme(wanted: Theme): void {
  chosen = wanted;
  remember('theme', wanted);
}
