// Written by tools/web_types.py from the Python types. Do not edit.

/** A sentence in the language that was asked for. */
export type Text = string;
export type Income = [number, number];
/** What an area of the board is (GE-1.1). */
export type Kind =
  'black_hole' | 'capital' | 'frontier' | 'neutral_zone' | 'planet' | 'political_center' | 'space_station' | 'wormhole';
/** One hexagon of the plane. */
export type Hex = [number, number];
export type Ending = [number, 'bounty' | 'domination' | 'round_limit' | 'survival'];
export type Action =
  | Move
  | Deploy
  | Invade
  | Disrupt
  | RollPp
  | DrawMission
  | EndTurn
  | Propose
  | Counter
  | Accept
  | Decline
  | PostOffer
  | TakeOffer
  | CallOffer
  | WithdrawOffer
  | FightOn
  | Surrender
  | WarRoll
  | Simulate
  | Place
  | ReturnTo
  | Say
  | Concede;
export type Event =
  | GameStarted
  | TurnStarted
  | IncomePaid
  | InstalmentPaid
  | Delivered
  | FleetMoved
  | Claimed
  | Landed
  | CapitalExposed
  | Deployed
  | WarDeclared
  | WarTick
  | SimulationAgreed
  | FleetLost
  | WarEnded
  | FleetPlaced
  | FleetReturned
  | ContractCompleted
  | Disrupted
  | OfferMade
  | OfferEnded
  | DealMade
  | CardPassed
  | PromiseEnded
  | PromiseBroken
  | PpRolled
  | MissionDrawn
  | MissionDiscarded
  | MissionCompleted
  | Eliminated
  | Conceding
  | Said
  | TurnEnded
  | GameWon;

/** Options of Galaxy Empires; the defaults are the game as its rulebook has it. */
export interface Options {
  war_mode: 'live' | 'simulated';
  clause_mode: 'binding' | 'honour';
  domination_timing: 'immediate' | 'next_turn';
  bounty_timing: 'end_of_round' | 'immediate';
  mission_pay: 'half' | 'money';
  planets: 'four' | 'two';
  defender_auto_surrender: 'ask' | 'never' | 'when_outnumbered';
  mission_trading: boolean;
  pp_trading: boolean;
  asymmetric_powers: boolean;
  seat_compensation_step: number;
  round_limit: number;
  faction_1: ('carmine' | 'glacier' | 'helion' | 'verdant') | null;
  faction_2: ('carmine' | 'glacier' | 'helion' | 'verdant') | null;
  faction_3: ('carmine' | 'glacier' | 'helion' | 'verdant') | null;
  faction_4: ('carmine' | 'glacier' | 'helion' | 'verdant') | null;
}

/** Reposition the fleet on a tile (GE-7). */
export interface Move {
  type: 'move';
  origin: string;
  target: string;
  new_action: boolean;
}

/** Put a new fleet on a tile of a capital (GE-8). */
export interface Deploy {
  type: 'deploy';
  tile: string;
  new_action: boolean;
}

/** Go to war over a territory with the fleets on these tiles (GE-9). */
export interface Invade {
  type: 'invade';
  target: string;
  fleets: string[];
  actions: number;
}

/** Destroy a fleet that mines a planet (GE-11.7). */
export interface Disrupt {
  type: 'disrupt';
  planet: string;
}

/** Roll a die for political points (GE-13.1). */
export interface RollPp {
  type: 'roll_pp';
}

/** Take a mission, giving up one of two in hand first; a card is named by its number in that hand (GE-14.2). */
export interface DrawMission {
  type: 'draw_mission';
  discard: number | null;
}

/** Give up what is left of the turn (GE-4.7). */
export interface EndTurn {
  type: 'end_turn';
}

/** Put a deal to another player, now (GE-12.1). */
export interface Propose {
  type: 'propose';
  give: Basket;
  get: Basket;
  clauses: (Truce | NoDisrupt | KeepOut | Instalment | Note)[];
  to: number;
}

/** What one side gives. A card is named by its number in its owner's hand, which tells nothing (GE-R.41). */
export interface Basket {
  cash?: number;
  pp?: number;
  territories?: string[];
  fleets?: string[];
  missions?: number[];
}

/** Neither side invades, claims from or disrupts the other (GE-12.11). */
export interface Truce {
  type: 'truce';
  turns: number;
}

/** One side does not disrupt the other's fleet on a planet (GE-12.12). */
export interface NoDisrupt {
  type: 'no_disrupt';
  planet: string;
  protected: number;
  turns: number;
}

