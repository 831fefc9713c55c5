// Written by tools/web_types.py from the Python types. Do not edit.

/** A sentence in the language that was asked for. */
export type Text = string;
/** How much an event matters to a reader: log, report, chronicle and page choose by it what they tell first. */
export type Weight = 'annals' | 'detail' | 'formality' | 'headline' | 'news' | 'note' | 'routine';
export type Written =
  | string
  | {
      [k: string]: PlainForm;
    };
export type PlainForm =
  | boolean
  | number
  | string
  | PlainOrder[]
  | {
      [k: string]: PlainOrder;
    }
  | null;
export type PlainOrder =
  | boolean
  | number
  | string
  | PlainPart[]
  | {
      [k: string]: PlainPart;
    }
  | null;
export type PlainPart =
  | boolean
  | number
  | string
  | PlainFields[]
  | {
      [k: string]: PlainFields;
    }
  | null;
export type PlainFields =
  | boolean
  | number
  | string
  | PlainField[]
  | {
      [k: string]: PlainField;
    }
  | null;
export type PlainField = boolean | number | string | null;
/** One hexagon of the plane. */
export type Hex = [number, number];
export type LiveMessage = Changed | Presence | Spoken;

/** Ask the others at the table to agree. */
export interface AskVote {
  kind: 'bot' | 'pause' | 'rematch' | 'resume';
  seat: number;
  about?: number | null;
  days?: number | null;
  options?: {
    [k: string]: boolean | number | string | null;
  };
}

export interface AnswerVote {
  number: number;
  seat: number;
  yes: boolean;
}

/** Who is to be the host. */
export interface Heir {
  seat: number;
}

/** Something the table is asked to agree on. */
export interface Vote {
  number: number;
  kind: 'bot' | 'pause' | 'rematch' | 'resume';
  by: number;
  about: number | null;
  days: number | null;
  until: string;
  yes: number[];
  no: number[];
  due: number[];
  all: boolean;
}

/** What the table is asked to agree on, and what one may ask or do there now. */
export interface Together {
  votes: Vote[];
  may_ask: ('bot' | 'pause' | 'rematch' | 'resume')[];
  absent: number[];
  away: number[];
  remind: number[];
  host: boolean;
  removable: number[];
  heirs: number[];
  may_resign: boolean;
  closed: boolean;
  next: string | null;
}

/** An action of a line, with its seat, and in words. */
export interface ForeseenStep {
  seat: number;
  text: string;
  order: Text;
}

/** A line of foreseen actions and answers. Only its own seat is told of it. */
export interface IfThen {
  number: number;
  steps: ForeseenStep[];
  met: number;
  state: 'dropped' | 'played' | 'unmet' | 'waits';
  at: number;
  why: Text | null;
}

/** What somebody who passes may want to be asked again for. */
export interface Occasion {
  name: string;
  label: Text;
}

/** What a seat has left standing. */
export interface Standing {
  until: string[] | null;
  has_ended: boolean;
  ended: Text | null;
  at: number;
  declines: boolean;
  only: boolean | null;
}

/** What a seat has said in advance. Nobody else is told that there is such a thing. */
export interface InAdvance {
  if_thens: IfThen[];
  standing: Standing;
  occasions: Occasion[];
  has_offers: boolean;
  habit: boolean;
}

/** A table in a list. */
export interface TableInfo {
  id: string;
  game: string;
  name: Text;
  seats: SeatInfo[];
  waiting_on: number[];
  over: boolean;
  created: string;
  number: number;
  hints: 'off' | 'open';
  maker: boolean;
  since: string;
  result: Result | null;
  round: number | null;
  problem: Text | null;
  origin: ('file' | 'position' | 'what_if') | null;
  time: TimeControl;
  clock: Clock | null;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'bot' | 'person';
  bot: string | null;
  colour: number | null;
  taken: boolean;
  yours: boolean;
  connected: boolean;
  failed: boolean;
  stand_in: StandIn | null;
}

/** A bot plays a person's seat, which still is the person's. */
export interface StandIn {
  bot: string;
  why: 'removed' | 'resigned' | 'time' | 'vote';
  since: number;
}

/** How the game ended: the rank and the total of each seat. */
export interface Result {
  ranks: number[];
  totals: number[];
}

