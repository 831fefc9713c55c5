// Written by tools/web_types.py from the Python types. Do not edit.

export type FormOrders =
  | End
  | Auto
  | Revise
  | StandingExtracting
  | WishTechnologies
  | WishWorks
  | SetRoute
  | DropRoute
  | AcceptTreaties
  | VoteOn
  | PassUntil
  | SetPosture
  | Redeal
  | AcceptDeal
  | ChooseTechnologies
  | Jettison
  | Relocate
  | SetOrder
  | Appoint
  | Propose
  | Veto
  | Vote
  | PassProposal
  | NoVeto
  | Plan
  | BreakTreaty
  | OfferTreaty
  | DeclareWar
  | OfferPeace
  | ForcePeace
  | TakeBack
  | Accept
  | Decline
  | MakeOffer
  | ProposeGoal
  | Extract
  | Refine
  | Recycle
  | Move
  | Gate
  | GateSmall
  | Jump
  | Warp
  | Flag
  | Load
  | Unload
  | Launch
  | Land
  | Transfer
  | PassWeapons
  | LayMine
  | SweepMine
  | Collect
  | Visit
  | Trade
  | MissionsMission
  | Promote
  | Decontaminate
  | ShootMeteor
  | Spy
  | Search
  | Infest
  | MoveCapital
  | ControlDamage
  | RepeatRoute
  | Entrust
  | Lead
  | Engage
  | Intercept
  | LetPass
  | Join
  | StayOut
  | Dispose
  | Cloak
  | Patch
  | Target
  | Run
  | BreakThrough
  | Return
  | Withdraw
  | Hold
  | BattleOrders
  | Shield
  | Settle
  | Bombard
  | Invade
  | Commit
  | Lose
  | Upgrade
  | PressOn
  | Stop
  | Garrison
  | Research
  | Convert
  | Abuse
  | Train
  | Drill
  | Clone
  | Forge
  | Build
  | Commission
  | UpgradeBase
  | BuildGate
  | Repair;
/** A sentence in the language that was asked for. */
export type Text = string;
/** Resources in a sector or aboard a craft (SW-1.2.8), one for each in `tables.ground.RESOURCES`. */
export type Tokens = [number, number, number, number, number];
/** Fighters and pods (SW-1.2.3), as in `tables.craft.SMALL`. */
export type Small = [number, number, number, number];
/** The levels of a system's levelled structures (SW-1.3.1), as in `tables.structures.LEVELLED`. */
export type Levels = [number, number, number, number, number, number, number];
/** Legions by grade (SW-1.2.7), as in `tables.ground.LEGIONS`. */
export type Legions = [number, number, number, number];
export type SwShownPending =
  | Redealing
  | Choosing
  | Drifting
  | Agenda
  | Chairing
  | Balloting
  | Proposing
  | Vetoing
  | Voting
  | Planning
  | Declaring
  | Answering
  | Speaking
  | Considering
  | MattersExtracting
  | SubPhases
  | Researching
  | Building
  | Repairing
  | Overloaded
  | Arriving
  | Promoting
  | Relocating
  | Refounding
  | Intercepting
  | Mustering
  | Battle
  | GroundBattle;
/** What a player gets each turn, as things are. */
export type Turning = [number, number, number];
/** Craft in one sector that can do the same, and every sector they can come to with its last step. */
export type Journeys = [
  string[],
  {
    [k: string]: Step;
  }
];
/** How one comes into a sector on the shortest way. */
export type Step = [number, boolean];
/** A number of attacks of a strength (SW-11.1.2). */
export type Weapon = [number, number];
export type Action =
  | Form
  | File
  | End
  | Auto
  | Revise
  | StandingExtracting
  | WishTechnologies
  | WishWorks
  | SetRoute
  | DropRoute
  | AcceptTreaties
  | VoteOn
  | PassUntil
  | SetPosture
  | Redeal
  | AcceptDeal
  | ChooseTechnologies
  | Jettison
  | Relocate
  | SetOrder
  | Appoint
  | Propose
  | Veto
  | Vote
  | PassProposal
  | NoVeto
  | Plan
  | BreakTreaty
  | OfferTreaty
  | DeclareWar
  | OfferPeace
  | ForcePeace
  | TakeBack
  | Accept
  | Decline
  | MakeOffer
  | ProposeGoal
  | Extract
  | Refine
  | Recycle
  | Move
  | Gate
  | GateSmall
  | Jump
  | Warp
  | Flag
  | Load
  | Unload
  | Launch
  | Land
  | Transfer
  | PassWeapons
  | LayMine
  | SweepMine
  | Collect
  | Visit
  | Trade
  | MissionsMission
  | Promote
  | Decontaminate
  | ShootMeteor
  | Spy
  | Search
  | Infest
  | MoveCapital
  | ControlDamage
  | RepeatRoute
  | Entrust
  | Lead
  | Engage
  | Intercept
  | LetPass
  | Join
  | StayOut
  | Dispose
  | Cloak
  | Patch
  | Target
  | Run
  | BreakThrough
  | Return
  | Withdraw
  | Hold
  | BattleOrders
  | Shield
  | Settle
  | Bombard
  | Invade
  | Commit
  | Lose
  | Upgrade
  | PressOn
  | Stop
  | Garrison
  | Research
  | Convert
  | Abuse
  | Train
  | Drill
  | Clone
  | Forge
  | Build
  | Commission
  | UpgradeBase
  | BuildGate
  | Repair;
export type Event =
  | FormFiled
  | OrderLeftOut
  | OrdersFollowed
  | OrdersSealed
  | OrdersOpened
  | SubPhaseBegun
  | StepEnded
  | PlanStopped
  | StandingOrdersSet
  | PassingEnded
  | TurnBegun
  | GalaxyDealt
  | NewDealAsked
  | DealAccepted
  | TechnologiesRevealed
  | CoreRolled
  | HappeningAppeared
  | NoCounterLeft
  | MissionAppeared
  | HappeningRolled
  | HappeningMoved
  | MissionGone
  | HappeningGone
  | SectorEmptied
  | SurfaceRazed
  | GapOpened
  | Contaminated
  | ResourcesLost
  | CrystalLeft
  | PlasmaStruck
  | Jettisoned
  | GateLost
  | CraftAbandoned
  | CraftSentHome
  | FightersSentHome
  | GuestsSentHome
  | CouncilMet
  | CouncilSkipped
  | OrderSet
  | AnarchyBegun
  | Appointed
  | OfficesPaid
  | CouncilCraftPlaced
  | MotionTabled
  | MotionDropped
  | MotionVetoed
  | MotionDecided
  | VoteCast
  | BankPaid
  | MaterialPlaced
  | TreatyMade
  | TreatyBroken
  | TreatyEnded
  | WarDeclared
  | PeaceMade
  | OfferMade
  | OfferDeclined
  | OfferVoid
  | OfferLapsed
  | OfferTakenBack
  | ExchangeMade
  | PledgePaid
  | GoalChanged
  | IncomePaid
  | Extracted
  | Refined
  | Recycled
  | CraftMoved
  | SmallPassed
  | FuelBurnt
  | SectorFlagged
  | Loaded
  | Unloaded
  | Flew
  | OfficerTransferred
  | WeaponsPassed
  | MineLaid
  | MineSwept
  | Collected
  | Visited
  | Traded
  | MissionAttempted
  | MissionRewarded
  | OfficerPromoted
  | OfficersLost
  | Decontaminated
  | MeteorShot
  | Spied
  | SpiesSought
  | AliensMade
  | CapitalMoved
  | CapitalStays
  | DamageControlled
  | CapitalLost
  | CraftThrown
  | CraftSwallowed
  | LetThrough
  | MinesStruck
  | DefenceFired
  | BattleBegun
  | Joined
  | CameUp
  | BattleOrderSkipped
  | Disclosed
  | Shielded
  | WeaponSpent
  | Volley
  | Struck
  | RunMade
  | Boarded
  | CrewLost
  | PrizeRemoved
  | OfficerLost
  | BrokeThrough
  | Withdrew
  | WithdrawalRolled
  | BattleEnded
  | SpoilsTaken
  | Bombarded
  | InvasionBegun
  | GroundRound
  | LegionsLost
  | LegionUpgraded
  | OfficerFell
  | InvasionStopped
  | SystemHeld
  | LegionsStayed
  | AliensBeaten
  | SystemInfested
  | AliensLanded
  | SystemConquered
  | SystemRaided
  | SystemGivenBack
  | WeaponsTaken
  | PointsCounted
  | SquareBought
  | TechnologyLearned
  | DieSeen
  | NativeConverted
  | NativeEnslaved
  | SlaveAbused
  | OfficerTrained
  | LegionDrilled
  | SlaveCloned
  | WeaponForged
  | StructureBuilt
  | CraftBuilt
  | CraftLaidDown
  | LegionRaised
  | BaseUpgraded
  | GateBuilt
  | Repaired
  | RepairSkipped
  | UnitsLost
  | RevoltQuelled
  | SlavesRevolted
  | ContaminationFaded
  | PlayerEliminated
  | GameWon;

/** Options of Space Wars; the defaults are the Short version of the rulebook. */
export interface Options {
  victory: 'long' | 'short' | 'standard';
  victory_value: number;
  victory_share: 33 | 40 | 50;
  turn_limit: 0 | 10 | 15 | 20 | 25 | 30 | 40 | 60 | 90 | 'auto';
  map: 'auto' | 'compact' | 'duel' | 'standard';
  redeal: 'ask' | 'off' | 'repair';
  pace: 'digest' | 'guided' | 'live';
  battle_control: 'auto' | 'manual';
  forced_peace_after: 1 | 2 | 3;
  contamination_decay: 0 | 1;
}

/** All that a player orders in a phase, at once: the same as these orders one by one, and an end (SW-23.3). */
export interface Form {
  type: 'form';
  orders: FormOrders[];
}

/** Done with this phase or step (SW-D.32 and others). */
export interface End {
  type: 'end';
}

/** Take what the software would (SW-23.2). */
export interface Auto {
  type: 'auto';
}

/** Take back the sealed orders of this phase, while others are still to come in (SW-23.3.7). */
export interface Revise {
  type: 'revise';
}

/** Whether workshops make what they can, where nothing else is said (SW-D.16). */
export interface StandingExtracting {
  type: 'extracting';
  all: boolean;
}

/** The technologies to be researched, the most wanted first (SW-D.57). */
export interface WishTechnologies {
  type: 'wish_technologies';
  technologies: string[];
}

/** What is to be built as soon as it can be paid for, the most wanted first (SW-D.58, SW-D.59). */
export interface WishWorks {
  type: 'wish_works';
  orders: (Build | Commission | UpgradeBase | BuildGate)[];
}

/** Raise a structure by a level, or put one up (SW-D.58). */
export interface Build {
  type: 'build';
  system: string;
  structure: string;
}

