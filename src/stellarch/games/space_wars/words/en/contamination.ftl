## What happens

units-lost = { $lost ->
    [0] { $system } withstands its contamination.
   *[other] Contamination costs { $system } { A($lost) }.
  }
revolt-quelled = The slaves of { $system } murmur, and stay quiet ({ $die }).
slaves-revolted = { $lost ->
    [0] The slaves of { $system } revolt, and destroy nothing ({ $die }).
   *[other] The slaves of { $system } revolt ({ $die }) and destroy { A($lost) }.
  }
contamination-faded = The contamination of { $system } fades.
contaminated = { $at } is contaminated ({ $die }); counters there now: { $counters }.
