# Orders for somebody who types them

typed-words-note = Your orders, by number; with a letter where there are several: 3b. Enter takes what stands after the arrow. auto leaves a decision to the usual orders, end is done with it; help lists what else can be typed.
typed-words-help =
    A number       7 gives number 7 of the list, 3b number 3 with what follows [b];
    {"               "}what has blanks is then filled in, line by line
    An order       move:cruiser5/draconis_31, or: move cruiser 5 draconis 31
    {"               "}build:draconis_31/city, research:propulsion, vote:1/for, end
    Enter, auto    what stands after the arrow: the usual orders

folded-item = { UPPER($subject) }: { ROW($variants, by: "  ") }
fold-variant = [{ $letter }]{"\u00A0"}{ KEEP($what) }
form-item = Fill in the form: { $label }
protocol-item = Propose a protocol: { $label } ...
blanks-item = { $label } ...
place-heading = { $at }

verb-law = propose a law
verb-repeal = propose to repeal
verb-protocol = propose a protocol
verb-declare-war = declare war
verb-offer-peace = offer peace
verb-force-peace = force peace
verb-recycle = recycle
verb-send-up = send up
verb-bring-down = bring down
verb-bombard = bombard
verb-research = research
verb-build = build
verb-shipyard = shipyard
verb-train = train
verb-accept = accept
verb-decline = decline
verb-surface = surface
verb-with-extract = extract:
verb-with-warp = warp
verb-with-load = load
verb-with-unload = unload
verb-with-send = send
verb-with-repair = repair
verb-with-offer = offer
verb-with-break-with = break with
done-with = { $verb } { $what }
done-with-player = { $verb } { $player }

craft-together = { $count } together
by-gate = { $craft }, by gate
without-flag = { $to } (no flag)
deed-word = { $activity }{ $target ->
    [none] {""}
   *[other] : { $target }
  }{ $special ->
    [yes] {" "}(special weapon)
   *[no] {""}
  }
proposed-card = { $card }{ $about ->
    [0] {""}
   *[other] {" "}({ ROW($about) })
  }
player-named = { $seat }
treaty-together = { $treaty }, together
tokens-by-slaves = { $tokens }{ $slaves ->
    [0] {""}
   *[other] {" "}(slaves: { $slaves })
  }
offer-to-answer = { $seat } offers{ $offered ->
    [none] {""}
   *[other] {" "}({ $offered })
  }

unreadable-no-order = This is no order of Space Wars.
other-parts = { $parts ->
    [1] it has one part
   *[other] it has { $parts } parts
  }
order-unreadable = The order { $word } cannot be read: { $what }.