/** One side moves into none of these areas and invades none (GE-12.13). */
export interface KeepOut {
  type: 'keep_out';
  who: number;
  areas: string[];
  turns: number;
}

/** One side pays the other an amount several times (GE-12.14). */
export interface Instalment {
  type: 'instalment';
  payer: number;
  amount: number;
  times: number;
  trigger: 'each_delivery' | 'each_turn';
}

/** Words that are recorded and never enforced (GE-12.15). */
export interface Note {
  type: 'note';
  text: string;
}

/** Answer a proposal with other terms (GE-17.4). */
export interface Counter {
  type: 'counter';
  give: Basket;
  get: Basket;
  clauses: (Truce | NoDisrupt | KeepOut | Instalment | Note)[];
}

/** Agree to the proposal on the table (GE-17.5). */
export interface Accept {
  type: 'accept';
}

/** Turn the proposal on the table down (GE-17.4). */
export interface Decline {
  type: 'decline';
}

/** Leave a standing offer for another player, in or out of turn (GE-12.17). */
export interface PostOffer {
  type: 'post_offer';
  give: Basket;
  get: Basket;
  clauses: (Truce | NoDisrupt | KeepOut | Instalment | Note)[];
  to: number;
}

/** Agree to a standing offer, in one's own turn (GE-17, D6). */
export interface TakeOffer {
  type: 'take_offer';
  offer: string;
}

/** Put one's own standing offer to its addressee, in one's own turn (GE-17, D7). */
export interface CallOffer {
  type: 'call_offer';
  offer: string;
}

/** Take one's own standing offer back (GE-17, F2). */
export interface WithdrawOffer {
  type: 'withdraw_offer';
  offer: string;
}

/** The defender goes on with the war (GE-9.12). */
export interface FightOn {
  type: 'fight_on';
}

/** The defender gives the territory up (GE-9.12). */
export interface Surrender {
  type: 'surrender';
}

/** Roll one's two dice in a live war (GE-19.4). */
export interface WarRoll {
  type: 'war_roll';
}

/** Have the rest of a live war simulated, as soon as the other side says so too (GE-19.8). */
export interface Simulate {
  type: 'simulate';
}

/** Put a survivor of an invasion on a tile of the territory won (GE-9.20). */
export interface Place {
  type: 'place';
  origin: string;
  tile: string;
}

/** Bring a fleet home, or to the nearest ground of its owner (GE-9.19, GE-12.6, GE-12.7). */
export interface ReturnTo {
  type: 'return_to';
  origin: string;
  tile: string;
}

/** Talk, to one seat or to all (GE-12.17). */
export interface Say {
  type: 'say';
  text: string;
  to: number | null;
}

/** Leave the game (GE-17, F4). */
export interface Concede {
  type: 'concede';
}

/** The cards are drawn, the order rolled for, the fleets in place (GE-2, GE-3). */
export interface GameStarted {
  type: 'game_started';
  factions: string[];
  rolls: [number, number][][];
  first: number;
}

export interface TurnStarted {
  type: 'turn_started';
  seat: number;
  round: number;
  turn: number;
}

export interface IncomePaid {
  type: 'income_paid';
  seat: number;
  cash: number;
  pp: number;
}

/** A payment under a clause; less than promised where there was no more, and then due again (GE-12.14, GE-12.21). */
export interface InstalmentPaid {
  type: 'instalment_paid';
  seat: number;
  to: number;
  amount: number;
  short: number;
  is_due_again: boolean;
}

/** A mining delivery (GE-11.4). */
export interface Delivered {
  type: 'delivered';
  seat: number;
  planet: string;
  cash: number;
  left: number;
}

export interface FleetMoved {
  type: 'fleet_moved';
  seat: number;
  fleet: string;
  origin: string;
  target: string;
  passage: boolean;
}

export interface Claimed {
  type: 'claimed';
  seat: number;
  area: string;
  loser: number | null;
}

/** A mining contract begins (GE-11.1). */
export interface Landed {
  type: 'landed';
  seat: number;
  planet: string;
  deliveries: number;
}

/** No fleet is left in a player's own capital: a fleet that enters it eliminates the player (GE-7.14). */
export interface CapitalExposed {
  type: 'capital_exposed';
  seat: number;
}

export interface Deployed {
  type: 'deployed';
  seat: number;
  fleet: string;
  tile: string;
  cost: number;
}

/** A war begins; with the exact odds, where they are known: attacker wins, defender wins, both fall. */
export interface WarDeclared {
  type: 'war_declared';
  attacker: number;
  defender: number;
  area: string;
  invaders: string[];
  defenders: string[];
  cost: number;
  odds: [number, number, number];
}

