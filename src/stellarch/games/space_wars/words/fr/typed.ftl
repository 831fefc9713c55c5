# Les ordres de qui les tape

typed-words-note = Vos ordres, par numéro, avec une lettre quand il y en a plusieurs : 3b. Entrée prend ce qui suit la flèche. auto s'en remet aux ordres habituels, end termine ; aide dit ce qui peut se taper encore.
typed-words-help =
    Un numéro         7 donne le numéro 7, 3b le numéro 3 avec ce qui suit [b] ;
    {"                  "}ce qui est à remplir se remplit ensuite, ligne par ligne
    Un ordre          move:cruiser5/draconis_31, ou : move cruiser 5 draconis 31
    {"                  "}build:draconis_31/city, research:propulsion, vote:1/for, end
    Entrée, auto      ce qui suit la flèche : les ordres habituels

folded-item = { UPPER($subject) } : { ROW($variants, by: "  ") }
fold-variant = [{ $letter }]{"\u00A0"}{ KEEP($what) }
form-item = Remplir le formulaire : { $label }
protocol-item = Proposer un protocole : { $label }...
blanks-item = { $label }...
place-heading = { $at }

verb-law = proposer une loi
verb-repeal = proposer d'abroger
verb-protocol = proposer un protocole
verb-declare-war = déclarer la guerre
verb-offer-peace = proposer la paix
verb-force-peace = forcer la paix
verb-recycle = recycler
verb-send-up = faire décoller
verb-bring-down = faire atterrir
verb-bombard = bombarder
verb-research = étudier
verb-build = construire
verb-shipyard = chantier
verb-train = former
verb-accept = accepter
verb-decline = décliner
verb-surface = surface
verb-with-extract = extraire :
verb-with-warp = distorsion :
verb-with-load = charger
verb-with-unload = décharger
verb-with-send = envoyer
verb-with-repair = réparer
verb-with-offer = proposer à
verb-with-break-with = rompre avec
done-with = { $verb } { THE($what) }
done-with-player = { $verb } { $player }

craft-together = { $count } ensemble
by-gate = { $craft }, par une porte
without-flag = { $to } (sans drapeau)
deed-word = { $activity }{ $target ->
    [none] {""}
   *[other] {" "}: { $target }
  }{ $special ->
    [yes] {" "}(arme spéciale)
   *[no] {""}
  }
proposed-card = { $card }{ $about ->
    [0] {""}
   *[other] {" "}({ ROW($about) })
  }
player-named = { $seat }
treaty-together = { $treaty }, d'un commun accord
tokens-by-slaves = { $tokens }{ $slaves ->
    [0] {""}
   *[other] {" "}(esclaves : { $slaves })
  }
offer-to-answer = { $seat } propose{ $offered ->
    [none] {""}
   *[other] {" "}({ $offered })
  }

unreadable-no-order = Ce n'est pas un ordre de Space Wars.
other-parts = { $parts ->
    [one] il a { $parts } partie
   *[other] il a { $parts } parties
  }
order-unreadable = L'ordre { $word } est illisible : { $what }.