/** Build, or lay down, a craft or legion in a shipyard (SW-D.59). */
export interface Commission {
  type: 'commission';
  system: string;
  unit: string;
}

/** Make an orbital base of an outpost (SW-D.62). */
export interface UpgradeBase {
  type: 'upgrade_base';
  outpost: string;
}

/** Put up an artificial gate at an outpost or orbital base (SW-D.62). */
export interface BuildGate {
  type: 'build_gate';
  sector: string;
}

/** A freighter goes to and fro: it loads these resources at one system and puts them down at another (SW-24.2.5). */
export interface SetRoute {
  type: 'set_route';
  craft: string;
  cargo: string[];
  origin: string;
  to: string;
}

/** A freighter has no route any more. */
export interface DropRoute {
  type: 'drop_route';
  craft: string;
}

/** The treaties that are accepted when this player offers them (SW-D.4). */
export interface AcceptTreaties {
  type: 'accept_treaties';
  player: number;
  treaties: string[];
}

/**
 * How one votes on a law or a protocol of anybody, and the other way on the repeal of that law; on all
 *     else one abstains (SW-D.9).
 */
export interface VoteOn {
  type: 'vote_on';
  card: string;
  value: 'abstain' | 'against' | 'for';
}

/** Be asked for nothing before a turn begins, or something happens. */
export interface PassUntil {
  type: 'pass_until';
  turn: number;
  wakes: ('offer' | 'technology' | 'treaty' | 'war')[];
}

/**
 * How boldly one's craft and legions act by themselves (SW-24.3.8), and how many legions stay in a
 *     system that was won (SW-D.53).
 */
export interface SetPosture {
  type: 'set_posture';
  posture: 'bold' | 'careful' | 'steady';
  garrison: number | null;
  lets_pass: string[];
}

/** Ask for a new deal, one's home being poor (SW-2.3.7). */
export interface Redeal {
  type: 'redeal';
}

export interface AcceptDeal {
  type: 'accept_deal';
}

/** The technologies one starts with: one of level 3 and two of level 2 (SW-3.1.5). */
export interface ChooseTechnologies {
  type: 'choose_technologies';
  level3: string;
  level2: string[];
}

/** Remove one piece of cargo from the craft that has too much aboard (SW-D.56). */
export interface Jettison {
  type: 'jettison';
  piece: string;
}

/** Say to which of the nearest sectors a craft goes that has to leave one (SW-D.15). */
export interface Relocate {
  type: 'relocate';
  craft: string;
  sector: string;
}

/** The President says in which order people propose and vote (SW-D.6). */
export interface SetOrder {
  type: 'set_order';
  proposers: number[];
  voters: number[];
}

/** The President names somebody to an office (SW-D.5). */
export interface Appoint {
  type: 'appoint';
  office: string;
  player: number;
}

/** Put a law, the repeal of one, or a protocol with its target to the council (SW-D.7). */
export interface Propose {
  type: 'propose';
  kind: 'law' | 'protocol' | 'repeal';
  card: string;
  players: number[];
  sector: string | null;
}

/** The President strikes a motion off the list (SW-D.8). */
export interface Veto {
  type: 'veto';
  motion: number;
}

/** Vote on a motion; each slave that is freed for it adds a vote (SW-D.9). */
export interface Vote {
  type: 'vote';
  motion: number;
  value: 'abstain' | 'against' | 'for';
  freed: {
    [k: string]: number;
  };
}

/** Propose nothing more in this council (SW-D.7). */
export interface PassProposal {
  type: 'pass_proposal';
}

/** The President lets the motion be voted on (SW-D.8). */
export interface NoVeto {
  type: 'no_veto';
}

/** The raw material that the industrial plan brings to one's capital (SW-D.64). */
export interface Plan {
  type: 'plan';
  material: string;
}

/** End a treaty alone, at its price, or propose to end it together (SW-D.10). */
export interface BreakTreaty {
  type: 'break_treaty';
  player: number;
  treaty: string;
  joint: boolean;
}

/** Offer a treaty to a player (SW-D.12). */
export interface OfferTreaty {
  type: 'offer_treaty';
  player: number;
  treaty: string;
}

/** Declare war on a player, and so on that player's ally (SW-D.11). */
export interface DeclareWar {
  type: 'declare_war';
  player: number;
}

/** Offer peace to an enemy: things given and asked for, and for how many turns it binds both (SW-D.13). */
export interface OfferPeace {
  type: 'offer_peace';
  player: number;
  gives: {
    [k: string]: number;
  };
  asks: {
    [k: string]: number;
  };
  turns: number;
}

/** End a war alone; sectors go to the player who controls them (SW-D.13). */
export interface ForcePeace {
  type: 'force_peace';
  player: number;
}

/** Take back an offer that waits for an answer: to whom it was made, and which of them it is (SW-29.13). */
export interface TakeBack {
  type: 'take_back';
  player: number;
  offer: number;
}

export interface Accept {
  type: 'accept';
  player: number;
  offer: number;
}

export interface Decline {
  type: 'decline';
  player: number;
  offer: number;
}

/** Offer an exchange: things given, and things asked for, each with its amount (SW-D.3). `things` lists them. */
export interface MakeOffer {
  type: 'make_offer';
  player: number;
  gives: {
    [k: string]: number;
  };
  asks: {
    [k: string]: number;
  };
}

/** Ask all others to agree on another winning value (SW-29.12). */
export interface ProposeGoal {
  type: 'propose_goal';
  value: number;
}

/** Have a workshop make this many tokens, this many slaves saving a credit each (SW-D.16). */
export interface Extract {
  type: 'extract';
  system: string;
  workshop: string;
  tokens: number;
  slaves: number;
}

/** Turn one crystal D into fuel (SW-D.17). */
export interface Refine {
  type: 'refine';
  system: string;
}

/** Take one raw material from a recycling center (SW-D.18). */
export interface Recycle {
  type: 'recycle';
  system: string;
  material: string;
}

/**
 * Craft in one sector go to the next one together (SW-D.19).
 *
 *     A free sector is flagged on the way unless the order says no (SW-D.23).
 */
export interface Move {
  type: 'move';
  craft: string[];
  to: string;
  flag: boolean;
}

/** Craft in one sector pass through a gate together (SW-D.19). */
export interface Gate {
  type: 'gate';
  craft: string[];
  to: string;
  flag: boolean;
}

/** Fighters and pods in space pass through a gate (SW-D.19). */
export interface GateSmall {
  type: 'gate_small';
  origin: string;
  small: {
    [k: string]: number;
  };
  to: string;
  flag: boolean;
}

/** A space jump with the fuel of a sector (SW-D.20). */
export interface Jump {
  type: 'jump';
  craft: string;
  to: string;
  fuel: string;
  flag: boolean;
}

/** Jump from a space warp that the craft has just come into (SW-D.24). */
export interface Warp {
  type: 'warp';
  craft: string;
  to: string;
  flag: boolean;
}

/** Put a flag on a free sector in which one's craft stand (SW-D.23). */
export interface Flag {
  type: 'flag';
  sector: string;
}

/** Take pieces of the sector aboard (SW-D.21): resources, `slave`, grades of legions, types of fighters and pods. */
export interface Load {
  type: 'load';
  carrier: string;
  pieces: {
    [k: string]: number;
  };
  space: boolean;
}

/** Put pieces down in the sector (SW-D.21). */
export interface Unload {
  type: 'unload';
  carrier: string;
  pieces: {
    [k: string]: number;
  };
  space: boolean;
}

/** Fighters and pods fly up from the surface of a system that one manages (SW-29.3). */
export interface Launch {
  type: 'launch';
  sector: string;
  small: {
    [k: string]: number;
  };
}

/** Fighters and pods in space go down to the surface of a system that one manages (SW-29.3). */
export interface Land {
  type: 'land';
  sector: string;
  small: {
    [k: string]: number;
  };
}

/** An officer goes aboard a craft of the same sector, or to its `surface` (SW-D.21). */
export interface Transfer {
  type: 'transfer';
  officer: string;
  to: string;
}

/** Special weapons go from one craft to another in the sector, or from or to the `surface` (SW-D.21). */
export interface PassWeapons {
  type: 'pass_weapons';
  source: string;
  target: string;
  count: number;
}

/** A construction starship lays a mine field instead of moving (SW-D.22). */
export interface LayMine {
  type: 'lay_mine';
  craft: string;
}

/** A construction starship removes a mine field instead of moving (SW-D.22). */
export interface SweepMine {
  type: 'sweep_mine';
  craft: string;
}

/** A freighter collects a resource in a nebula instead of moving (SW-D.22). */
export interface Collect {
  type: 'collect';
  craft: string;
}

/** A craft or officer visits an anomaly, an artifact or the Guild of Traders (SW-D.27). */
export interface Visit {
  type: 'visit';
  event: number;
  unit: string;
  special: boolean;
}

/** A freighter buys from the Guild of Traders or, with an amount below zero, sells (SW-D.28). */
export interface Trade {
  type: 'trade';
  freight: string;
  resource: string;
  amount: number;
}

/** Officers attempt a mission (SW-D.25). */
export interface MissionsMission {
  type: 'mission';
  mission: string;
  team: string[];
  weapon: string | null;
}

/** Who of the team gains a second star (SW-D.26). */
export interface Promote {
  type: 'promote';
  officer: string;
}

/** A scientific starship removes contamination (SW-D.30). */
export interface Decontaminate {
  type: 'decontaminate';
  craft: string;
  counters: number;
}

/** The craft in a meteor's sector fire at it (SW-D.30). */
export interface ShootMeteor {
  type: 'shoot_meteor';
  event: number;
  special: string | null;
}

/** A spy tries something in another player's sector (SW-D.29). */
export interface Spy {
  type: 'spy';
  officer: string;
  activity: 'destroy_structure' | 'kill_officer' | 'steal_research';
  target: string | null;
  special: boolean;
}

/** A security officer looks for foreign spies in the sector (SW-D.30). */
export interface Search {
  type: 'search';
  officer: string;
  special: string[];
}

/** A medic makes aliens out of special weapons (SW-D.30). */
export interface Infest {
  type: 'infest';
  officer: string;
}

/**
 * Move the capital to another planet when the sub-phase closes (SW-D.54); or, after it was lost, put it there
 *     (SW-D.55).
 */
export interface MoveCapital {
  type: 'move_capital';
  sector: string;
}

/** Spend a special weapon on a point of damage (SW-D.54). */
export interface ControlDamage {
  type: 'control_damage';
  craft: string;
}

/** A freighter goes on along its route, as far as it gets this turn (SW-24.2.5). */
export interface RepeatRoute {
  type: 'repeat_route';
  craft: string;
}

/**
 * Let the software lead one's side: in this battle from now on (SW-24.2.2), or in all battles of this turn or of
 *     the game (SW-29.6).
 */
export interface Entrust {
  type: 'entrust';
  scope: 'battle' | 'game' | 'turn';
}

