export const en = {
  title: 'A tablet in the middle',
  note: 'The board alone, for everybody to see: nothing that is hidden shows there. Hands stay on the phones.',
  open: 'Show the board alone',
  join: 'Join by phone',
  joinNote: 'Point a phone’s camera at a code to sit down there.',
  watch: 'To watch',
  taken: 'Everybody has sat down.',
  noKey: 'The player who set up the table has the links of free seats, under “Invite”.',
  turn: 'Turn the board',
  leave: 'To the table',
};
