export const en = {
  waits: (count: number) => (count === 1 ? 'A game waits for you' : `${count} games wait for you`),
};