/**
 * How long the players of a table may think.
 *
 *     Without limit; so long for each move; Fischer, a stock that grows by a little with each move; or days for each move,
 *     with a bank that is drawn on when they are over.
 */
export interface TimeControl {
  kind?: 'days' | 'fischer' | 'move' | 'none';
  move?: number;
  stock?: number;
  nights?: boolean;
  out?: 'bot' | 'default' | 'resign';
}

/** The clock of a seat that a person plays, at the moment at which it was asked for. A page counts on from there. */
export interface Clock {
  seat: number;
  state: 'gathering' | 'holiday' | 'low' | 'night' | 'out' | 'paused' | 'running' | 'waiting';
  left: number;
  bank: number;
  full: number;
  line: number;
}

/** Whether a game is to be out of the list of one's games. */
export interface PutAway {
  away: boolean;
}

/** How many games wait for who asks. */
export interface WaitingFor {
  count: number;
  first: string | null;
}

/** A game of somebody's, as the list of their games shows it. */
export interface InboxGame {
  table: TableInfo;
  news: Text | null;
  by: number | null;
  yours: boolean;
  unseen: number;
  away: boolean;
}

export interface Inbox {
  games: InboxGame[];
  at: string;
}

/** A player has seen the log up to this number. */
export interface Seen {
  number: number;
}

/** A game that somebody brings: a record in text or JSON, or a position. */
export interface Brought {
  text: string;
}

/** What a spectator sees of a position, as one word to be kept, sent and opened again. */
export interface PositionText {
  text: string;
}

/** Something a proof looks at, and whether it holds; null where there is nothing to check it by. */
export interface Claim {
  name: 'agreement' | 'chance' | 'rules' | 'seed';
  holds: boolean | null;
  what: Text;
}

/** A move played again, and what came of it; the deal is number 0. */
export interface ProvedMove {
  number: number;
  line: number;
  seat: number | null;
  told: Text[];
  reveals: boolean;
  differs: Text | null;
}

/** How far a game has been proved: the page asks again until it is over. */
export interface Proof {
  game: string;
  names: string[];
  fingerprint: string;
  began: string;
  seed: string | null;
  claims: Claim[];
  total: number;
  done: number;
  over: boolean;
  moves: ProvedMove[];
  id: string | null;
}

/** How games ended for some seats: those of a level, a place at the table, or a person. */
export interface Tally {
  key: string;
  label: Text | null;
  games: number;
  won: number;
  mean: number;
}

/** How many games were played by so many players. */
export interface Counted {
  players: number;
  games: number;
}

/** Games with one value of an option; a switch has no label, but is on or off. */
export interface OptionFigures {
  option: Text;
  value: Text | null;
  on: boolean | null;
  games: number;
  best: number;
}

export interface GameFigures {
  game: string;
  name: Text;
  games: number;
  best: number;
  players: Counted[];
  seats: Tally[];
  bots: Tally[];
  options: OptionFigures[];
}

/** Statistics of finished games. What others have done as persons is not told. */
export interface Figures {
  games: GameFigures[];
  yours: Tally[];
}

/** What is told by which way. */
export interface Matrix {
  mail?: ('invitation' | 'low' | 'nudge' | 'over' | 'talk' | 'turn' | 'vote' | 'word')[];
  push?: ('invitation' | 'low' | 'nudge' | 'over' | 'talk' | 'turn' | 'vote' | 'word')[];
  hook?: ('invitation' | 'low' | 'nudge' | 'over' | 'talk' | 'turn' | 'vote' | 'word')[];
}

/** What somebody wants to be told. */
export interface Wishes {
  mail?: boolean;
  push?: boolean;
  hook?: boolean;
  kinds?: Matrix;
  pace?: 'day' | 'hour' | 'twice';
}

/** All that one's page of notices shows. */
export interface NoticesPage {
  wishes: Wishes;
  letters: boolean;
  address: string | null;
  mail_trouble: boolean;
  push_key: string | null;
  browsers: number;
  hooks: HooksOf;
}

/** The webhooks of a table, for its host. */
export interface HooksOf {
  hooks: HookInfo[];
  most: number;
}

export interface HookInfo {
  id: string;
  form: 'discord' | 'json';
  host: string;
  failures: number;
  trouble: ('gone' | 'private' | 'refused') | null;
}

/** What would come now, exactly as it comes. */
export interface NoticePreview {
  title: string;
  body: string;
  subject: string;
  letter: string;
  specimen: boolean;
}

