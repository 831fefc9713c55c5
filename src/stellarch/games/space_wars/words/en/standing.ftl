## Orders

order-extracting = { $all ->
    [yes] Have workshops make what they can
   *[no] Have workshops make only what you order
  }
order-wish-technologies = { $technologies ->
    [0] Wish for no technology
   *[other] Wish for these technologies: { $technologies }
  }
order-wish-works = { $orders ->
    [0] Wish for no works
   *[other] Wish for these works: { ROW($orders, by: "; ") }
  }
order-set-route = Have { THE($craft) } run from { $origin } to { THE($to) } and back: { $cargo ->
    [0] nothing
   *[other] { $cargo }
  }
order-drop-route = Drop the route of { THE($craft) }
order-repeat-route = Continue the route of { THE($craft) }
order-accept-treaties = { $treaties ->
    [0] Accept no treaty from { $player } automatically
   *[other] Always accept from { $player }: { $treaties }
  }
order-vote-on = { $value ->
    [for] Always vote for
    [against] Always vote against
   *[abstain] Always abstain on
  }: { $card }
order-pass-until = Let turns pass until turn { $turn }, or until something happens
order-set-posture = { $posture ->
    [bold] Order your captains to fight boldly
    [steady] Order your captains to keep a cool head
   *[careful] Order your captains to take no risks
  }{ $garrison ->
    [none] {""}
   *[other] {" "}(garrison: { $garrison })
  }

## Why not

standing-no-such-technology = There is no technology { $technology }.
standing-no-such-treaty = There is no treaty { $treaty }.
no-such-card = There is no law or protocol { $card }.
standing-no-such-player = Name another player who is in the game.
standing-no-such-sector = There is no sector { $sector }.
standing-not-a-freight = A route is for one of your own freighters.
not-two-systems = A route leads from one sector to another.
no-cargo = Say which resources it carries.
no-route = { UPPER(THE($craft)) } has no route.
nothing-to-fetch = { UPPER(THE($craft)) } is { AT($here) }, and nothing lies there that its route calls for.
no-open-way = { UPPER(THE($craft)) } is { AT($here) }, and no safe way on is open to it.
turn-past = Name a turn to come, { $most } turns from now at most.
too-many-legions = A garrison is from 0 to { $most } legions.
too-many-wishes = A list holds { $most } wishes at most.
