/** The parts of a cost, and what each is paid in. */
export const PARTS = [['m', 'mechanical'], ['e', 'electronic'], ['c', 'chemical'], ['d', 'crystal_d'], ['cr', 'credits']] as const;
