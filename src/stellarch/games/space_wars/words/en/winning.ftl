## What happens

player-eliminated = { $seat } has lost the last world, and is out.
goal-changed = { $is_share ->
    [yes] All agree: the game is won with more than { $value } % of all cities, not { $before } %.
   *[no] All agree: the game is won with a development value of { $value }, not { $before }.
  }
game-won = { $winners ->
    [1] { $winners } wins the game.
   *[other] { $winners } share the victory.
  }