/** Dice of a war: of both sides, or in a live war of one. A sum of 7 destroys a fleet (GE-9.9). */
export interface WarTick {
  type: 'war_tick';
  attacker: number;
  defender: number;
  attack: [number, number] | null;
  defence: [number, number] | null;
  invaders: number;
  defenders: number;
  odds: [number, number, number];
}

/** A side of a live war would have the rest of it simulated; with the other's word it is (GE-19.8). */
export interface SimulationAgreed {
  type: 'simulation_agreed';
  seat: number;
  other: number;
  by_both: boolean;
}

/** A fleet destroyed: in a war, by a disruption, or for want of a place to go. */
export interface FleetLost {
  type: 'fleet_lost';
  seat: number;
  fleet: string;
  tile: string;
  by: number | null;
}

export interface WarEnded {
  type: 'war_ended';
  attacker: number;
  defender: number;
  area: string;
  outcome: 'lost' | 'mutual' | 'surrendered' | 'won';
  strength: [number, number];
  lost: [number, number];
  cash: number;
  passage: boolean;
}

/** A survivor of an invasion takes its place (GE-9.20). */
export interface FleetPlaced {
  type: 'fleet_placed';
  seat: number;
  fleet: string;
  origin: string;
  target: string;
}

/** A fleet goes home, or to ground of its owner (GE-9.19, GE-12.6, GE-12.7). */
export interface FleetReturned {
  type: 'fleet_returned';
  seat: number;
  fleet: string;
  origin: string;
  target: string;
}

export interface ContractCompleted {
  type: 'contract_completed';
  seat: number;
  planet: string;
}

export interface Disrupted {
  type: 'disrupted';
  seat: number;
  victim: number;
  planet: string;
  cost: number;
}

/** Terms put to another: now (`proposed`, `countered`) or standing. Only the two know them (GE-R.32). */
export interface OfferMade {
  type: 'offer_made';
  maker: number;
  to: number;
  how: 'countered' | 'posted' | 'proposed';
  terms: Terms | null;
}

/** What a deal would be, seen from the side that offers it. */
export interface Terms {
  give?: Basket;
  get?: Basket;
  clauses?: (Truce | NoDisrupt | KeepOut | Instalment | Note)[];
}

/** A proposal is declined, or a standing offer withdrawn or lapsed. */
export interface OfferEnded {
  type: 'offer_ended';
  maker: number;
  to: number;
  how: 'declined' | 'lapsed' | 'withdrawn';
  standing: boolean;
}

/** A deal is done, for all to know (GE-R.32). */
export interface DealMade {
  type: 'deal_made';
  maker: number;
  to: number;
  terms: Terms;
  cost: number;
}

/** A mission card changes hands; what it is, the receiver alone learns (GE-12.10). */
export interface CardPassed {
  type: 'card_passed';
  seat: number;
  to: number;
  mission: string | null;
}

/** A clause has run out, or is void because a party is gone. */
export interface PromiseEnded {
  type: 'promise_ended';
  parties: [number, number];
  clause: Truce | NoDisrupt | KeepOut | Instalment | Note;
  kept: boolean;
}

/** A clause is broken, where promises are on honour (GE-R.25). */
export interface PromiseBroken {
  type: 'promise_broken';
  seat: number;
  to: number;
  clause: Truce | NoDisrupt | KeepOut | Instalment | Note;
}

export interface PpRolled {
  type: 'pp_rolled';
  seat: number;
  die: number;
  gained: number;
}

export interface MissionDrawn {
  type: 'mission_drawn';
  seat: number;
  card: number;
  mission: string | null;
  shuffled: boolean;
}

export interface MissionDiscarded {
  type: 'mission_discarded';
  seat: number;
  card: number;
  mission: string | null;
}

export interface MissionCompleted {
  type: 'mission_completed';
  seat: number;
  mission: string;
  bounty: number;
  pp: number;
}

export interface Eliminated {
  type: 'eliminated';
  seat: number;
  captor: number | null;
}

/** A player will leave when the war or deal under way is over (GE-R.42). */
export interface Conceding {
  type: 'conceding';
  seat: number;
}

export interface Said {
  type: 'said';
  seat: number;
  to: number | null;
  text: string;
}

export interface TurnEnded {
  type: 'turn_ended';
  seat: number;
}

export interface GameWon {
  type: 'game_won';
  seat: number;
  condition: 'bounty' | 'domination' | 'round_limit' | 'survival';
  round: number;
}