/** Lead one's own side again, in this battle and in those to come (SW-29.6). */
export interface Lead {
  type: 'lead';
}

/** Start a battle against a player (SW-D.33). */
export interface Engage {
  type: 'engage';
  sector: string;
  player: number;
  command: boolean;
}

/** Engage craft that have just come in (SW-D.31). */
export interface Intercept {
  type: 'intercept';
  command: boolean;
}

/** Let craft that have just come in be (SW-D.31). */
export interface LetPass {
  type: 'let_pass';
}

/** Take part in the battle with one's craft (SW-D.34). */
export interface Join {
  type: 'join';
}

/** Keep one's craft out of the battle (SW-D.34). */
export interface StayOut {
  type: 'stay_out';
}

/** Where one's side stands: at the start (SW-D.35), in the zone later on (SW-D.39), in line and core (SW-D.44). */
export interface Dispose {
  type: 'dispose';
  line: string[];
  core: string[];
  skirmish: string[];
  aboard: {
    [k: string]: string;
  };
}

/** An undamaged capital starship hides behind a special weapon for this round (SW-D.37). */
export interface Cloak {
  type: 'cloak';
  craft: string;
}

/** A special weapon repairs a damage point of its carrier between two rounds (SW-D.37). */
export interface Patch {
  type: 'patch';
  craft: string;
}

/** One attack goes to a target (SW-D.38, SW-D.41, SW-D.42). */
export interface Target {
  type: 'target';
  craft: string;
  weapon: 'ion' | 'laser' | 'torpedo';
  number: number;
  target: string;
  special: boolean;
}

/** A fighter or pod leaves the zone to attack a craft (SW-D.40). */
export interface Run {
  type: 'run';
  unit: string;
  target: string;
  general: string | null;
  special: string | null;
}

/** Craft of the line go into the enemy core (SW-D.43). */
export interface BreakThrough {
  type: 'break_through';
  craft: string[];
}

/** Craft come back from the enemy core to the line (SW-D.45). */
export interface Return {
  type: 'return';
  craft: string[];
}

/** Craft leave the battle, or try to (SW-D.46). */
export interface Withdraw {
  type: 'withdraw';
  craft: string[];
  aboard: {
    [k: string]: string;
  };
  special: string[];
}

/** In battle orders: do nothing in a step of this round. */
export interface Hold {
  type: 'hold';
  step: string;
}

/**
 * All that a commander orders for the rest of a round (SW-23.3.1): the same as these orders, each in its step.
 *
 *     What cannot be done any more when its step comes is skipped; a step of which the orders say nothing is decided by
 *     the software.
 */
export interface BattleOrders {
  type: 'battle_orders';
  orders: (Dispose | Cloak | Patch | Target | Run | BreakThrough | Return | Withdraw | Hold)[];
}

/** What the orbital shield generator protects: up to four capital starships, or one base (SW-D.36). */
export interface Shield {
  type: 'shield';
  craft: string[];
}

/** After the battle: where a fighter or pod goes, or which craft takes the `weapons` that were won (SW-D.65). */
export interface Settle {
  type: 'settle';
  unit: string;
  place: string;
}

/** Craft bomb the system of their sector (SW-D.47). */
export interface Bombard {
  type: 'bombard';
  sector: string;
  bombing: 'antimatter' | 'biological' | 'conventional';
  craft: string[];
  special: string[];
}

/** Land legions on a system (SW-D.48). */
export interface Invade {
  type: 'invade';
  system: string;
  command: boolean;
}

/** What one's side sends into this round (SW-D.49). */
export interface Commit {
  type: 'commit';
  legions: {
    [k: string]: number;
  };
  officer: string | null;
  weapon: boolean;
}

/** Which legions of the round are lost (SW-D.50). */
export interface Lose {
  type: 'lose';
  legions: {
    [k: string]: number;
  };
}

/** Which survivor of the round gains a grade; none, if nothing is named (SW-D.51). */
export interface Upgrade {
  type: 'upgrade';
  legion: string | null;
}

/** Fight another round (SW-D.52). */
export interface PressOn {
  type: 'press_on';
}

/** Break the invasion off: the legions are back aboard (SW-D.52). */
export interface Stop {
  type: 'stop';
}

/** Which legions stay in a system that was won; the others go back aboard (SW-D.53). */
export interface Garrison {
  type: 'garrison';
  legions: {
    [k: string]: number;
  };
}

/** Buy the next square of a row (SW-D.57). */
export interface Research {
  type: 'research';
  branch: string;
}

/** Roll for one native, or make a slave of it (SW-D.61). */
export interface Convert {
  type: 'convert';
  system: string;
  how: 'enslave' | 'roll';
}

/** Work a slave to death, to save what the die says (SW-D.62). */
export interface Abuse {
  type: 'abuse';
  system: string;
}

/** An academy trains an officer, or a regular legion (SW-D.60). */
export interface Train {
  type: 'train';
  system: string;
  what: string;
}

/** An academy tries to make a better legion of one (SW-D.60). */
export interface Drill {
  type: 'drill';
  system: string;
  legion: string;
}

/** A research center makes a slave (SW-D.60). */
export interface Clone {
  type: 'clone';
  system: string;
}

/** A research center on a star makes a special weapon (SW-D.60). */
export interface Forge {
  type: 'forge';
  system: string;
}

/**
 * Repair one point of damage, by a shipyard (named by its system), a construction starship or an orbital base
 *     (SW-D.63).
 */
export interface Repair {
  type: 'repair';
  facility: string;
  craft: string;
}

/**
 * Hand in a form before its phase comes: the plan of one's sub-phase (SW-23.3.4), and at the pace digest all that
 *     belongs to one visit (SW-23.3.6). In one's own sub-phase a plan is carried out at once. An empty form takes back
 *     what was handed in.
 */
export interface File {
  type: 'file';
  form: 'agenda' | 'declarations' | 'extraction' | 'plan' | 'works';
  orders: FormOrders[];
  halts: ('enemy' | 'intercepted' | 'skipped')[];
}

/** A form is in before its phase; with no orders, it was taken back. */
export interface FormFiled {
  type: 'form_filed';
  seat: number;
  form: 'agenda' | 'declarations' | 'extraction' | 'plan' | 'works';
  orders: number;
}

/** An order that was given ahead can no longer be carried out (SW-23.3.4). */
export interface OrderLeftOut {
  type: 'order_left_out';
  seat: number;
  order: string;
  rule: string;
  why: Text;
}

/**
 * What a player had handed in ahead, or ordered for his absence, is done while another acts. All can see that, so
 *     what brought it about cannot be taken back.
 */
export interface OrdersFollowed {
  type: 'orders_followed';
  seat: number;
}

/** A player is done with a phase in which all decide at the same time (SW-24.1.3). */
export interface OrdersSealed {
  type: 'orders_sealed';
  seat: number;
  phase: string;
}

/** The last one is done: what was sealed comes out, and can no longer be taken back (SW-24.1.3). */
export interface OrdersOpened {
  type: 'orders_opened';
  phase: string;
}

/** A player, or two allies together (SW-9.1.3). */
export interface SubPhaseBegun {
  type: 'sub_phase_begun';
  players: number[];
}

export interface StepEnded {
  type: 'step_ended';
  seat: number;
  step: string;
}

/** The plan of a player stops as he wished, and he is asked (SW-23.3.4). */
export interface PlanStopped {
  type: 'plan_stopped';
  seat: number;
  why: 'enemy' | 'intercepted' | 'skipped';
  left: number;
}

/** A player has changed what is done for him (SW-23.3.8). */
export interface StandingOrdersSet {
  type: 'standing_orders_set';
  seat: number;
}

/** What a player waited for has happened: he is asked again. */
export interface PassingEnded {
  type: 'passing_ended';
  seat: number;
  why: 'offer' | 'technology' | 'treaty' | 'war';
}

export interface TurnBegun {
  type: 'turn_begun';
  turn: number;
}

/** The tiles are laid out; `deals` counts the times (SW-2.3). */
export interface GalaxyDealt {
  type: 'galaxy_dealt';
  homes: string[];
  deals: number;
  repaired: boolean;
}

export interface NewDealAsked {
  type: 'new_deal_asked';
  seat: number;
}

export interface DealAccepted {
  type: 'deal_accepted';
  seat: number;
}

/** What a player starts with, shown when all have chosen (SW-3.1.5). */
export interface TechnologiesRevealed {
  type: 'technologies_revealed';
  seat: number;
  technologies: string[];
}

/** The die of the event phase (SW-5.1.1); of a continuum break where that is the place (SW-5.3.1). */
export interface CoreRolled {
  type: 'core_rolled';
  at: string;
  die: number;
  outcome: string;
}

export interface HappeningAppeared {
  type: 'happening_appeared';
  number: number;
  kind: string;
  at: string;
  dice: [number, number];
}

/** All counters of a type are in play, so nothing appears (SW-5.1.3). */
export interface NoCounterLeft {
  type: 'no_counter_left';
  kind: string;
  dice: [number, number];
}

export interface MissionAppeared {
  type: 'mission_appeared';
  mission: string;
  at: string;
  dice: number[];
}

/** The dice for direction and speed (SW-5.2.2). */
export interface HappeningRolled {
  type: 'happening_rolled';
  number: number;
  kind: string;
  dice: [number, number];
}

/** One sector further (SW-5.2.2). */
export interface HappeningMoved {
  type: 'happening_moved';
  number: number;
  kind: string;
  origin: string;
  target: string;
}

/** Swallowed by the core, a supernova or a black hole; it goes back to the supply (SW-5.1.6). */
export interface MissionGone {
  type: 'mission_gone';
  mission: string;
  at: string;
}

export interface HappeningGone {
  type: 'happening_gone';
  number: number;
  kind: string;
  at: string;
  cause: 'black_hole' | 'core' | 'left' | 'spent' | 'supernova';
}

/** Everything in a sector is gone but the flag (SW-5.3.2, SW-5.3.3, SW-5.3.12). */
export interface SectorEmptied {
  type: 'sector_emptied';
  kind: string;
  at: string;
}

/** A meteor has struck (SW-5.3.6). */
export interface SurfaceRazed {
  type: 'surface_razed';
  at: string;
}

/** Craft, orbital cities and mine fields that a Berilan gap has swallowed (SW-5.3.8). */
export interface GapOpened {
  type: 'gap_opened';
  at: string;
  craft: string[];
  small: number;
  orbital_cities: number;
  mines: number;
}

export interface Contaminated {
  type: 'contaminated';
  at: string;
  die: number;
  counters: number;
}

/** Resources that vanished in a sector, aboard craft too (SW-5.3.11, SW-5.3.13). */
export interface ResourcesLost {
  type: 'resources_lost';
  kind: string;
  at: string;
  lost: {
    [k: string]: number;
  };
}

/** A phasic fluid has met a nebula (SW-5.3.12). */
export interface CrystalLeft {
  type: 'crystal_left';
  at: string;
  die: number;
}

