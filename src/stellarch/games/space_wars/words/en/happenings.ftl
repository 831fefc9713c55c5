## What happens

core-rolled = { $outcome ->
    [none] Nothing new appears { AT($at) } ({ $die }).
    [event] Something stirs { AT($at) } ({ $die }).
   *[mission] A call for help is heard ({ $die }).
  }
happening-appeared = New { AT($at) }: { $kind }.
no-counter-left = { UPPER($kind) }: all of them are in play, nothing appears.
mission-appeared = Mission of level { $level } { AT($at) }: { $mission }.
mission-gone = The mission is lost: { $mission }.
happening-rolled = { UPPER($kind) }: direction { $direction }, speed { $speed }.
happening-moved = { UPPER($kind) }: from { THE($origin) } to { THE($target) }.
happening-gone = { UPPER($kind) }: { $cause ->
    [left] gone beyond the last ring
    [core] lost in the galaxy core
    [supernova] lost in a supernova
    [black_hole] swallowed by a black hole
   *[spent] its force is spent
  }.
sector-emptied = { UPPER($kind) }: nothing is left { AT($at) }.
surface-razed = A meteor strikes { THE($at) }: the surface is laid waste.
gap-opened = A Berilan gap opens over { THE($at) }: { $losses ->
    [0] nothing is lost
   *[other] { $losses } lost
  }.
resources-lost = { UPPER($kind) }: resources lost { AT($at) }: { $count }.
crystal-left = Crystal D forms { AT($at) }: { $die }.
aliens-landed = Alien creatures land on { THE($at) }: { $landed }.
plasma-struck = A plasma blast strikes { THE($at) }. Lost: { $in_space } in space, { $surface } on the surface.
