export const en = {
  title: 'Open a game',
  lead: 'The record of a game can be replayed, analysed and checked; from a position you play on. It counts for nothing.',
  drop: 'Drop a file here, or choose one.',
  choose: 'Choose a file',
  paste: 'Or paste a record or a position',
  open: 'Open',
  opening: 'Reading it',
  tooLong: 'This file is too long for the record of a game.',
  verify: 'Was the deal honest? Check a record',
};
