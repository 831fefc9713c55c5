/** Whether the visitor's system asks for stillness. */
const query = matchMedia('(prefers-reduced-motion: reduce)');
let reduced = $state(query.matches);
query.addEventListener('change', (event) => (reduced = event.matches));

export const reducedMotion = (): boolean => reduced;
