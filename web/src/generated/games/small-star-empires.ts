// Written by tools/web_types.py from the Python types. Do not edit.

/** An edition is its tiles and its scoring together (SSE-8.10). */
export type Edition = 'print_and_play' | 'retail';
/** One hexagon of the plane. */
export type Hex = [number, number];
/** How a ship gets to where it ends; the value is its sign in the short form. */
export type How = '>' | '~';
/** What a system is controlled by; the value is its sign in the short form. A homeworld is never placed. */
export type Piece = 'c' | 'h' | 's';
/** What an unexplored tile can show when it is turned up (SSE-7.4 to 7.9). */
export type Tile =
  | 'abandoned_trade_station'
  | 'asteroid_field'
  | 'chromatic_nebula'
  | 'refueling_station'
  | 'three_planets'
  | 'two_planets';
/** What a system is (SSE-1.7). The value is its sign in data files and drawn boards. */
export type Kind = '.' | '1' | '2' | '3' | 'B' | 'G' | 'H' | 'O' | 'R' | 'X';
/** An unexplored tile as it lies: face down, or what was turned up. */
export type TileSeen =
  | 'abandoned_trade_station'
  | 'asteroid_field'
  | 'chromatic_nebula'
  | 'face_down'
  | 'refueling_station'
  | 'three_planets'
  | 'two_planets';
export type Ship = [Hex, boolean];
/** What a player has not placed, and the Colonies received from others in open borders (SSE-8.8). */
export type Supply = [number, number, number];
/** Whether a player still takes turns. */
export type Standing = 'passed' | 'playing' | 'resigned';
/** A system and the points it adds to a row. */
export type Source = [Hex, number];
/** A series of rounds: which round this is, who began the first, and each seat's win pile. */
export type Campaign = [number, number, number[]];
export type Action = Move | Repair | Refuel | Stop | Pass | Resign;
export type Event =
  | GameStarted
  | ShipMoved
  | TollPaid
  | TileTurnedUp
  | SystemClaimed
  | ShipDamaged
  | ShipRepaired
  | Passed
  | Resigned
  | RoundEnded
  | GameEnded;

/** Options of Small Star Empires; the defaults are the boxed game with wormholes and black holes. */
export interface Options {
  edition: Edition;
  layout:
    | (
        | 'four_players'
        | 'narrow_two_players'
        | 'star_four_players'
        | 'three_galaxies'
        | 'three_galaxies_three_players'
        | 'three_galaxies_two_players'
        | 'three_players'
        | 'two_players'
      )
    | null;
  board: string | null;
  holes: boolean;
  unexplored: boolean;
  deck: 14 | 15;
  open_borders: boolean;
  campaign: boolean;
  first_player: (0 | 1 | 2 | 3) | null;
  fairness: number;
}

/** Move one ship and take the system it reaches (SSE-3, SSE-4). */
export interface Move {
  type: 'move';
  origin: Hex;
  target: Hex;
  how: How;
  place: Piece;
}

/** Bring a damaged ship back to its homeworld (SSE-7.6). */
export interface Repair {
  type: 'repair';
  origin: Hex;
  target: Hex;
  how: How;
}

/** Go one step on from a refueling station, with the same ship (SSE-7.9). */
export interface Refuel {
  type: 'refuel';
  target: Hex;
  place: Piece;
}

/** Stay at the refueling station (SSE-7.9). */
export interface Stop {
  type: 'stop';
}

/** Take no more turns, where every move left would cost a toll (SSE-8.9). */
export interface Pass {
  type: 'pass';
}

/** Leave the game (SSE-5.3). */
export interface Resign {
  type: 'resign';
}

/** The board is laid and the first player known (SSE-2). */
export interface GameStarted {
  type: 'game_started';
  board: string;
  first: number;
  round: number | null;
}

export interface ShipMoved {
  type: 'ship_moved';
  seat: number;
  origin: Hex;
  target: Hex;
  how: How;
}

/** A Colony handed over for passing a rival's system (SSE-8.6). */
export interface TollPaid {
  type: 'toll_paid';
  seat: number;
  to: number;
  at: Hex;
}

export interface TileTurnedUp {
  type: 'tile_turned_up';
  seat: number;
  at: Hex;
  tile: Tile;
}

export interface SystemClaimed {
  type: 'system_claimed';
  seat: number;
  at: Hex;
  piece: Piece;
}

export interface ShipDamaged {
  type: 'ship_damaged';
  seat: number;
  at: Hex;
}

export interface ShipRepaired {
  type: 'ship_repaired';
  seat: number;
  at: Hex;
}

/** A player is out: with no legal move (`forced`, SSE-5.1) or by choice (SSE-8.9). */
export interface Passed {
  type: 'passed';
  seat: number;
  forced: boolean;
}

export interface Resigned {
  type: 'resigned';
  seat: number;
}

/** A round of a campaign is over; each winner puts a Colony in the win pile (SSE-8.2). */
export interface RoundEnded {
  type: 'round_ended';
  round: number;
  winners: number[];
  totals: number[];
  wins: number[];
}

export interface GameEnded {
  type: 'game_ended';
  winners: number[];
  totals: number[];
}

/** A position as a seat (`you`) or a spectator sees it; `position` is the same in one line of text. */
export interface SseView {
  you: number | null;
  position: string;
  edition: Edition;
  systems: SystemSeen[];
  players: PlayerSeen[];
  turn: number | null;
  refueling: Hex | null;
  over: boolean;
  campaign: Campaign | null;
  worth: Worth;
}

/** One system: what it is, which sector tile it lies on, who controls it and by what. */
export interface SystemSeen {
  at: Hex;
  name: string;
  kind: Kind;
  sector: number;
  tile: TileSeen | null;
  holder: number | null;
  piece: Piece | null;
}

export interface PlayerSeen {
  ships: Ship[];
  supply: Supply;
  standing: Standing;
  score: Score;
  sources: {
    [k: string]: Source[];
  };
}

/** One player's column of the score sheet; the bonus is itemised (SSE-6.8). */
export interface Score {
  planets: number;
  nebulae: number;
  stations: number;
  territory: number;
  tiles: number;
  tolls: number;
}

/** What things are worth at the end, for the sentences of a page. */
export interface Worth {
  nebulae: number[];
  rival: number;
  territory: number;
  toll: number;
}
