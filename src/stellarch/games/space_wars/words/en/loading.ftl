## What happens

loaded = { $seat }: { THE($carrier) } loads { $pieces } { AT($at) }.
unloaded = { $seat }: { THE($carrier) } unloads { $pieces } { AT($at) }.
flew = { $up ->
    [yes] { $seat } sends { $small } up { AT($at) }.
   *[no] { $seat } brings { $small } down { AT($at) }.
  }
officer-transferred = { $aboard ->
    [yes] { $seat }: { THE($officer) } boards { THE($to) }.
   *[no] { $seat }: { THE($officer) } lands { AT($to) }.
  }
weapons-passed = { $seat } moves { COUNT($count, -counter-special_weapon) } to another place { AT($at) }.

## Orders

order-load = Load { $pieces } onto { THE($carrier) }{ $space ->
    [yes] , from space
   *[no] {""}
  }
order-unload = Unload { $pieces } from { THE($carrier) }{ $space ->
    [yes] , into space
   *[no] {""}
  }
order-launch = Send { $small } up { AT($sector) }
order-land = Bring { $small } down to the surface { AT($sector) }
order-transfer = Send { THE($officer) } { $to ->
    [surface] to the surface
   *[other] aboard { THE($to) }
  }
order-pass-weapons = Pass { COUNT($count, -counter-special_weapon) } from { $source ->
    [surface] the surface
   *[other] { THE($source) }
  } { $target ->
    [surface] to the surface
   *[other] aboard { THE($target) }
  }

## Why not

no-such-piece = There is no kind of cargo called { $piece }.
nothing = Say how many pieces, one at least.
does-not-carry = { UPPER(THE($craft)) } has no place for this kind of cargo: { $piece }.
loading-no-room = { UPPER(THE($craft)) } has { $room } free places, and you want to load { $count } pieces.
not-enough-here = There are not that many to load { AT($here) } ({ $piece }): { $there }, and you want { $count }.
not-enough-aboard = { UPPER(THE($craft)) } does not have that many aboard ({ $piece }): { $there }, and you want to unload { $count }.
not-allowed-here = You may load and unload in sectors that you or a friend manage, or with permission; not { AT($here) }.
managers-own = What lies { AT($here) } serves the player who manages the sector; you may bring more, but not take it.
no-surface = There is no planet or star { AT($here) } to put them down on: { $piece }.
loading-star = No legion lands on a star without { $technology }.
enemy-guests = Legions of an enemy of yours are guests { AT($here) }: yours cannot be put down beside them.
needs-a-carrier = By the rules of this game fighters leave a surface only aboard a carrier, or in a battle.
not-your-surface = Fighters and pods fly up from and land on systems that you manage; not { AT($here) }.
no-fliers = Name fighters or pods, one at least.
not-so-many-fliers = There are not that many of yours { AT($here) } ({ $piece }): { $there }, and you want { $count }.
no-such-officer = There is no { $officer }.
not-your-officer = { UPPER(THE($officer)) } does not serve you.
loading-elsewhere = They change places within a sector only: { THE($one) } is { AT($here) }, { THE($other) } is { AT($there) }.
loading-not-managed = Officers and special weapons stay on surfaces that you manage; you do not manage { THE($at) }.
already-there = { UPPER(THE($officer)) } is there already.
same-place = Name two different places.
no-weapons = There are not that many special weapons there: { $there }, and you want { $count }.

## Advice

fighters-flee = Enemy legions are about to land { AT($at) }: the fighters fly up, lest they are lost with the ground.
fighters-land = The fighters land { AT($at) }, from where they defend it just as well.
fighters-embark = { UPPER(THE($craft)) } takes fighters aboard ({ $count }): in battle they screen it and attack beside it.
fetches-fighters = { UPPER(THE($craft)) } has room on its decks and goes for the fighters that wait { AT($at) }.
brings-goods = { UPPER(THE($freight)) } brings { THE($to) } what its next works want: { $goods }.
takes-garrison = { UPPER(THE($craft)) } takes legions along to { THE($to) }, which nobody guards yet.
fetches-goods = { UPPER(THE($freight)) } goes to fetch { AT($source) } what is wanted { AT($to) }.
carries-then = { UPPER(THE($craft)) } then carries { $load } of { $most }.