/** Whether the link was one of ours. */
export interface LettersStopped {
  stopped: boolean;
}

/** A browser that may be told while it is closed, as its push service describes it. */
export interface NewBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface OldBrowser {
  endpoint: string;
}

/** An address to be told by HTTP. */
export interface NewHook {
  url: string;
  form?: 'discord' | 'json';
}

export interface WhichHook {
  id: string;
}

/** Whether a trial was received. */
export interface TrialSent {
  received: boolean;
}

/** A table as this device sees it through one of its seats, or as a spectator. */
export interface TableState {
  table: TableInfo;
  seat: number | null;
  now: Moment;
  waiting_on: number[];
  decision: Asked | null;
  choices: Choice[];
  templates: Template[];
  free: Choice[];
  log: Entry[];
  undo: 'ask' | 'free' | 'no';
  request: Request | null;
  hinted: Hinted[];
  stood_in: StoodIn[];
  options: {
    [k: string]: boolean | number | string | null;
  };
  ready_in: number | null;
  held: number;
  commitment: string;
  seed: string | null;
  seen: Looked | null;
  source: Source | null;
  in_advance: InAdvance | null;
  clocks: Clocks | null;
}

/** A position as one seat, or a spectator, sees it, now or in the past. */
export interface Moment {
  number: number;
  view: unknown;
  standings: Standings;
}

/** Who is where, at any time: a rank for each seat (1 is best; tied seats share it) and the score sheet. */
export interface Standings {
  over: boolean;
  ranks: number[];
  rows: Row[];
  ending: string | null;
  round: number | null;
  counts: string;
}

/** One row of the score sheet: a value for each seat, and the rows it is the sum of, if any. */
export interface Row {
  key: string;
  label: Text;
  values: number[];
  parts: Row[];
}

/** What is asked of a seat that the game waits for. */
export interface Asked {
  kind: string;
  label: Text;
  default: Text;
  action: unknown;
  sealed: boolean;
  together: boolean;
}

/** One thing a seat may do: its short form, its JSON, and where pages list it, an order in words. */
export interface Choice {
  text: string;
  action: unknown;
  words?: Text | null;
}

/**
 * An action with blanks: `type` is the action's name, `given` what is settled, `blanks` what is to be filled in.
 *
 *     A blank inside a part of the action is named by the way to it: `give.cash`. Each blank says what it may hold by
 *     itself; whether all of them go together, `Game.apply` says.
 */
export interface Template {
  type: string;
  label: Text;
  blanks: {
    [k: string]: Amount | Pick | Several | Ranking | Amounts | Pairs | Words | Variant | Orders | Depending;
  };
  given?: {};
  starts?: Start[];
  later?: boolean;
}

/** A whole number from `least` to `most`, in steps. */
export interface Amount {
  type: 'amount';
  least: number;
  most: number;
  step?: number;
  label?: Text | null;
  usual?: unknown;
}

/** One of these values. */
export interface Pick {
  type: 'pick';
  among: (string | number)[];
  label?: Text | null;
  usual?: unknown;
  called?: {
    [k: string]: Text;
  };
  seats?: boolean;
}

/** From `least` to `most` of these values, each at most once. */
export interface Several {
  type: 'several';
  among: (string | number)[];
  least?: number;
  most?: number | null;
  label?: Text | null;
  usual?: unknown;
  called?: {
    [k: string]: Text;
  };
  seats?: boolean;
}

/** All of these values, put in an order. */
export interface Ranking {
  type: 'ranking';
  among: (string | number)[];
  label?: Text | null;
  usual?: unknown;
  called?: {
    [k: string]: Text;
  };
  seats?: boolean;
}

/** An amount for each of some keys, which are the values here; together they are at most `most`. */
export interface Amounts {
  type: 'amounts';
  each: {
    [k: string]: Amount;
  };
  most?: number | null;
  together?: TemplatesTogether[];
  label?: Text | null;
  usual?: unknown;
  called?: {
    [k: string]: Text;
  };
  seats?: boolean;
}

/** Some of the amounts are bounded by what they come to together, such as payments from one income. */
export interface TemplatesTogether {
  among: string[];
  most: number;
}

