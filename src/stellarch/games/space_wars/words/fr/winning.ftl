## Ce qui se passe

player-eliminated = { $seat } a perdu son dernier monde et quitte la partie.
goal-changed = { $is_share ->
    [yes] Tous sont d'accord : la partie se gagne avec plus de { $value } % des villes, et non de { $before } %.
   *[no] Tous sont d'accord : la partie se gagne avec une valeur de { $value }, et non de { $before }.
  }
game-won = { $winners ->
    [1] { $winners } gagne la partie.
   *[other] { $winners } se partagent la victoire.
  }