/** What a plasma blast has done to a sector (SW-5.3.15). */
export interface PlasmaStruck {
  type: 'plasma_struck';
  at: string;
  damage: {
    [k: string]: number;
  };
  destroyed: string[];
  small: number;
  surface: number;
  dice: number[];
}

/** Cargo that no longer fits is given up (SW-9.8.8). */
export interface Jettisoned {
  type: 'jettisoned';
  seat: number;
  craft: string;
  piece: string;
}

/** An artificial gate goes with the last base of its sector (SW-9.5.6). */
export interface GateLost {
  type: 'gate_lost';
  seat: number;
  at: string;
}

/** A craft that was laid down is lost with its system or its shipyard (SW-16.2.5). */
export interface CraftAbandoned {
  type: 'craft_abandoned';
  seat: number;
  system: string;
  craft: string;
}

/** It stood where it may no longer be (SW-7.1.6); without a place to go to, it is removed. */
export interface CraftSentHome {
  type: 'craft_sent_home';
  seat: number;
  craft: string;
  at: string | null;
}

/**
 * Fighters and pods stood where they may no longer be (SW-29.15); without a place to go to, they are
 *     removed.
 */
export interface FightersSentHome {
  type: 'fighters_sent_home';
  seat: number;
  kinds: string[];
  to: string | null;
}

/** Legions, officers, fighters and pods leave a surface that is no friend's any more (SW-7.1.8). */
export interface GuestsSentHome {
  type: 'guests_sent_home';
  seat: number;
  at: string;
  to: string | null;
}

/** Votes are counted, and with them the turn order is fixed (SW-6.1). */
export interface CouncilMet {
  type: 'council_met';
  president: number;
  votes: number[];
  order: number[];
}

/** Nobody can take part (SW-6.1.10). */
export interface CouncilSkipped {
  type: 'council_skipped';
}

export interface OrderSet {
  type: 'order_set';
  proposers: number[];
  voters: number[];
}

/** Two players are left: no council, no laws (SW-19.5.1). */
export interface AnarchyBegun {
  type: 'anarchy_begun';
}

export interface Appointed {
  type: 'appointed';
  seat: number;
  office: string;
}

/** Each holder of an office is paid (SW-6.1.6). */
export interface OfficesPaid {
  type: 'offices_paid';
  seats: number[];
  credits: number;
}

export interface CouncilCraftPlaced {
  type: 'council_craft_placed';
  seat: number;
  craft: string;
  at: string;
}

export interface MotionTabled {
  type: 'motion_tabled';
  number: number;
  by: number;
  kind: 'law' | 'protocol' | 'repeal';
  card: string;
  players: number[];
  sector: string | null;
}

/** Somebody has proposed the same already (SW-6.2.9). */
export interface MotionDropped {
  type: 'motion_dropped';
  number: number;
  by: number;
  kind: 'law' | 'protocol' | 'repeal';
  card: string;
  players: number[];
  sector: string | null;
}

export interface MotionVetoed {
  type: 'motion_vetoed';
  number: number;
  by: number;
  kind: 'law' | 'protocol' | 'repeal';
  card: string;
  players: number[];
  sector: string | null;
}

export interface MotionDecided {
  type: 'motion_decided';
  number: number;
  by: number;
  kind: 'law' | 'protocol' | 'repeal';
  card: string;
  players: number[];
  sector: string | null;
  ayes: number;
  noes: number;
  passed: boolean;
}

export interface VoteCast {
  type: 'vote_cast';
  seat: number;
  number: number;
  value: 'abstain' | 'against' | 'for';
  votes: number;
  freed: number;
}

/** Humanitarian aid or a sanction (SW-6.4.5, SW-6.4.6); below zero it is paid to the bank. */
export interface BankPaid {
  type: 'bank_paid';
  seat: number;
  credits: number;
}

/** By the industrial plan (SW-6.4.11). */
export interface MaterialPlaced {
  type: 'material_placed';
  seat: number;
  at: string;
  resource: string;
}

export interface TreatyMade {
  type: 'treaty_made';
  seats: [number, number];
  treaty: string;
}

/** By one player, who has paid the other for it (SW-7.1.4). */
export interface TreatyBroken {
  type: 'treaty_broken';
  seat: number;
  partner: number;
  treaty: string;
  cost: number;
}

/** By consent of both (SW-7.1.4). */
export interface TreatyEnded {
  type: 'treaty_ended';
  seats: [number, number];
  treaty: string;
}

/** On a player, and on that player's ally (SW-7.3.2). */
export interface WarDeclared {
  type: 'war_declared';
  seat: number;
  targets: number[];
  cost: number;
}

/** Between two sides, by whatever way: with the sectors that have another flag, or what changes hands. */
export interface PeaceMade {
  type: 'peace_made';
  mine: number[];
  theirs: number[];
  way: 'agreed' | 'forced' | 'imposed';
  turns: number;
  flags: {
    [k: string]: number;
  };
  gives: {
    [k: string]: number;
  };
  asks: {
    [k: string]: number;
  };
}

export interface OfferMade {
  type: 'offer_made';
  by: number;
  to: number;
  treaty: string;
  ends: boolean;
  gives: {
    [k: string]: number;
  };
  asks: {
    [k: string]: number;
  };
  peace: Peace | null;
  goal: number;
  is_share: boolean;
}

/** Terms on which a war would end, besides what is given and asked for (SW-7.4). */
export interface Peace {
  mine: number[];
  theirs: number[];
  turns?: number;
  forced?: boolean;
}

export interface OfferDeclined {
  type: 'offer_declined';
  by: number;
  to: number;
  treaty: string;
  ends: boolean;
  gives: {
    [k: string]: number;
  };
  asks: {
    [k: string]: number;
  };
  peace: Peace | null;
  goal: number;
  is_share: boolean;
}

/** It cannot be carried out any more (SW-4.2.3). */
export interface OfferVoid {
  type: 'offer_void';
  by: number;
  to: number;
  treaty: string;
  ends: boolean;
  gives: {
    [k: string]: number;
  };
  asks: {
    [k: string]: number;
  };
  peace: Peace | null;
  goal: number;
  is_share: boolean;
  why: Text | null;
}

/** The phase was over before it was answered. */
export interface OfferLapsed {
  type: 'offer_lapsed';
  by: number;
  to: number;
  treaty: string;
  ends: boolean;
  gives: {
    [k: string]: number;
  };
  asks: {
    [k: string]: number;
  };
  peace: Peace | null;
  goal: number;
  is_share: boolean;
}

/** Before it was answered (SW-29.13). */
export interface OfferTakenBack {
  type: 'offer_taken_back';
  by: number;
  to: number;
  treaty: string;
  ends: boolean;
  gives: {
    [k: string]: number;
  };
  asks: {
    [k: string]: number;
  };
  peace: Peace | null;
  goal: number;
  is_share: boolean;
}

/** What an accepted offer brings is public (SW-24.1.4). */
export interface ExchangeMade {
  type: 'exchange_made';
  by: number;
  to: number;
  gives: {
    [k: string]: number;
  };
  asks: {
    [k: string]: number;
  };
}

/** A payment that was promised; what it lacks is due in the next income phase (SW-4.2.11). */
export interface PledgePaid {
  type: 'pledge_paid';
  by: number;
  to: number;
  credits: number;
  owed: number;
}

/** All living players have agreed on another winning value (SW-29.12). */
export interface GoalChanged {
  type: 'goal_changed';
  value: number;
  before: number;
  is_share: boolean;
}

/** The credits of a player from his cities and from agreements (SW-8.1). */
export interface IncomePaid {
  type: 'income_paid';
  seat: number;
  cities: number;
  trade: number;
}

export interface Extracted {
  type: 'extracted';
  seat: number;
  at: string;
  resource: string;
  tokens: number;
  cost: number;
  slaves: number;
}

export interface Refined {
  type: 'refined';
  seat: number;
  at: string;
  cost: number;
}

export interface Recycled {
  type: 'recycled';
  seat: number;
  at: string;
  resource: string;
}

/** Craft went from one sector to another, with all that is aboard. */
export interface CraftMoved {
  type: 'craft_moved';
  seat: number;
  craft: string[];
  origin: string;
  to: string;
  how: 'gate' | 'jump' | 'step' | 'warp';
}

/** Fighters and pods passed a gate. */
export interface SmallPassed {
  type: 'small_passed';
  seat: number;
  small: {
    [k: string]: number;
  };
  origin: string;
  to: string;
}

export interface FuelBurnt {
  type: 'fuel_burnt';
  seat: number;
  at: string;
}

export interface SectorFlagged {
  type: 'sector_flagged';
  seat: number;
  at: string;
}

export interface Loaded {
  type: 'loaded';
  seat: number;
  carrier: string;
  pieces: {
    [k: string]: number;
  };
  at: string;
}

export interface Unloaded {
  type: 'unloaded';
  seat: number;
  carrier: string;
  pieces: {
    [k: string]: number;
  };
  at: string;
}

/** Fighters and pods fly up from a surface, or land on it (SW-29.3). */
export interface Flew {
  type: 'flew';
  seat: number;
  small: {
    [k: string]: number;
  };
  at: string;
  up: boolean;
}

export interface OfficerTransferred {
  type: 'officer_transferred';
  seat: number;
  officer: string;
  to: string;
  aboard: boolean;
}

export interface WeaponsPassed {
  type: 'weapons_passed';
  seat: number;
  source: string;
  target: string;
  count: number;
  at: string;
}

export interface MineLaid {
  type: 'mine_laid';
  seat: number;
  craft: string;
  at: string;
}

export interface MineSwept {
  type: 'mine_swept';
  seat: number;
  craft: string;
  at: string;
}

/** A freighter found something in a nebula (SW-9.7.5). */
export interface Collected {
  type: 'collected';
  seat: number;
  craft: string;
  die: number;
  resource: string;
  at: string;
}

/** What a visit brought: research points, credits, special weapons. */
export interface Visited {
  type: 'visited';
  seat: number;
  kind: string;
  unit: string;
  at: string;
  die: number;
  research: number;
  credits: number;
  weapons: number;
  modifier: number;
}

export interface Traded {
  type: 'traded';
  seat: number;
  freight: string;
  resource: string;
  amount: number;
  credits: number;
  at: string;
}

/** The roll for a mission (SW-5.4.4). */
export interface MissionAttempted {
  type: 'mission_attempted';
  seat: number;
  mission: string;
  team: string[];
  at: string;
  die: number;
  bonus: number;
  need: number;
  solved: boolean;
}

export interface MissionRewarded {
  type: 'mission_rewarded';
  seat: number;
  mission: string;
  at: string;
  credits: number;
  research: number;
  tokens: {
    [k: string]: number;
  };
}

export interface OfficerPromoted {
  type: 'officer_promoted';
  seat: number;
  officer: string;
}