/** For some of these keys one of the key's values; keys that are left out stay as they are. */
export interface Pairs {
  type: 'pairs';
  each: {
    [k: string]: (string | number)[];
  };
  label?: Text | null;
  usual?: unknown;
  called?: {
    [k: string]: Text;
  };
  seats?: boolean;
}

/** Free text, with a limit of characters. */
export interface Words {
  type: 'words';
  longest: number;
  shortest?: number;
  label?: Text | null;
  usual?: unknown;
}

/** One of these templates, filled in. */
export interface Variant {
  type: 'variant';
  among: Template[];
  label?: Text | null;
  usual?: unknown;
}

/** From `least` to `most` of these templates, filled in, in an order; each as often as one likes. */
export interface Orders {
  type: 'orders';
  among: Template[];
  most: number;
  least?: number;
  label?: Text | null;
  usual?: unknown;
}

/** What may be filled in here hangs on what an earlier blank holds; where there is no case for it, nothing is. */
export interface Depending {
  type: 'depending';
  on: string;
  cases: {
    [k: string]: Amount | Pick | Several | Ranking | Amounts | Pairs | Words | Variant | Orders | Depending;
  };
  label?: Text | null;
  usual?: unknown;
}

/** A usual way to fill a template in, to be taken and changed: what it is called, and what its blanks hold. */
export interface Start {
  label: Text;
  values: {};
}

/** One line of the log. A take-back is a line too, so that it leaves a trace. */
export interface Entry {
  number: number;
  kind: 'action' | 'start' | 'undo';
  seat: number | null;
  text: string;
  events: unknown[];
  weights: Weight[];
  told: Text[];
  totals: number[];
  action: unknown;
  bot_failed: boolean;
  late: boolean;
  takes: number[];
  reveals: boolean;
  by_itself: ('bot' | 'if_then' | 'only' | 'standing') | null;
}

/** A take-back that waits for answers: who asks, back to which number, and whose answer is due. */
export interface Request {
  seat: number;
  to: number;
  waiting_on: number[];
}

/** A seat has asked for a hint on the position with this number. */
export interface Hinted {
  number: number;
  seat: number;
}

/** A stretch of the game that a bot played on somebody's seat: the lines after the first, up to the last. */
export interface StoodIn {
  seat: number;
  bot: string;
  first: number;
  last: number | null;
}

/** How far a player has followed the log, and when that was last noted. */
export interface Looked {
  number: number;
  at: string;
}

/** The position of another table that a try began with. */
export interface Source {
  table: string;
  number: number;
}

/** The clocks of a table. */
export interface Clocks {
  control: TimeControl;
  seats: Clock[];
  now: number;
  paused: boolean;
  until: string | null;
}

/**
 * How a game may go on: what the others do and what is answered, in their order. Whose action each is follows from
 *     the game.
 */
export interface Foresee {
  seat: number;
  steps: Written[];
}

/** A question about an action that would come after a line. */
export interface AskAhead {
  line: Foresee;
  action: Written;
}

/** Take a line back, or put away one that has ended; all of them where none is named. */
export interface Withdraw {
  seat: number;
  number?: number | null;
}

/** What is to be played for a seat until it says otherwise. */
export interface LeaveStanding {
  seat: number;
  until?: string[] | null;
  declines?: boolean;
  only?: boolean | null;
  habit?: boolean | null;
}

/**
 * The table as it would be after a line, seen through the seat that decides there. What is hidden from who asks is
 *     made up, so that nothing is told by it.
 */
export interface Foreseen {
  table: TableState;
  steps: ForeseenStep[];
  can_wait: boolean;
  why: Text | null;
}

/** What somebody wants to be called at every table from now on. */
export interface NewName {
  name: string;
}

/** What a browser answers for a passkey, each part in base64url. */
export interface Credential {
  id: string;
  client_data: string;
  attestation?: string | null;
  authenticator_data?: string | null;
  signature?: string | null;
  user_handle?: string | null;
}

/** A new passkey, made for a challenge. */
export interface KeepPasskey {
  ticket: string;
  credential: Credential;
}

/** A passkey shown for a challenge. `take` says whether what this browser has as a guest comes along. */
export interface OpenByPasskey {
  ticket: string;
  credential: Credential;
  take?: boolean;
}

/** The number and the four words on paper. */
export interface OpenByWords {
  number: string;
  words: string;
  take?: boolean;
}

/** Where to send a link to. */
export interface AskLetter {
  address: string;
}

