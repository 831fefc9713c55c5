## What happens

war-declared = { $cost ->
    [0] { $seat } declares war on { $targets }.
   *[other] { $seat } declares war on { $targets }, and pays { $cost } credits of tax.
  }
peace-made = { $way ->
    [agreed] { $mine } { $mine ->
        [1] makes
       *[other] make
      } peace with { $theirs }
    [forced] { $mine } { $mine ->
        [1] forces
       *[other] force
      } peace on { $theirs }
   *[imposed] The council imposes peace on { $mine } and { $theirs }
  }{ $terms ->
    [0] {""}
   *[other] ; { ROW($terms, by: "; ") }
  }.
keeps-sectors = { $seat } keeps { THE($sectors) }

## Advice

war-reason-arms = There are systems to be had that hardly anybody defends, and that takes arms.
war-reason-stays-aboard = No landing would bring more than it costs, so the legions stay aboard.
war-reason-spares = Bombs would do more harm than good here.
war-reason-no-battle = No battle here would bring more than it costs.
takes-posture = { $posture ->
    [bold] They take on fights that are nearly even, and hold out longer.
    [steady] They fight where they are clearly stronger, and leave in time.
   *[careful] They fight only where they can hardly lose, and leave early.
  }
fortifies = Legions of others could land before help comes, so these systems must be made stronger: { $systems }.
spends-surplus = Credits pile up and these materials wait for nothing else, so they go into strength: { $works }.
fights = A fight with { $player } { AT($where) } is won { $chance } times in 100, and worth the losses.
intercepts = An interception of { $player } { AT($where) } is won { $chance } times in 100.
lets-pass = A battle with { $player } { AT($where) } would be won { $chance } times in 100, but cost more than it saves.
bombs-before-landing = Bombs first ({ $how }): each defender { AT($where) } falls { $chance } times in 100 before the legions land.
bombs-to-hurt = Bombs on { THE($where) } ({ $how }): whatever stands there is destroyed { $chance } times in 100.
lands-legions = The legions land on { THE($where) }: they take it { $chance } times in 100.
warships-attack = The warships go for the enemy { AT($where) }: they win { $chance } times in 100.
warships-block = The warships are enough to block { THE($where) }: nothing is earned or built there meanwhile.
warships-hover = The warships take the sky over { THE($where) }, where nobody meets them, and bombard it.
warship-gathers = { UPPER(THE($craft)) } joins the transports { AT($where) }: together they are to break what none could alone.
transport-loads = { UPPER(THE($craft)) } takes legions aboard.
transport-marches = { UPPER(THE($craft)) } is brought into place for { THE($target) }, which its legions can take.
transport-meets = { UPPER(THE($craft)) } goes where the legions gather: only together can they take { THE($target) }.
transport-escorted = { UPPER(THE($craft)) } goes with warships that beat the guard { AT($target) }.
takes-refuge = { UPPER(THE($craft)) } keeps out of the enemy's reach { AT($to) }.
transport-withdraws = { UPPER(THE($craft)) } goes back to { THE($where) }: enemy warships could reach it where it is, and nothing covers it.
transport-lands = { UPPER(THE($craft)) } reaches { THE($target) }, where its legions can land and win.
officer-posted = { $kind ->
    [general] { UPPER(THE($officer)) } goes with the legions aboard { THE($craft) }: every roll on the ground is one better.
    [engineer] { UPPER(THE($officer)) } goes aboard { THE($craft) }, which makes it a sector faster.
   *[admiral] { UPPER(THE($officer)) } commands from { THE($craft) }: every attack of it is one better.
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