/** After a failed mission a die is rolled for everybody in the team (SW-5.4.6). */
export interface OfficersLost {
  type: 'officers_lost';
  seat: number;
  dice: {
    [k: string]: number;
  };
  lost: string[];
}

export interface Decontaminated {
  type: 'decontaminated';
  seat: number;
  at: string;
  counters: number;
}

export interface MeteorShot {
  type: 'meteor_shot';
  seat: number;
  at: string;
  die: number;
  need: number;
  hit: boolean;
  modifier: number;
}

/** What a spy has tried, and what came of it (SW-17.2). */
export interface Spied {
  type: 'spied';
  seat: number;
  player: number;
  spy: string;
  activity: 'destroy_structure' | 'kill_officer' | 'steal_research';
  target: string | null;
  at: string;
  die: number;
  modifier: number;
  need: number;
  success: boolean;
  caught: boolean;
}

/** A security officer has looked for spies; a die for each (SW-17.1.12). */
export interface SpiesSought {
  type: 'spies_sought';
  seat: number;
  officer: string;
  at: string;
  owners: number[];
  dice: {
    [k: string]: number;
  };
  modifier: number;
  caught: string[];
  special: string[];
}

/** A medic has let special weapons loose (SW-17.1.7); how many aliens came of it, the landing tells. */
export interface AliensMade {
  type: 'aliens_made';
  seat: number;
  player: number | null;
  officer: string;
  at: string;
}

export interface CapitalMoved {
  type: 'capital_moved';
  seat: number;
  to: string;
}

/** It was to be moved, but when the sub-phase closed it could not be. */
export interface CapitalStays {
  type: 'capital_stays';
  seat: number;
  to: string;
  why: Text;
}

/** A special weapon was spent on one point of damage (SW-17.3.6). */
export interface DamageControlled {
  type: 'damage_controlled';
  seat: number;
  craft: string;
  left: number;
}

/** An enemy has conquered a capital: half of the treasury is loot, the rest is lost (SW-14.2.3). */
export interface CapitalLost {
  type: 'capital_lost';
  loser: number;
  seat: number;
  at: string;
  loot: number;
}

/** A space warp threw a craft (SW-5.3.19). */
export interface CraftThrown {
  type: 'craft_thrown';
  seat: number;
  craft: string;
  dice: [number, number];
  origin: string;
  to: string;
}

/** Craft came where nothing lasts: core, supernova, black hole, Berilan gap. */
export interface CraftSwallowed {
  type: 'craft_swallowed';
  seat: number;
  craft: string[];
  small: number;
  at: string;
  by: string;
}

/** Nobody engages craft that have come in (SW-9.9.1). */
export interface LetThrough {
  type: 'let_through';
  seat: number;
  at: string;
}

/** Craft came into mine fields (SW-9.7.3). */
export interface MinesStruck {
  type: 'mines_struck';
  seat: number;
  at: string;
  dice: {
    [k: string]: number;
  };
  need: number;
  small_lost: number;
}

/** An orbital defense project fires at craft that come in (SW-9.9.5). */
export interface DefenceFired {
  type: 'defence_fired';
  seat: number;
  at: string;
  shots: Shot[];
}

/** One attack: who fired with what at whom, the die, the number to reach, and what was added. */
export interface Shot {
  by: string;
  weapon: string;
  target: string;
  die: number;
  need: number;
  modifier: number;
  hit: boolean;
}

/** Two sides fight in a sector (SW-10.1); who commands comes first. */
export interface BattleBegun {
  type: 'battle_begun';
  at: string;
  attackers: number[];
  defenders: number[];
  is_interception: boolean;
}

/** A player whose craft could stay out of a battle takes part, or does not (SW-D.34). */
export interface Joined {
  type: 'joined';
  seat: number;
  at: string;
  joins: boolean;
}

/**
 * A player who is attacked sends fighters up from the surface, or keeps them there: then there is no battle
 *     (SW-29.2).
 */
export interface CameUp {
  type: 'came_up';
  seat: number;
  at: string;
  comes: boolean;
}

/** A battle order could not be carried out any more when its step came (SW-23.3.4). */
export interface BattleOrderSkipped {
  type: 'battle_order_skipped';
  seat: number;
  order: string;
}

/** Where both sides stand, as is seen when both have decided (SW-10.2.5, SW-10.4.1, SW-10.6.8). */
export interface Disclosed {
  type: 'disclosed';
  at: string;
  round: number;
  line: [string[], string[]];
  core: [string[], string[]];
  zone: [string[], string[]];
}

/** What the orbital shield generator protects (SW-11.3.4). */
export interface Shielded {
  type: 'shielded';
  seat: number;
  craft: string[];
}

/** A special weapon cloaks its carrier, or repairs it (SW-11.4.1, SW-17.3.3). */
export interface WeaponSpent {
  type: 'weapon_spent';
  seat: number;
  craft: string;
  cloaks: boolean;
}

/** All attacks of a step; their results apply together (SW-10.6.2). */
export interface Volley {
  type: 'volley';
  step: string;
  at: string;
  shots: Shot[];
}

/** What the hits came to (SW-11.2.1, SW-11.3.5). */
export interface Struck {
  type: 'struck';
  hits: {
    [k: string]: number;
  };
  destroyed: string[];
}

/** Fighters and pods go for craft (SW-10.5.1). */
export interface RunMade {
  type: 'run_made';
  seat: number;
  runs: {
    [k: string]: string;
  };
}

/** A pod boards a craft, or tries to (SW-10.5.8). */
export interface Boarded {
  type: 'boarded';
  seat: number;
  pod: string;
  target: string;
  die: number;
  need: number;
  modifier: number;
  success: boolean;
}

/** Officers and legions aboard a captured craft are eliminated (SW-10.5.10). */
export interface CrewLost {
  type: 'crew_lost';
  seat: number;
  craft: string;
  officers: string[];
  legions: number;
}

/** What a captor has no counters for is removed: the craft itself, or some of what is aboard (SW-1.2.10). */
export interface PrizeRemoved {
  type: 'prize_removed';
  seat: number;
  craft: string;
  small: string[];
  weapons: number;
}

/** A general shares the fate of his pod (SW-10.5.9). */
export interface OfficerLost {
  type: 'officer_lost';
  seat: number;
  officer: string;
}

/** Craft went into the enemy core, or came back from there (SW-10.6.3, SW-10.6.8). */
export interface BrokeThrough {
  type: 'broke_through';
  seat: number;
  craft: string[];
  back: boolean;
}

/** Craft left the battle (SW-10.7); an admiral may have rolled for his. */
export interface Withdrew {
  type: 'withdrew';
  seat: number;
  craft: string[];
}

/** An admiral tries to leave a core with enemies in it (SW-10.7.2). */
export interface WithdrawalRolled {
  type: 'withdrawal_rolled';
  seat: number;
  craft: string;
  die: number;
  need: number;
  modifier: number;
}

/** A battle is over; who has craft on the board, alone, has won (SW-10.3.6). */
export interface BattleEnded {
  type: 'battle_ended';
  at: string;
  rounds: number;
  winners: number[];
}

/** Special weapons of destroyed enemy craft come aboard (SW-17.3.5). */
export interface SpoilsTaken {
  type: 'spoils_taken';
  seat: number;
  craft: string;
  weapons: number;
}

/** What the bombs of a player have done to a system (SW-12.1.7). */
export interface Bombarded {
  type: 'bombarded';
  seat: number;
  player: number | null;
  system: string;
  bombing: 'antimatter' | 'biological' | 'conventional';
  craft: string[];
  value: number;
  need: number;
  modifier: number;
  dice: number[];
  lost: string[];
  counters: number;
  special: string[];
}

/** Legions land on a system (SW-13.1); without a defender's name nobody or only aliens are there. */
export interface InvasionBegun {
  type: 'invasion_begun';
  seat: number;
  at: string;
  loser: number | null;
}

/** One round: strengths and their column, the die, what was added, and what both sides lose (SW-13.2). */
export interface GroundRound {
  type: 'ground_round';
  at: string;
  round: number;
  strengths: [number, number];
  column: string;
  die: number;
  modifier: number;
  lost: [number, number];
}

/** Which legions fell in a round (SW-13.2.8). */
export interface LegionsLost {
  type: 'legions_lost';
  seat: number;
  at: string;
  legions: {
    [k: string]: number;
  };
}

/** A survivor of a round gains a grade (SW-13.2.11). */
export interface LegionUpgraded {
  type: 'legion_upgraded';
  seat: number;
  at: string;
  legion: string;
}

/** An officer dies with all legions of the round (SW-13.2.9). */
export interface OfficerFell {
  type: 'officer_fell';
  seat: number;
  officer: string;
}

/** The attacker breaks off, and the legions are back aboard (SW-13.3.1). */
export interface InvasionStopped {
  type: 'invasion_stopped';
  seat: number;
  at: string;
}

/** The attacker has no legion left (SW-13.3.2); without a name aliens hold the system. */
export interface SystemHeld {
  type: 'system_held';
  seat: number | null;
  at: string;
  attacker: number;
}

/** Which legions stay in a system that was won (SW-13.3.3). */
export interface LegionsStayed {
  type: 'legions_stayed';
  seat: number;
  at: string;
  legions: {
    [k: string]: number;
  };
}

/** The last alien of a system is dead (SW-13.4.8). */
export interface AliensBeaten {
  type: 'aliens_beaten';
  at: string;
}

/** Aliens have won a system, and all who lived there are aliens now (SW-13.4.5, SW-13.4.10). */
export interface SystemInfested {
  type: 'system_infested';
  at: string;
  aliens: number;
  owner: number | null;
  officers: string[];
  small: number;
}

export interface AliensLanded {
  type: 'aliens_landed';
  at: string;
  die: number;
  landed: number;
}

/** The winner controls the system; cities are natives, and everybody else who stood there is gone (SW-14.1). */
export interface SystemConquered {
  type: 'system_conquered';
  seat: number;
  at: string;
  loser: number | null;
  natives: number;
  orbital_cities: number;
  officers: string[];
  small: number;
}

/** Won in a free fire zone without war: ravaged, and left to its manager (SW-6.4.14). */
export interface SystemRaided {
  type: 'system_raided';
  seat: number;
  at: string;
  loser: number | null;
  natives: number;
  orbital_cities: number;
  officers: string[];
  small: number;
}

/** Won by somebody who is not at war with its owner, who has control again (SW-13.3.5). */
export interface SystemGivenBack {
  type: 'system_given_back';
  seat: number;
  at: string;
  owner: number;
}

/** Special weapons of a surface go aboard with those who do not stay there (SW-13.3.4). */
export interface WeaponsTaken {
  type: 'weapons_taken';
  seat: number;
  at: string;
  craft: string;
  count: number;
}

/** The research points of a player in this phase (SW-4.3.6). */
export interface PointsCounted {
  type: 'points_counted';
  seat: number;
  points: number;
}

