# Ce que dit stellarch odds. docs/translate.md explique comment ces fichiers sont écrits.

likely = { DECIMAL($percent) } %{ $exact ->
    [yes] {""}
   *[no] {" "}(entre { DECIMAL($low) } % et { DECIMAL($high) } %)
  }

## Batailles spatiales

side-wins = { $side ->
    [attacker] L'attaquant
   *[defender] Le défenseur
  } l'emporte : { $share }
nobody-wins = Personne ne l'emporte : { $share }
side-loses = { $side ->
    [attacker] L'attaquant
   *[defender] Le défenseur
  } perd en moyenne : { $lost }
rounds = Manches, en moyenne : { DECIMAL($rounds) }
odds-words-exact = Chiffres exacts, les deux camps menés par le logiciel.
fought = D'après { $battles } batailles, les deux camps menés par le logiciel ; intervalles à 95 %.

## Débarquements et bombes

system-taken = Le système est pris : { $share }
landing-beaten = Le débarquement échoue : { $share }
landing-broken-off = Il est interrompu : { $share }
legions-lost = { $side ->
    [attacker] L'attaquant
   *[defender] Le défenseur
  } perd en moyenne : { DECIMAL($lost) } ; il lui reste : { $left }
each-unit-destroyed = Chaque unité est détruite : { $share }
destroyed-on-average = Détruit en moyenne : { $lost }
city-levels = Niveaux de ville détruits, { $count } : { $share }
shield-falls = Le bouclier planétaire tombe : { $share }
undefended = Il ne reste aucun défenseur : { $share }
nothing-falls = Rien n'est détruit : { $share }
counters = Pions de contamination : { $count }

## Ce qui ne peut pas être calculé

odds-words-both-forces = Donnez deux forces, ou une partie avec --record et un secteur avec --place.
odds-words-both-armies = Donnez les deux armées, par exemple : stellarch odds invade "3 regulars" "2 regulars" ; ou une partie avec --record et un système avec --place.
odds-words-craft-and-surface = Donnez des engins et ce qui se trouve au sol, par exemple : stellarch odds bombard "2 dreadnoughts" "3 cities" ; ou une partie avec --record et un système avec --place.
not-this-game = { $path } n'est pas une partie de Space Wars.
no-sector = Cette partie n'a pas de secteur { $place }.
no-system = Aucun système en { $place } : rien à attaquer.
no-fight = Personne ne pourrait combattre : il faut des engins de deux joueurs { $where }.
nobody-lands = Personne n'a de légions à bord { $where } qui puissent débarquer.
nobody-bombs = Personne n'a d'engins { $where } qui puissent bombarder.
who-attacks = Dites qui attaque : --attacker avec une place de 1 à { $seats } qui a des engins à cet endroit.
too-few-actions = La partie compte { $actions } actions.
