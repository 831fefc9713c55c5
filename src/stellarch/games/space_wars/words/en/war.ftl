## What happens

war-declared = { $cost ->
    [0] { $seat } declares war on { $targets }.
   *[other] { $seat } declares war on { $targets }, and pays { $cost } credits of tax.
  }

## Why not

whom-they = this player
whom-their-ally = this player's ally
at-war-already = You are at war with this player already.
truce = The galactic truce forbids every declaration of war this turn.
war-is-taxed = By law a declaration of war costs { $cost } credits, and you have { $credits }.
treaty-forbids = You have a treaty with { $who }, and it would have to be broken first: { $treaty }.
just-broken = A military treaty between you and { $who } ended this turn: war can be declared from the next turn on.
peace-just-made = You and { $who } have made peace this turn: war can be declared from the next turn on.
peace-binds = Your peace with { $who } binds both until the end of turn { $until }.
craft-there = { UPPER(THE($craft)) } is { AT($at) }, which belongs to { $who }: warships leave before war is declared.
fighters-there = Fighters of yours are { AT($at) }, which belongs to { $who }: they leave before war is declared.
war-no-war = You are not at war with this player.
peace-asked-already = You have asked this player for such a peace in this phase already.
too-many-turns = A peace can bind for { $most } turns at most.
peace-first = An offer of peace holds neither treaties nor votes: they come after it.
flag-not-owned = { UPPER(THE($at)) }: only the owner of a sector can give its flag.
no-store = Whoever receives the cargo has no system that could take it.
too-early = The war is too young: peace can be forced from turn { $first } on.
too-early-together = Allies make peace together, and one of their wars is too young: it can be forced from turn { $first } on.
others-in-war = By now somebody else is in this war who would have to make peace too.
war-not-so-many = There are { $has } of this { AT($where) }: { $piece }.
not-their-officer = { UPPER(THE($officer)) } does not serve whoever would give this officer.