export interface SquareBought {
  type: 'square_bought';
  seat: number;
  technology: string;
  cost: number;
  square: number;
}

export interface TechnologyLearned {
  type: 'technology_learned';
  seat: number;
  technology: string;
  value: number;
}

/** What a die brings that fell while all still decide: for its player alone, and it cannot be taken back. */
export interface DieSeen {
  type: 'die_seen';
  seat: number;
  fell: NativeConverted | SlaveAbused | LegionDrilled;
}

/** What a die made of a native (SW-14.1.6). */
export interface NativeConverted {
  type: 'native_converted';
  seat: number;
  system: string;
  die: number;
  result: 'city' | 'lost' | 'nothing';
}

export interface SlaveAbused {
  type: 'slave_abused';
  seat: number;
  system: string;
  die: number;
  credits: number;
}

/** A legion became a better one, or did not (SW-16.3.1). */
export interface LegionDrilled {
  type: 'legion_drilled';
  seat: number;
  system: string;
  legion: string;
  die: number;
  better: string | null;
}

export interface NativeEnslaved {
  type: 'native_enslaved';
  seat: number;
  system: string;
}

export interface OfficerTrained {
  type: 'officer_trained';
  seat: number;
  system: string;
  officer: string;
}

export interface SlaveCloned {
  type: 'slave_cloned';
  seat: number;
  system: string;
}

export interface WeaponForged {
  type: 'weapon_forged';
  seat: number;
  system: string;
}

export interface StructureBuilt {
  type: 'structure_built';
  seat: number;
  system: string;
  structure: string;
  level: number;
  credits: number;
}

export interface CraftBuilt {
  type: 'craft_built';
  seat: number;
  system: string;
  craft: string;
}

export interface CraftLaidDown {
  type: 'craft_laid_down';
  seat: number;
  system: string;
  craft: string;
  points: number;
  need: number;
}

export interface LegionRaised {
  type: 'legion_raised';
  seat: number;
  system: string;
  legion: string;
}

export interface BaseUpgraded {
  type: 'base_upgraded';
  seat: number;
  sector: string;
  base: string;
}

export interface GateBuilt {
  type: 'gate_built';
  seat: number;
  sector: string;
}

export interface Repaired {
  type: 'repaired';
  seat: number;
  craft: string;
  damage: number;
}

/** The owner of a facility had used it up (SW-4.3.7). */
export interface RepairSkipped {
  type: 'repair_skipped';
  seat: number;
  craft: string;
}

/** What contamination cost a system (SW-18.1.1). */
export interface UnitsLost {
  type: 'units_lost';
  system: string;
  dice: number[];
  lost_on: number;
  lost: string[];
}

export interface RevoltQuelled {
  type: 'revolt_quelled';
  system: string;
  die: number;
  need: number;
}

/** A revolt, what it destroyed, and how many slaves are left (SW-18.2.3). */
export interface SlavesRevolted {
  type: 'slaves_revolted';
  system: string;
  die: number;
  dice: number[];
  lost: string[];
  left: number;
}

export interface ContaminationFaded {
  type: 'contamination_faded';
  system: string;
  counters: number;
}

export interface PlayerEliminated {
  type: 'player_eliminated';
  seat: number;
}

export interface GameWon {
  type: 'game_won';
  winners: number[];
  way: string;
}

/** A view with what follows from it. */
export interface SwShown {
  you: number | null;
  rules: number;
  options: Options;
  galaxy: Galaxy;
  seat_order: number[];
  order: number[];
  turn: number;
  phase: string;
  sectors: Sectors;
  fleets: Fleets;
  officers: Officers;
  happenings: Happenings;
  empires: Empire[];
  politics: Politics;
  stage: SwShownPending | null;
  pending: SwShownPending[];
  done: {
    [k: string]: boolean;
  };
  own: Sealed | null;
  dice: number[];
  filed: {
    [k: string]: Filed;
  };
  rolls: number;
  ending: Ending | null;
  chart: Chart;
  battle: BattleBoard | null;
  assault: AssaultBoard | null;
  dealings: Dealings | null;
}

/** A deal: the tile in each sector, by its system's name or its kind (`star_gate_a` with its letter). */
export interface Galaxy {
  tiles: string[];
  homes: number[];
}

/**
 * All sectors, by number. What follows from them is worked out once and kept with them; but not what follows from
 *     tokens, which are made and carried all the time: so it stays known while nothing but tokens changes.
 */
export interface Sectors {
  each: Sector[];
}

/** What lies in a sector, apart from capital starships, bases and officers. */
export interface Sector {
  owner?: number | null;
  tokens?: Tokens;
  mines?: number;
  gate?: number | null;
  small?: {
    [k: string]: Small;
  };
  system?: System | null;
}

/** The surface of a planet or star, and the structures around it. */
export interface System {
  levels?: Levels;
  singles?: string[];
  orbital_cities?: number;
  natives?: number;
  slaves?: number;
  slaves_used?: number;
  aliens?: number;
  contamination?: number;
  legions?: {
    [k: string]: Legions;
  };
  small?: {
    [k: string]: Small;
  };
  weapons?: number;
  project?: Project | null;
}

/** A craft that is laid down in a shipyard, and the points that have gone into it (SW-16.2.4). */
export interface Project {
  craft: string;
  points: number;
  by?: number | null;
}

/** All capital starships and bases. What follows from them alone is worked out once and kept with them. */
export interface Fleets {
  craft: {
    [k: string]: Craft;
  };
  made: {
    [k: string]: number;
  };
  moves: {
    [k: string]: Moves;
  };
  landed: Landed[];
  passed: Passed[];
}

/** A capital starship or base, and what is aboard; officers say themselves where they are. */
export interface Craft {
  kind: string;
  owner: number;
  at: number;
  damage?: number;
  tokens?: Tokens;
  slaves?: number;
  legions?: Legions;
  small?: Small;
  weapons?: number;
  office?: ('president' | 'relationships' | 'security' | 'trade') | null;
}

/** What a craft has done this turn. */
export interface Moves {
  points?: number;
  stopped?: ('asteroids' | 'fought' | 'jump' | 'supply' | 'thrown' | 'work') | null;
  begun?: boolean;
  gated?: number[];
  thrown?: boolean;
  at_warp?: boolean;
  warped?: boolean;
  rode?: {
    [k: string]: number;
  };
  passed_on?: {
    [k: string]: number;
  };
  tired?: number;
  acted?: boolean;
  withdrew?: boolean;
}

/** Pieces that a craft has put down this turn after they had travelled with it (SW-9.8.6). */
export interface Landed {
  at: number;
  piece: string;
  owner: number | null;
  carrier: string;
  count: number;
}

/** Fighters or pods in space that have passed gates this turn, to these sectors (SW-9.5.5). */
export interface Passed {
  seat: number;
  at: number;
  kind: string;
  gated: number[];
  supplied: boolean;
  count: number;
  fought?: boolean;
}

export interface Officers {
  each: {
    [k: string]: Officer;
  };
  made: {
    [k: string]: number;
  };
  acted: string[];
}

/** An officer is aboard a craft, named by it, or on the surface of a system (SW-17.1.2). */
export interface Officer {
  kind: 'admiral' | 'consul' | 'engineer' | 'general' | 'medic' | 'scientist' | 'security' | 'spy';
  owner: number;
  place: number | string;
  stars?: number;
}

export interface Happenings {
  events: Happening[];
  made: number;
  missions: {
    [k: string]: number;
  };
  solved: string[];
}

/** An event in play; the rulebook's word, but ours for what is told of an action. */
export interface Happening {
  number: number;
  kind: string;
  at: number;
}

export interface Empire {
  credits: number;
  home: number;
  capital: number | null;
  known?: string[];
  squares?: {
    [k: string]: number;
  };
  this_turn?: ThisTurn;
  standing?: StandingOrders;
  leads_from?: number | null;
  absent?: boolean;
  presidencies?: number;
  rolls?: number;
  out?: number;
}

/** What is remembered of a player until the turn ends (SW-4.3.8). */
export interface ThisTurn {
  research?: {
    [k: string]: number;
  };
  stolen?: number[];
  learned?: string[];
  attempted?: string[];
  shot_meteor?: boolean;
  gifts?: {
    [k: string]: number;
  };
}

/** What fills in a form before it is shown, and stands in for one that does not come (SW-23.3.8). */
export interface StandingOrders {
  extracts?: boolean;
  research?: string[];
  works?: (Build | Commission | UpgradeBase | BuildGate)[];
  routes?: {
    [k: string]: Route;
  };
  accepts?: {
    [k: string]: string[];
  };
  ballots?: {
    [k: string]: 'abstain' | 'against' | 'for';
  };
  passes_until?: number;
  wakes?: ('offer' | 'technology' | 'treaty' | 'war')[];
  posture?: 'bold' | 'careful' | 'steady';
  garrison?: number | null;
  lets_pass?: number[];
}

/** Where a freighter goes to and fro, and what it carries (SW-24.2.5). */
export interface Route {
  cargo: string[];
  origin: number;
  to: number;
}

export interface Politics {
  seats: number;
  relations: Relation[];
  permissions?: [number, number][];
  offices?: {
    [k: string]: number;
  };
  laws?: string[];
  protocols?: ActiveProtocol[];
  protocols_before?: string[];
  offers?: Offer[];
  pledges?: (Payment | NoWar | KeepOut | PledgedVote)[];
  pledged?: number;
  memory?: Memory;
}

/** How two players stand to each other (SW-1.1.2, SW-1.1.3). */
export interface Relation {
  military?: 'alliance' | 'cooperation' | 'non_aggression' | 'none' | 'war';
  commercial?: boolean;
  scientific?: boolean;
  broken?: number;
  war_since?: number;
  peace_since?: number;
  peace_until?: number;
}

/** A protocol of this turn, and whom or what it is about. */
export interface ActiveProtocol {
  id: string;
  players?: number[];
  sector?: number | null;
}

/**
 * A treaty, the end of one, peace, another winning value, or an exchange that a player has offered (SW-4.2.8).
 *
 *     Where several have to agree, each is made an offer of his own; it is agreed when all have accepted.
 */
export interface Offer {
  by: number;
  to: number;
  number: number;
  treaty?: ('alliance' | 'commercial' | 'cooperation' | 'non_aggression' | 'scientific') | null;
  ends?: boolean;
  gives?: {
    [k: string]: number;
  };
  asks?: {
    [k: string]: number;
  };
  answer?: '' | 'accepted' | 'declined' | 'taken_back' | 'void';
  peace?: Peace | null;
  goal?: number;
  is_share?: boolean;
}

/** Credits in each of some income phases to come (SW-4.2.10). */
export interface Payment {
  type: 'payment';
  number: number;
  by: number;
  to: number;
  credits: number;
  phases: number;
  owed?: number;
}

/** Not to declare war on the other. */
export interface NoWar {
  type: 'no_war';
  number: number;
  by: number;
  to: number;
  until: number;
}