/** The secret of the letter's link, or the code that stands beside it. */
export interface OpenLetter {
  secret?: string | null;
  code?: string | null;
  take?: boolean;
}

/** Whose device this would become. */
export interface LookAtCode {
  secret: string;
}

export interface OpenByCode {
  secret: string;
  take?: boolean;
}

/** One device, or all but this one. */
export interface SignOut {
  id?: string | null;
}

export interface NewToken {
  label: string;
  rights?: 'host' | 'play' | 'read';
}

/** A key or a token. */
export interface Which {
  id: string;
}

/** Have nothing more to do with somebody, by the address of their page. */
export interface BlockPerson {
  address: string;
}

/** Said in full, so that no slip of the hand does it. */
export interface ForgetMe {
  really: 'forget me';
}

export interface KeyInfo {
  id: string;
  kind: 'mail' | 'passkey' | 'words';
  label: string;
  created: string;
  used: string | null;
}

export interface DeviceInfo {
  id: string;
  label: string;
  seen: string;
  here: boolean;
}

export interface TokenInfo {
  id: string;
  label: string;
  rights: 'host' | 'play' | 'read';
  created: string;
  used: string | null;
}

/** Who asks. Without a key one is a guest, known to this browser alone. */
export interface Me {
  name: string | null;
  address: string | null;
  account: boolean;
  games: number;
  keys: KeyInfo[];
  devices: DeviceInfo[];
  tokens: TokenInfo[];
  letters: boolean;
}

/** What to ask the browser for, as it is handed over to `navigator.credentials`. */
export interface PasskeyAsked {
  ticket: string;
  options: unknown;
}

/** Shown once. */
export interface Paper {
  number: string;
  words: string;
}

export interface PaperWritten {
  paper: Paper;
  me: Me;
}

/** For the next device: good once. */
export interface Code {
  secret: string;
  seconds: number;
}

export interface CodeOf {
  name: string | null;
}

/** The same whether anybody has an account with that address or not. */
export interface LetterSent {
  minutes: number;
}

/** Shown once. */
export interface TokenMade {
  token: string;
  info: TokenInfo;
}

/** It is done; there is nothing to say. */
export interface Done {}

/** How strong somebody is at a game, as far as one can tell from the games that count. */
export interface RatingOf {
  game: string;
  name: Text;
  rating: number;
  doubt: number;
  month: number;
  games: number;
  won: number;
  curve: number[];
}

/** Results against one opponent: how often one finished before, level with and behind them. */
export interface Versus {
  name: Text;
  address: string | null;
  bot: string | null;
  game: Text | null;
  ahead: number;
  level: number;
  behind: number;
}

/** A row of the score sheet, and which part of one's points it has brought on average. */
export interface Share {
  label: Text;
  part: number;
}

/** What somebody's points come from in a game. */
export interface Style {
  game: string;
  name: Text;
  games: number;
  shares: Share[];
}

/** Somebody, as others may know them. */
export interface PersonPage {
  name: string | null;
  address: string;
  since: string;
  you: boolean;
  finished: number;
  ratings: RatingOf[];
  people: Versus[];
  bots: Versus[];
  styles: Style[];
}

export interface Rival {
  name: string;
  address: string | null;
  bot: string | null;
}

/** A finished game as somebody's history shows it. */
export interface PastGame {
  table: string;
  game: string;
  name: Text;
  ended: string;
  place: number;
  shared: boolean;
  players: number;
  ahead: number;
  gain: number | null;
  rivals: Rival[];
}

export interface History {
  games: PastGame[];
  more: string | null;
}

/** Who is to sit at a seat: a person, or a bot by its level. `yours` seats go to the device that asks. */
export interface NewPlayer {
  name?: string | null;
  bot?: string | null;
  yours?: boolean;
  colour?: number | null;
}

export interface NewTable {
  game: string;
  players: NewPlayer[];
  options?: {
    [k: string]: boolean | number | string | null;
  };
  listed?: boolean;
  hints?: 'off' | 'open';
  time?: TimeControl;
}

export interface PreviewRequest {
  game: string;
  players: number;
  options?: {
    [k: string]: boolean | number | string | null;
  };
  seed?: string;
}

/** The secret of a seat's link, exchanged for this device's right to play it. */
export interface Enter {
  key: string;
}

/** Take a free seat of a table in the lobby. */
export interface Sit {
  name: string;
  seat?: number | null;
}

