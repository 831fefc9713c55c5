player-first = First
player-second = Second
piece-stone = Stone
score-won = Games won

option-radius = Radius
    .help = How far the board reaches from its middle.

taken = { $stones ->
    [1] { $seat } takes { $first }.
   *[other] { $seat } takes { $stones } stones, { $first } to { $last }.
  }

order-take = { $stones ->
    [1] Take { $first }
    [2] Take { $first } and { $last }
   *[other] Take { $first } to { $last }
  }

game-is-over = The game is over.
not-your-turn-yet = It is not your turn.
no-stone-there = There is no stone at { $at }.
not-a-row = Take one to three stones in a straight row.
not-a-take = Write one stone, such as d4, or the ends of a row, such as d4-d6.