/** Not to enter a sector of the other. */
export interface KeepOut {
  type: 'keep_out';
  number: number;
  by: number;
  to: number;
  sector: number;
  until: number;
}

/** How to vote on a motion of this council. */
export interface PledgedVote {
  type: 'vote';
  number: number;
  by: number;
  to: number;
  motion: string;
  value: 'abstain' | 'against' | 'for';
}

export interface Memory {
  breaches?: {
    [k: string]: number;
  };
  declined?: {
    [k: string]: number;
  };
}

/** Players whose homes miss a condition are asked, one after the other (SW-2.3.7). */
export interface Redealing {
  type: 'Redealing';
  left: number[];
  deals?: number;
}

/** All choose the technologies they start with (SW-3.1.5). */
export interface Choosing {
  type: 'Choosing';
}

/** The event phase: what is still to come in it, in this order (SW-4.3.1). */
export interface Drifting {
  type: 'Drifting';
  breaks?: number[];
  movers?: number[];
  rolls?: number;
  direction?: number;
  steps?: number;
  again?: boolean;
}

/** All write down what they propose (SW-23.3.3). */
export interface Agenda {
  type: 'Agenda';
  proposers: number[];
  voters: number[];
  docket?: Motion[];
  again?: number[];
}

/** What a player has put to the council (SW-6.2.2). */
export interface Motion {
  by: number;
  kind: 'law' | 'protocol' | 'repeal';
  card: string;
  players?: number[];
  sector?: number | null;
  vetoed?: boolean;
}

/** The President fills the offices, sets the order, and may veto. */
export interface Chairing {
  type: 'Chairing';
  proposers: number[];
  voters: number[];
  docket?: Motion[];
}

/** All write down how they vote on each motion (SW-23.3.3). */
export interface Balloting {
  type: 'Balloting';
  proposers: number[];
  voters: number[];
  docket?: Motion[];
  voted?: number[];
}

/** Players propose one after the other, each motion being voted on at once (pace live). */
export interface Proposing {
  type: 'Proposing';
  proposers: number[];
  voters: number[];
  docket?: Motion[];
  left?: number[];
}

/** The President may veto the last motion. */
export interface Vetoing {
  type: 'Vetoing';
  proposers: number[];
  voters: number[];
  docket?: Motion[];
  left?: number[];
}

/** Players vote on the last motion, one after the other. */
export interface Voting {
  type: 'Voting';
  proposers: number[];
  voters: number[];
  docket?: Motion[];
  left?: number[];
  to_vote?: number[];
  ayes?: number;
  noes?: number;
}

/** All choose what the industrial plan brings them (SW-6.4.11). */
export interface Planning {
  type: 'Planning';
}

/** All write down what they declare (SW-23.3.3). */
export interface Declaring {
  type: 'Declaring';
}

/** Those who have been offered something answer, all at the same time. */
export interface Answering {
  type: 'Answering';
  asked: number[];
}

/** Players declare one after the other (pace live). */
export interface Speaking {
  type: 'Speaking';
  left: number[];
}

/** A player has been offered something, and answers before anything else happens (pace live). */
export interface Considering {
  type: 'Considering';
  seat: number;
}

/** All extract, refine and recycle (SW-8.2); what has been made this turn. */
export interface MattersExtracting {
  type: 'Extracting';
  made?: {
    [k: string]: Levels;
  };
  refined?: number[];
  recycled?: {
    [k: string]: number;
  };
}

/** The players move and act, one sub-phase after the other (SW-9.1). */
export interface SubPhases {
  type: 'SubPhases';
  groups: number[][];
  step?: string;
  acting?: number;
  rewards?: Reward[];
  capitals?: {
    [k: string]: number;
  };
  fought?: [number, number, number][];
  bombarded?: [number, number][];
  raided?: [number, number][];
  withdrawn?: string[];
}

/** What a solved mission left in a sector; the solver's freighters may load it there in this step (SW-9.8.10). */
export interface Reward {
  seat: number;
  at: number;
  tokens: Tokens;
}

/** All spend their research points (SW-15). */
export interface Researching {
  type: 'Researching';
  pools: {
    [k: string]: number;
  };
}

/** All build at the same time; what the systems have given this turn, or have left to give (SW-16). */
export interface Building {
  type: 'Building';
  points: {
    [k: string]: number;
  };
  idle?: {
    [k: string]: number;
  };
  savings?: {
    [k: string]: number;
  };
  rolled?: {
    [k: string]: number;
  };
  schooled?: number[];
  cloned?: number[];
  forged?: {
    [k: string]: number;
  };
  outposts?: number;
}

/** All repair at the same time; the points that facilities have left, by their names (SW-16.4.2). */
export interface Repairing {
  type: 'Repairing';
  points: {
    [k: string]: number;
  };
}

/** A damaged craft has more aboard than it can carry; its owner removes what does not fit (SW-9.8.8). */
export interface Overloaded {
  type: 'Overloaded';
  craft: string;
}

/** Craft have come into a sector: what awaits them there, in this order (SW-9.9.6). */
export interface Arriving {
  type: 'Arriving';
  seat: number;
  craft: string[];
  at: number;
  small?: Small;
  flag?: boolean;
  done?: number;
}

/** A mission is solved: which officer gains a star (SW-5.4.5). */
export interface Promoting {
  type: 'Promoting';
  seat: number;
  candidates: string[];
}

/** Something had to leave a sector: to which of the nearest its owner sends it (SW-D.15). */
export interface Relocating {
  type: 'Relocating';
  craft: string;
  among: number[];
  small?: Small;
  seat?: number | null;
}

/** A player has lost his capital, and chooses where the next will be (SW-14.2.5). */
export interface Refounding {
  type: 'Refounding';
  seat: number;
}

/** Craft have come in: enemies there are asked, one after the other, whether they engage them (SW-D.31). */
export interface Intercepting {
  type: 'Intercepting';
  seat: number;
  craft: string[];
  at: number;
  left: number[];
  small?: Small;
}

/** A battle is about to begin: allies, and owners of stealth starships, say whether they take part (SW-D.34). */
export interface Mustering {
  type: 'Mustering';
  at: number;
  attacker: number;
  defender: number;
  is_interception?: boolean;
  entered?: string[];
  entered_small?: Small;
  carried?: Small;
  command?: boolean;
  answers?: {
    [k: string]: boolean;
  };
  grounded?: boolean;
}

export interface Battle {
  type: 'Battle';
  at: number;
  sides: [Side, Side];
  wings?: {
    [k: string]: Wing;
  };
  counted?: string[];
  shields?: {
    [k: string]: number;
  };
  unsupplied?: string[];
  entered?: string[];
  entered_small?: Small;
  carried?: Small;
  is_interception?: boolean;
  entrusted?: number[];
  round?: number;
  step?:
    | 'boarding'
    | 'breakthrough'
    | 'core_of_attacker'
    | 'core_of_defender'
    | 'dispose'
    | 'lasers'
    | 'line'
    | 'prepare'
    | 'rearrange'
    | 'return'
    | 'run'
    | 'settle'
    | 'shield'
    | 'skirmish'
    | 'withdraw'
    | 'zone';
  acted?: number;
  sealed?: {
    [k: string]: Dispose | null;
  };
  filed?: {
    [k: string]: (Dispose | Cloak | Patch | Target | Run | BreakThrough | Return | Withdraw | Hold)[];
  };
  aims?: Target[];
  runs?: Run[];
  cloaked?: string[];
  patched?: string[];
  able?: [number, number] | null;
  attacked?: boolean;
  won?: (0 | 1) | null;
}

/** One side of a battle: players, and rows of craft from left to right (SW-10.2). */
export interface Side {
  seats: number[];
  line?: string[];
  core?: string[];
  beyond?: string[];
  taken?: string[];
  spoils?: number;
}

/** A fighter or pod in a battle. */
export interface Wing {
  kind: string;
  owner: number;
  place: string;
}

export interface GroundBattle {
  type: 'GroundBattle';
  at: number;
  attacker: number | null;
  defender: number | null;
  entrusted?: number[];
  round?: number;
  step?:
    | 'attack'
    | 'defence'
    | 'garrison'
    | 'losses_of_attack'
    | 'losses_of_defence'
    | 'press_on'
    | 'upgrade_of_attack'
    | 'upgrade_of_defence';
  lines?: [Line, Line];
  due?: [number, number];
  fallen?: number;
}

/** What one side has in a round; of aliens nothing is listed, since all of them fight (SW-13.4.2). */
export interface Line {
  legions?: {
    [k: string]: Legions;
  };
  officer?: string | null;
  weapon?: boolean;
}

/** What a seat has ordered in a phase in which all decide at the same time; nobody else is shown it (SW-24.1). */
export interface Sealed {
  orders?: FormOrders[];
  done?: boolean;
}

/** A form that was handed in before its phase; nobody else is shown it (SW-23.3.4). */
export interface Filed {
  orders: FormOrders[];
  halts?: ('enemy' | 'intercepted' | 'skipped')[];
  route?: string | null;
}

/** How the game was decided. */
export interface Ending {
  winners: number[];
  way: string;
}

export interface Chart {
  managers?: {
    [k: string]: number | null;
  };
  worlds?: {
    [k: string]: World;
  };
  points?: {
    [k: string]: [number, number];
  };
  supplied?: number[];
  sources?: number[];
  links?: number[];
  cut_off?: string[];
  strengths?: {
    [k: string]: number;
  };
  threats?: {
    [k: string]: number;
  };
  turning?: Turning[];
  cities?: number[];
  values?: number[];
  journeys?: Journeys[];
  routes?: {
    [k: string]: RouteShown;
  };
  votes?: {
    [k: string]: number;
  };
  proposals?: number;
}

/** A system in somebody's hands: what it brings each turn, and how much can be built there. */
export interface World {
  credits?: number;
  research?: number;
  cities?: number;
  workshops?: number;
  blocked?: boolean;
  blockade?: [number, number] | null;
  costs?: {
    [k: string]: Cost;
  };
}

/** Tokens of mechanical, electronic and chemical material and of crystal D, and credits. */
export interface Cost {
  m: number;
  e: number;
  c: number;
  d: number;
  cr: number;
}

/** A freighter's route: its way from where it loads to where it puts down, and what it does next. */
export interface RouteShown {
  way?: number[];
  turns?: number;
  cannot?: Explained | null;
}

export interface Explained {
  rule: string;
  text: Text;
}

export interface BattleBoard {
  steps: (
    | 'boarding'
    | 'breakthrough'
    | 'core_of_attacker'
    | 'core_of_defender'
    | 'dispose'
    | 'lasers'
    | 'line'
    | 'prepare'
    | 'rearrange'
    | 'return'
    | 'run'
    | 'settle'
    | 'shield'
    | 'skirmish'
    | 'withdraw'
    | 'zone'
  )[];
  sides: [SideShown, SideShown];
  units: {
    [k: string]: UnitShown;
  };
  rolls: {
    [k: string]: {
      [k: string]: Roll;
    };
  };
  outlook: Outlook | null;
}