/** What somebody wants to be called in their seat. */
export interface Naming {
  name: string;
}

/** An action for a seat of this device, made on the position with this number. */
export interface Play {
  seat: number;
  after: number;
  action: Written;
  left?: number | null;
}

/** A question about an action, which is not played: may it be, and if not, why not? */
export interface Ask {
  seat: number;
  action: Written;
}

/** What would a bot do on this seat? */
export interface AskHint {
  seat: number;
}

/** Ask to take back the last action of this device; done at once where nobody else has a say. */
export interface TakeBack {
  after: number;
}

/** Yes or no to a take-back. */
export interface Answer {
  seat: number;
  yes: boolean;
}

/** An address to be drawn as a QR code. It may hold a secret, so it is posted, out of sight of logs. */
export interface Draw {
  address: string;
}

/** What if: play on from a position at a new table, on one seat. */
export interface PlayFrom {
  number: number;
  seat: number;
  name?: string | null;
  bot?: string | null;
  others?: 'bots' | 'friend' | 'me';
}

/**
 * A task of a lesson or a puzzle, by its name and number, and what the learner has done of it so far. Nothing of it
 *     is stored here.
 */
export interface Exercise {
  game: string;
  name: string;
  task?: number | null;
  done?: Written[];
  line?: number | null;
}

/** A question about an action, where the learner has come to. */
export interface AskAtExercise {
  exercise: Exercise;
  action: Written;
}

export interface LessonInfo {
  id: string;
  title: Text;
  about: Text;
  minutes: number;
  tasks: number;
}

/** The lessons of a game, in their order. */
export interface LessonsOf {
  game: string;
  name: Text;
  lessons: LessonInfo[];
}

export interface Theme {
  id: string;
  name: Text;
  about: Text;
}

/** A puzzle as it is told before it is tried. */
export interface PuzzleInfo {
  game: string;
  id: string;
  number: number;
  seat: number;
  player: Text;
  themes: Theme[];
  difficulty: number;
  choices: number;
  plies: number;
}

/** The puzzle of a day. */
export interface Day {
  date: string;
  puzzle: string;
}

export interface Puzzles {
  puzzles: PuzzleInfo[];
  days: Day[];
}

/** A task of a lesson in words. */
export interface TaskShown {
  words: Text;
  hint: Text;
  number: number;
  of: number;
}

export interface LineMove {
  seat: number;
  text: string;
  order: Text;
}

/** Moves to the end of the game, and by how many points the one who solves is ahead then. */
export interface LineShown {
  moves: LineMove[];
  lead: number;
}

/** What came of a try at a puzzle, as it was proven. */
export interface Tried {
  solved: boolean;
  lead: number;
  lines: LineShown[];
  best: number;
  next_best: number;
  positions: number;
}

/** The answer to a puzzle, for somebody who gives it up. */
export interface Solution {
  action: unknown;
  order: Text;
}

export interface BotInfo {
  id: string;
  label: Text;
  level: number | null;
  added: boolean;
}

/** What a bot of any level may be like: with its id after a colon, the level plays in character. */
export interface CharacterInfo {
  id: string;
  label: Text;
  about: Text;
}

/** What the set-up page needs to know of a game. */
export interface GameInfo {
  id: string;
  name: Text;
  least: number;
  most: number;
  usual: number;
  seats: Text[];
  colours: Text[];
  options: OptionInfo[];
  bots: BotInfo[];
  bot: string;
  characters: CharacterInfo[];
  first_game: FirstGame | null;
  on_hexes: boolean;
}

/** One option as a set-up page or a help text needs it. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'flag' | 'number' | 'seat' | 'text';
  default: string | number | boolean | null;
  label: Text;
  help: Text;
  choices: OptionsChoice[];
  only_with: {
    [k: string]: string | number | boolean | null;
  };
  least: number | null;
  most: number | null;
  seat: number | null;
}

export interface OptionsChoice {
  value: string | number | boolean | null;
  label: Text;
  players?: number[] | null;
}

/** How somebody's first game is best played: some options, and what they mean in a sentence. */
export interface FirstGame {
  note: Text;
  options: {
    [k: string]: string | number | boolean | null;
  };
  players: number | null;
  bots: string[];
}

/** A game as it would begin: options with the board settled, and a spectator's view of it. */
export interface Preview {
  options: {
    [k: string]: boolean | number | string | null;
  };
  view: unknown;
}

