export const en = {
  title: 'Find a game or a page',
  hint: 'A name, a game, a page',
  close: 'Close',
  none: 'Nothing has this name.',
  games: 'Your games',
  pages: 'Pages',
  setUp: (game: string) => `New table: ${game}`,
  rulesOf: (game: string) => `Rules: ${game}`,
  openGame: 'Open a game from a file',
  verify: 'Was the deal honest?',
  open: 'Find a game',
  puzzle: 'Puzzle of the day',
};