export interface SideShown {
  screening: number;
  covering: number;
  runners: number;
}

/** A craft, fighter or pod of a battle, as it is now. */
export interface UnitShown {
  points: number;
  most: number;
  defence: number;
  arms?: {
    [k: string]: Weapon;
  };
}

/** What a die must show. */
export interface Roll {
  need: number;
  modifier: number;
  sides: number;
}

/** How likely each side is to win, and nobody, in hundredths, if the software leads both from here. */
export interface Outlook {
  attacker: number;
  defender: number;
  neither: number;
  rounds: number;
  battles: number;
}

/** What you can attack in this step, and what would come of it. */
export interface AssaultBoard {
  battles: {
    [k: string]: Outlook;
  };
  beside: number | null;
  raids: RaidShown[];
  landings: {
    [k: string]: LandingOutlook;
  };
  ground: GroundBoard | null;
}

/** A bombardment with all that one has there. */
export interface RaidShown {
  sector: string;
  bombing: 'antimatter' | 'biological' | 'conventional';
  craft: string[];
  value: number;
  need: number;
  scanner: number;
  shield: number;
  attenuation: number;
  sides: number;
  struck: {
    [k: string]: number;
  };
  counters: number;
  weapons: {
    [k: string]: number;
  };
}

/** How a landing would end, in hundredths, if the software leads both sides. */
export interface LandingOutlook {
  wins: number;
  loses: number;
  stops: number;
}

/** The battle on the ground that is on the table. */
export interface GroundBoard {
  armies: [
    {
      [k: string]: Legions;
    },
    {
      [k: string]: Legions;
    }
  ];
  columns: string[];
  rounds: {
    [k: string]: RoundShown;
  };
  now: RoundShown | null;
  outlook: LandingOutlook | null;
}

/**
 * A round on the ground: both strengths, the column they make, what is added to the die, and what each side of the
 *     die would cost the attacker and the defence.
 */
export interface RoundShown {
  strengths: [number, number];
  column: string;
  modifiers: {
    [k: string]: number;
  };
  sum: number;
  results: [number, number][];
}

export interface Dealings {
  offers?: OfferShown[];
  told?: OfferTold[];
}

/** An offer to the player, in words. */
export interface OfferShown {
  by: number;
  number: number;
  gets: Text;
  gives: Text;
  worth: Text;
  why: Text;
}

/** An offer that the player has made, or has answered, in words. */
export interface OfferTold {
  by: number;
  to: number;
  number: number;
  what: Text;
}

/** A position as a seat (`you`) or a spectator sees it. */
export interface SwView {
  you: number | null;
  rules: number;
  options: Options;
  galaxy: Galaxy;
  seat_order: number[];
  order: number[];
  turn: number;
  phase: string;
  sectors: Sectors;
  fleets: Fleets;
  officers: Officers;
  happenings: Happenings;
  empires: Empire[];
  politics: Politics;
  stage: SwShownPending | null;
  pending: SwShownPending[];
  done: {
    [k: string]: boolean;
  };
  own: Sealed | null;
  dice: number[];
  filed: {
    [k: string]: Filed;
  };
  rolls: number;
  ending: Ending | null;
}

/** What could be offered to others now. Each price takes many judgements, so it is worked out for who asks. */
export interface UsualOffers {
  offers: UsualOffer[];
}

/** An offer that can be made as it stands, or changed: at a price that is fair to both. */
export interface UsualOffer {
  to: number;
  gives: {
    [k: string]: number;
  };
  asks: {
    [k: string]: number;
  };
  label: Text;
  brings: string;
}

export interface Inspection {
  closed?: {
    [k: string]: Explained;
  };
  blocked?: {
    [k: string]: Explained[];
  };
  lacks?: {
    [k: string]: Explained[];
  };
  hindered?: {
    [k: string]: Explained[];
  };
}

export interface OfficersBoard {
  officers?: {
    [k: string]: OfficerShown;
  };
  missions?: {
    [k: string]: MissionShown;
  };
  guards?: {
    [k: string]: Guard;
  };
}

export interface OfficerShown {
  at: number;
  gives: Explained[];
  trials?: {
    [k: string]: Trial;
  };
  cannot?: Explained[];
  targets?: SpyTarget[];
}

/** What an order would come to, which a die decides. */
export interface Trial {
  brings: Text;
  sides: number;
  lost?: number;
  need?: number;
  reasons?: {
    [k: string]: number;
  };
  victim?: number | null;
}

/** A world of another whose research a spy could go and steal. */
export interface SpyTarget {
  at: number;
  victim: number;
  laboratories: number;
  sides: number;
  lost: number;
  away: number;
}

export interface MissionShown {
  at: number;
  needs: Need[];
  whole: number;
  trials?: {
    [k: string]: Trial;
  };
  cannot?: Explained | null;
}

/** What a mission calls for, and who of one's own is nearest that could meet it. */
export interface Need {
  need: string;
  is_craft: boolean;
  by: string | null;
  away: number;
}

/** How a world of one's own is guarded against spies. */
export interface Guard {
  by: string[];
  off: number;
  spies: string[];
  laboratories: number;
}

export interface Fetching {
  ways?: {
    [k: string]: Text[];
  };
}

export interface TurnBoard {
  turn: number;
  aim?: Aim | null;
  way?: Stage[];
  locks?: Lock[];
  lesson?: Text | null;
  items?: Item[];
  if_ended?: Text[];
  has_lost_home?: boolean;
}

export interface Aim {
  id: 'cities' | 'council' | 'defence' | 'flag' | 'hold' | 'last' | 'race' | 'science' | 'treaty' | 'works';
  turn: number;
  title: Text;
  why: Text;
  so_far: number;
  wanted: number;
  told: Text;
  at: string | null;
}

/** One of the aims of the whole way, in short. */
export interface Stage {
  id: 'cities' | 'council' | 'defence' | 'flag' | 'hold' | 'last' | 'race' | 'science' | 'treaty' | 'works';
  turn: number;
  title: Text;
  progress: 'done' | 'later' | 'now';
}

export interface Lock {
  phase: string;
  turn: number;
  meanwhile: Text;
}

/** One thing of the turn, by the phase in which it is seen to. */
export interface Item {
  phase: string;
  sort: 'done' | 'needs' | 'runs';
  told: Text;
}

export interface Spending {
  credits?: number;
  ways?: Way[];
}

export interface Way {
  order: Build | Commission;
  title: Text;
  brings: Text | null;
  why: Text;
  cost: Cost;
  is_best: boolean;
}

/** Facts by their ids; lists are in the order in which counts name them. */
export interface Printed {
  names: {
    [k: string]: {
      [k: string]: Text;
    };
  };
  hexes: [number, number][];
  phases: string[];
  systems: {
    [k: string]: SystemTile;
  };
  sizes: {
    [k: string]: SizeLimits;
  };
  workshop_costs: {
    [k: string]: WorkshopCost;
  };
  resources: string[];
  levels: string[];
  legion_kinds: string[];
  small: string[];
  legions: {
    [k: string]: LegionSheet;
  };
  craft: {
    [k: string]: CraftSheet;
  };
  structures: {
    [k: string]: StructureSheet;
  };
  officers: string[];
  rows: {
    [k: string]: Technology[];
  };
  squares: {
    [k: string]: number[];
  };
  events: {
    [k: string]: EventSheet;
  };
  missions: {
    [k: string]: HappeningsMission;
  };
  laws: string[];
  protocols: {
    [k: string]: ProtocolSheet;
  };
  offices: {
    [k: string]: OfficeSheet;
  };
  treaties: {
    [k: string]: TreatySheet;
  };
  glossary: {
    [k: string]: {
      [k: string]: Explained;
    };
  };
}

/** A planet or star with its printed capacities (SW-27.1). */
export interface SystemTile {
  id: string;
  kind: string;
  size: 'large' | 'medium' | 'small';
  typology:
    'blue' | 'green' | 'grey' | 'home' | 'red' | 'star_blue' | 'star_red' | 'star_white' | 'star_yellow' | 'white';
  cities: number;
  workshops: number;
  crystal: number;
}

/** What the size of a system limits. */
export interface SizeLimits {
  id: 'large' | 'medium' | 'small';
  max_level: number;
  contamination_cap: number;
  orbital_city_cap: number;
  blockade_points: number;
}

/** What a workshop level costs on planets of one typology (SW-27.2). */
export interface WorkshopCost {
  typology:
    'blue' | 'green' | 'grey' | 'home' | 'red' | 'star_blue' | 'star_red' | 'star_white' | 'star_yellow' | 'white';
  mechanical: Price;
  electronic: Price;
  chemical: Price;
}

export interface Price {
  material: number;
  credits: number;
}

export interface LegionSheet {
  id: string;
  strength: number;
  living: boolean;
  build_in: string[];
  yard: number;
  yard_points: number;
  tech: string;
  limit: number;
  cost: Cost;
  upgrade_to: string;
}

/** What is printed on a craft's counter. */
export interface CraftSheet {
  id: string;
  class: 'base' | 'capital' | 'fighter' | 'pod';
  battle: boolean;
  defence: number;
  move: number;
  laser: Weapon;
  ion: Weapon;
  torpedo: Weapon;
  laser_range: number;
  bomb: number;
  capacity: number;
  cargo: string[];
  mode: 'active' | 'none' | 'passive';
  screen_skirmish: number;
  screen_line: number;
  blockade: number;
  breakthrough: boolean;
  conquers: boolean;
  yard: number;
  tech: string;
  limit: number;
  cost: Cost;
}

export interface StructureSheet {
  id: string;
  levelled: boolean;
  where: 'base_sector' | 'planet' | 'star' | 'system';
  capacity: '' | 'cities' | 'crystal' | 'orbital_city_cap' | 'workshops';
  tech: string;
  cost: Cost | null;
  cr_per_level: number;
  unique: boolean;
}

export interface Technology {
  id: string;
  branch: string;
  order: number;
  level: number;
  series: string | null;
  value: number | null;
}

export interface EventSheet {
  id: string;
  limit: number;
  cells: number[];
  tech: string;
  blocks: boolean;
}

export interface HappeningsMission {
  id: string;
  level: number;
  needs: string[];
  reward: {
    [k: string]: number;
  };
}

export interface ProtocolSheet {
  id: string;
  target: 'none' | 'player' | 'players2' | 'sector';
  credits: number;
}

export interface OfficeSheet {
  id: 'president' | 'relationships' | 'security' | 'trade';
  craft: string;
}

export interface TreatySheet {
  id: 'alliance' | 'commercial' | 'cooperation' | 'non_aggression' | 'scientific';
  rank: number;
  break_cost: number;
  exclusive_group: '' | 'military';
  war_same_turn_after_break: boolean;
  counters: {
    [k: string]: number;
  };
}