/** The secret link of a seat: given once to who made the table or renewed it, and stored only as a hash. */
export interface SeatLink {
  seat: number;
  key: string;
}

export interface Created {
  id: string;
  links: SeatLink[];
}

/** The points of each seat after a line of the log, and which move of the game that is. */
export interface Total {
  number: number;
  move: number;
  totals: number[];
  round: number | null;
}

/** The points over the moves that stand, some of them left out in a long game: what the graph is drawn from. */
export interface Course {
  moves: number;
  points: Total[];
}

/** Something that happened, as everybody may know it, with the line of the log it came of. */
export interface Told {
  number: number;
  event: unknown;
  told: Text;
}

/** A round of play: how all stood when it ended, row by row of the score sheet, and what its history holds. */
export interface Round {
  round: number;
  number: number;
  values: number[][];
  told: Told[];
}

/** How a game went, round by round; without any where the game counts none. */
export interface Story {
  rows: Row[];
  rounds: Round[];
  more: boolean;
}

/** What has happened in some lines of the log, the most important first. */
export interface Report {
  paragraphs: Paragraph[];
}

/** Some sentences of a report, and what they are about. */
export interface Paragraph {
  about: Text;
  told: Text[];
  places: (string | null)[];
}

/** Some lines of the log, in their order. */
export interface LogPage {
  entries: Entry[];
}

/** What a page asks for besides the view of a position, such as the desk of somebody who trades. */
export interface Board {
  number: number;
  board: unknown;
}

/** The templates of one kind of action with all their blanks, which are not sent with the table. */
export interface Templates {
  number: number;
  templates: Template[];
}

/** An exercise as far as the learner has come: the table it is done at, and what is said of it. */
export interface Practised {
  table: TableState;
  stand: 'done' | 'missed' | 'open';
  task: TaskShown | null;
  said: Text | null;
  tried: Tried | null;
}

/** The answer to `Ask`: legal, or the refusal with its rule. */
export interface Verdict {
  legal: boolean;
  rule: string | null;
  why: Text | null;
  about: string[];
  at: (number | string)[];
  stands: number | null;
  gain: number | null;
  events: unknown[];
  lines: Line[];
  left: Text | null;
  further: unknown[];
  brings: Text | null;
  caveats: Caveat[];
}

/** One order of a form that is being filled in: whether it stands after those before it, and what it costs. */
export interface Line {
  stands: boolean;
  rule: string | null;
  why: Text | null;
  about: string[];
  at: (number | string)[];
  costs: Text | null;
  leaves: Text | null;
}

/** What an action may meet, said before it is sent: a sentence, the rule it follows from, and what it is about. */
export interface Caveat {
  text: Text;
  rule: string | null;
  about: string[];
  line: number | null;
  asks: boolean;
}

/** An order that a plan goes on with. */
export interface Further {
  action: unknown;
  order: Text;
  why: Text | null;
}

/** What a bot would do, and why. */
export interface Hint {
  text: string;
  action: unknown;
  why: Reasons;
  further: Further[];
  parts: Part[];
}

/**
 * Why an action: as an order, with what it brings; why not the next best; and the figures behind it. In a hint,
 *     also what a coach would say: the aim of the turn, how the race stands, what threatens, and a lesson.
 */
export interface Reasons {
  order: Text;
  brings: Text[];
  instead: Text | null;
  figures: Text[];
  aim: Text | null;
  race: Text | null;
  threat: Text | null;
  lesson: Lesson | null;
}

/** What is to be learned from a decision, and the rule where it is written. */
export interface Lesson {
  text: Text;
  rule: string;
}

/**
 * One of several things that an action holds or a plan goes on with, in words; and what it does, where there are
 *     words for that.
 */
export interface Part {
  order: Text;
  why: Text | null;
}

/** Why a bot played what it did: what it expected, and what others would have changed. */
export interface Explanation {
  number: number;
  text: string;
  why: Reasons;
}

/** One action of a finished game, and what the seat that took it could have known of it. */
export interface AnalysedMove {
  number: number;
  move: number;
  seat: number;
  text: string;
  order: Text;
  verdict: 'best' | 'blunder' | 'forced' | 'free' | 'good' | 'inaccuracy' | 'mistake' | 'unclear' | 'unseen';
  loss: number | null;
  chances: number[];
  best: string | null;
  best_order: Text | null;
  why: Reasons | null;
}

