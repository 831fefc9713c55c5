## Ce qui se passe

units-lost = { $lost ->
    [0] { $system } résiste à sa contamination.
   *[other] La contamination coûte { A($lost) } { TO($system) }.
  }
revolt-quelled = Les esclaves { OF($system) } grondent, sans plus ({ $die }).
slaves-revolted = { $lost ->
    [0] Les esclaves { OF($system) } se révoltent, sans rien détruire ({ $die }).
   *[other] Les esclaves { OF($system) } se révoltent ({ $die }) et détruisent { A($lost) }.
  }
contamination-faded = La contamination { OF($system) } s'atténue.
contaminated = { $at } est contaminé ({ $die }) ; pions à présent : { $counters }.