/** A position as a seat (`you`) or a spectator sees it. */
export interface GeView {
  you: number | null;
  rules: number;
  options: Options;
  players: PlayerSeen[];
  order: number[];
  areas: AreaSeen[];
  fleets: FleetSeen[];
  turn: Turn;
  counts: Counts;
  territories_to_win: number;
  figures: Figures;
  barred: Barred[];
  hand: CardSeen[];
  deck: number;
  discards: (string | null)[];
  offers: Offer[];
  offered: {
    [k: string]: number;
  };
  promises: Promise[];
  broken: {
    [k: string]: number;
  };
  declined: {
    [k: string]: number;
  };
  conceding: number[];
  war: War | null;
  proposal: ProposalSeen | null;
  errands: Errands | null;
  ending: Ending | null;
}

export interface PlayerSeen {
  faction: string;
  title: Text;
  home: string;
  cash: number;
  pp: number;
  built: number;
  drawn: number;
  out: number;
  cards: number[];
  territories: number;
  fleets: number;
  income: Income;
  power: Text | null;
}

/** An area of the board: what it is, whose flag it bears, and what it pays its holder. */
export interface AreaSeen {
  id: string;
  title: Text;
  kind: Kind;
  corner: ('ne' | 'nw' | 'se' | 'sw') | null;
  tiles: TileSeen[];
  closed: boolean;
  holder: number | null;
  income: Income;
  unrest: boolean;
  unpaid: number[];
}

export interface TileSeen {
  name: string;
  at: Hex;
}

export interface FleetSeen {
  tile: string;
  owner: number;
  faction: string;
  number: number;
  deliveries: number | null;
  name: string;
}

export interface Turn {
  number: number;
  round: number;
  seat: number;
  first: number;
  actions: number;
  open: OpenAction | null;
  proposals: number;
}

/** An action under way: one more fleet may be moved or deployed with it (GE-17.1). */
export interface OpenAction {
  kind: 'deploy' | 'move';
  left: number;
  used: string[];
  wormhole: number;
}

/** How many wars, rolls and shuffles there have been: these name the draws of chance. */
export interface Counts {
  wars: number;
  rolls: number;
  shuffles: number;
}

/** What things cost, pay and allow, for the sentences of a page; those of `you`, where factions have powers. */
export interface Figures {
  actions: number;
  fleet: number;
  war_pp: number;
  deal_pp: number;
  disrupt: number;
  pp_most: number;
  hand_most: number;
  cash_to_win: number;
  frontier: number;
  station: number;
  center_pp: number;
  delivery: number;
  deliveries: number;
  reparations: number;
  kill_sum: number;
}

/** A kind of order that cannot be given now, whatever is filled in. */
export interface Barred {
  order: 'deploy' | 'draw_mission' | 'propose' | 'roll_pp';
  rule: string;
  why: Text;
}

/** A mission in one's own hand. */
export interface CardSeen {
  number: number;
  mission: string;
  title: Text;
  task: Text;
  bounty: number;
  pp: number;
  standing: number;
  count: number;
  at_start_of_turn: boolean;
  progress: number;
  partners: number[];
}

/** Terms put by one seat to another; its name says who, to whom and which. */
export interface Offer {
  name: string;
  maker: number;
  to: number;
  terms: Terms;
  turn: number;
  turns_left: number;
}

/** A clause that was agreed, and what has become of it. */
export interface Promise {
  parties: [number, number];
  clause: Truce | NoDisrupt | KeepOut | Instalment | Note;
  turn: number;
  left: {
    [k: string]: number;
  };
  fate: 'broken' | 'kept' | 'running' | 'void';
}

/** A war being fought. The fleets of both sides are named by the tiles they stand on (GE-9.24). */
export interface War {
  type: 'War';
  attacker: number;
  defender: number;
  target: string;
  invaders: string[];
  defenders: string[];
  strength: [number, number];
  live: boolean;
  passage: boolean;
  rolls: [number, number];
  asked: boolean;
  willing: number | null;
}

/** A deal on the table; its terms are for the two parties alone. */
export interface ProposalSeen {
  name: string;
  maker: number;
  to: number;
  terms: Terms | null;
  turn: number;
  counters: number;
}

/** Fleets to be seen to, one after the other, and what they come of: a war, a deal, or (none) the end of a turn. */
export interface Errands {
  type: 'Errands';
  returning: Errand[];
  placing: string[];
  fact: (WarEnded | DealMade) | null;
}

/** A fleet that must go somewhere: home (GE-9.19), or to the nearest ground of its owner (GE-12.6, GE-12.7). */
export interface Errand {
  at: string;
  way: 'home' | 'nearest';
}