/** A finished game weighed move by move, as far as it has come. */
export interface Analysis {
  total: number;
  done: number;
  moves: AnalysedMove[];
}

/** A QR code as a picture: an SVG in a data address. */
export interface QrCode {
  image: string;
}

/** Where others can open this server: none where it listens to its own machine alone. */
export interface Addresses {
  network: string[];
}

export interface Health {
  status: 'ok';
  version: string;
}

/** One of several things that stand in the way. */
export interface Objection {
  why: Text;
  rule: string | null;
  about: string[];
  at: (number | string)[];
}

/** RFC 9457: what went wrong, for programs and for people; with the rule and the hexes where a rule applies. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: Text;
  why: Text | null;
  rule: string | null;
  about: string[];
  at: (number | string)[];
  stands: number | null;
  number: number | null;
  besides: Objection[];
}

/** A hint that the table has moved on; the truth is fetched. */
export interface Changed {
  type: 'changed';
  number: number;
}

/** Which seats are connected now, and how many spectators. */
export interface Presence {
  type: 'presence';
  seats: number[];
  watching: number;
}

/** A hint that something was said that this listener may read. */
export interface Spoken {
  type: 'spoken';
}

/** Something to say: from a seat to the table, or to another seat alone; without a seat, among those who watch. */
export interface Say {
  text: string;
  mark: string;
  seat?: number | null;
  to?: number | null;
}

export interface WhichLine {
  id: string;
}

/** The host hides a line from everybody, or shows it again. */
export interface Hide {
  id: string;
  hidden?: boolean;
}

/** See nothing more of what is said from a seat, or see it again. */
export interface Mute {
  seat: number;
  muted?: boolean;
}

/** Have nothing more to do with who plays a seat of a table. */
export interface BlockSeat {
  table: string;
  seat: number;
}

/** By the address of their page. */
export interface Unblock {
  address: string;
}

export interface TalkLine {
  id: string;
  seat: number | null;
  name: string | null;
  to: number | null;
  text: string;
  at: string;
  mine: boolean;
  hidden: boolean;
  reported: boolean;
}

/** What one may know of what is said at a table: the newest lines, or those before one. */
export interface Talk {
  lines: TalkLine[];
  more: boolean;
  read: string | null;
  unread: number;
  muted: number[];
  hushed: number[];
}

/** Somebody one wants nothing to do with. */
export interface BlockedPerson {
  address: string;
  name: string;
  at: string;
}

/**
 * Keep a table that is being set up, in place of what had the name before. A name that it `was` kept under is given
 *     up for this one, which nothing else may have then.
 */
export interface KeepTemplate {
  name: string;
  table: NewTable;
  was?: string | null;
}

export interface WhichTemplate {
  name: string;
}

/**
 * A table as it is set up: what is played, who sits where, and how fast. Seats without a name or a bot of their own
 *     are called what they are called on a new table.
 */
export interface TableTemplate {
  name: string;
  table: NewTable;
}

/** From when to when it is night, in minutes after midnight. */
export interface Night {
  begins: number;
  ends: number;
}

/**
 * When somebody sleeps or is on holiday. In those hours nothing is sent to them; clocks of games by days stand
 *     still on holiday, and at night where the table says so.
 */
export interface Hours {
  zone: string;
  quiet: Night | null;
  holiday: string | null;
  days_left: number;
  days_a_year: number;
}

/** The nights of who asks. */
export interface NewHours {
  zone: string;
  quiet?: Night | null;
}

/** A holiday from now on; of no days, the end of it. */
export interface NewHoliday {
  days: number;
}

/**
 * What `shown` gives in a game that names this as its `page_views`. An action that has hexes among its fields can
 *     then be chosen by pointing at them.
 */
export interface HexMap {
  you: number | null;
  hexes: MapHex[];
  pieces: MapPiece[];
  flat: boolean;
}

/** One hex of the map. */
export interface MapHex {
  at: Hex;
  name: string;
  kind: Text | null;
  owner: number | null;
}

/** One piece on the map, or several that are alike. */
export interface MapPiece {
  at: Hex;
  label: Text;
  glyph: string;
  seat: number | null;
  count: number;
}

export interface PlainAction {
  [k: string]: PlainForm;
}
