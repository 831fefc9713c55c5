/** What a game brings to the table page. The table knows this contract and no game; a game knows no other game. */
import type { Component } from 'svelte';
import type { Livery } from '../lib/liveries.svelte';
import type { Asked, Entry, Choice, Hint, Paragraph, Story, Template, Verdict } from '../generated/api';
import type { Wording } from '../lib/form/calling';

export type { Choice };

/** What a game may ask of the table it is played at. */
export interface TableForGame {
  readonly view: unknown;
  /** The seat we look through; undefined for a spectator. */
  readonly seat: number | undefined;
  /** What is asked of the seat, with the answer that is given for it if it gives none; undefined while it owes none. */
  readonly asked: Asked | undefined;
  readonly choices: readonly Choice[];
  /** What may be done besides, in or out of turn. */
  readonly free: readonly Choice[];
  /** What may be done that is filled in rather than picked. */
  readonly templates: readonly Template[];
  /** The last line of the log. */
  readonly number: number;
  readonly log: readonly Entry[];
  /** Whether anything may be asked for now, in or out of turn: nothing is under way, and we look at the present. */
  readonly ready: boolean;
  /** Whether several seats are played at this device, so that what one of them alone may see is best covered. */
  readonly shared: boolean;
  /** Milliseconds until an answer counts, as the server last told, where we play against the clock. */
  readonly readyIn: number;
  /** How many answers came before their time, and are played as soon as they count. */
  readonly held: number;
  /** Whether an action may be asked for now: it is our turn, nothing is under way, and we look at the present. */
  readonly canAct: boolean;
  /** Whether a choice is played only when it is confirmed. */
  readonly confirms: boolean;
  readonly names: readonly string[];
  readonly hint: Hint | undefined;
  /** Whether a bot may be asked without anybody else being told, as where one plays against bots alone. */
  readonly advised: boolean;
  /** Whether something is owed, though it may not be played this moment: a film is shown, or an answer is awaited. */
  readonly asks: boolean;
  /** A bot has been asked, and has not answered yet. */
  readonly asking: boolean;
  /** Ask what a bot would do: it is the hint then. */
  advise(): Promise<void>;
  /** Carry the plan of the hint out, as far as nothing new comes of it. */
  carryOut(): Promise<void>;
  /** Play an action, as the game's own JSON: one that was offered, or a template filled in. What gives something up is asked about first. */
  play(action: unknown): Promise<void>;
  /** What would come of an action, as far as that can be known before it is played; undefined when no answer came. */
  weigh(action: unknown): Promise<Verdict | undefined>;
  /** Whether an action may be played, and if not, why not; undefined when no answer came. */
  why(action: unknown): Promise<Verdict | undefined>;
  /** What has happened after a line of the log and up to another, the most important first; undefined when no answer came. */
  report(after: number, until: number): Promise<readonly Paragraph[] | undefined>;
  /** How the game went, round by round: the score sheet as each ended, and what belongs into its history; undefined when no answer came. */
  story(): Promise<Story | undefined>;
  /** What the game shows us besides the view, by its name, as it is now; undefined when no answer came. */
  board(name: string): Promise<unknown>;
  /** The templates of one kind of action with all their blanks; undefined when no answer came. */
  whole(type: string): Promise<readonly Template[] | undefined>;
  /** Show the text of a rule. */
  showRule(id: string): void;
  /** Open a panel of the game, by its id; `board` is the board. */
  goTo(panel: string): void;
  /** Begin the same game once more, at another table. */
  again(): Promise<void>;
}

/** A decision being made: the table shows it and confirms it, the game says what it is. */
export interface Decision {
  /** What is to be done next, in one short line. */
  readonly lead: string;
  /** What the main button says, and plays or leads to (a panel, by its id); with neither it only says what is missing. */
  readonly main: {
    label: string;
    choice?: Pick<Choice, 'action'>;
    panel?: string;
    /** What the game is told when it is pressed. */ pressed?: () => void;
  };
  /** The refusal that is being shown. */
  readonly refusal: Refusal | undefined;
  /** Something has been picked that can be let go. */
  readonly held: boolean;
  /** The board is needed: where there is little room, what stands beside it folds away meanwhile. */
  readonly needsBoard?: boolean;
  /** Let go of the last thing picked. */
  letGo(): void;
  /** Forget everything: the position has changed. */
  reset(): void;
  /** Set up a hint, to be looked at and changed before it is confirmed. */
  follow?(choice: Choice): void;
  /** Whether a hint can be set up; one that cannot is only done. */
  follows?(choice: Choice): boolean;
}

export interface Refusal {
  verdict: Verdict;
}

/** One thing a player has left, or has: a mark, a number, and what it is called. */
export interface Counter {
  icon: string;
  count: number;
  label: string;
}

/** What binds a player to the viewer: a war, a treaty. */
export interface Bond {
  icon: string;
  label: string;
  hostile: boolean;
}

/** A line of the log, as marks rather than words. */
export interface LogLine {
  /** The action in short, as people write it. */
  move: string;
  icon?: string;
  /** What else came of it, in a few words each. */
  notes: string[];
  /** What is worth a sentence of its own: who passed, what ended and what began. */
  told: string[];
  /** Another part of the game began with it, so that what the totals changed by is not what it brought. */
  turnsPage?: boolean;
}

/** Something that moves on the board for a while; what it is, only the game knows. */
export type Motion = unknown;

/** Dice as they fell, and what they brought. */
export interface Roll {
  /** Who threw what; nobody's dice fall for all. */
  thrown: readonly { seat: number | undefined; dice: readonly number[] }[];
  told: string;
  /** The cell of the board they fell at. */
  at?: string | undefined;
  /** Our own, or thrown at us: shown whatever else is not. */
  own: boolean;
}

/** One step of showing what happened: the view as it is from then on, what moves or falls meanwhile, and for how long. */
export interface Act {
  view: unknown;
  motion?: Motion;
  roll?: Roll;
  ms: number;
}

/** Where points come from: hexes or pieces by name, each with its points where they are known. */
export type Sources = ReadonlyMap<string, number | null>;

export interface BoardProps {
  view: unknown;
  /** Without these the board is a picture: it is looked at, dragged and zoomed, and nothing else. */
  decision?: Decision | undefined;
  table?: TableForGame | undefined;
  motion?: Motion | undefined;
  /** The entry whose marks show as the last move. */
  last?: Entry | undefined;
  sources?: Sources | undefined;
  names?: readonly string[] | undefined;
  past?: boolean;
  coordinates?: boolean;
  letters?: boolean;
  /** The names on the board were switched on or off. */
  oncoordinates?: (() => void) | undefined;
  /** A rule's id was pressed. */
  onrule?: ((id: string) => void) | undefined;
  /** For the reader of the screen: say this at once. */
  onsay?: ((words: string) => void) | undefined;
}

/** A small board that tells something of a game, for somebody who has never seen it. */
export interface Picture {
  title: string;
  text: string;
  view: unknown;
  last?: Entry | undefined;
  marked?: Sources | undefined;
  /** Nearer: how much larger than the whole board, and around which point of it, in hundredths of its width and height. */
  near?: { times: number; x: number; y: number };
}

/** The door of a game on the home page: a picture, what one does in it, and how long and how deep it is. */
export interface Door {
  words: () => { pitch: string; length: string; depth: string };
  /** Addresses of a board in play, on a dark and on a light ground. */
  pictures: { dark: string; light: string };
}

/** How far a game has come with what a panel is for. */
export type Progress = 'done' | 'now' | 'later';

/** A part of a game that stands beside the board, in a tab of its own; or, where it is wide, in the place of the board. */
export interface GamePanel {
  id: string;
  label(): string;
  icon: string;
  /** Needs the room of the board: where there is enough it takes the board's place, and on a phone the whole sheet. */
  wide?: boolean;
  /** Why it is not open yet, where it is not; it can be looked at all the same. */
  locked?(table: TableForGame): string | undefined;
  /** Where this stands in the course of a turn, for a panel that belongs to a part of it. */
  progress?(table: TableForGame): Progress;
  /** How many things wait in it; draws the eye. */
  badge?(table: TableForGame): number | undefined;
  /** Whether there is anything to show; by itself, always. */
  shows?(table: TableForGame): boolean;
  /** Whether a decision is owed that is made in it, or something has come that is to be read at once: then it opens by itself. On
   * a phone it `hides` what else asks for a decision. */
  wanted?(table: TableForGame, hides: boolean): boolean;
  Panel: Component<{ table: TableForGame }>;
}

/** How a player can be out of the game before its end. */
export type Out = 'passed' | 'resigned' | 'eliminated';

export interface GameOnPage {
  BoardView: Component<BoardProps>;
  /** The inside of "what to do": the parts of a decision that are not picked on the board. */
  Decide: Component<{ decision: Decision; table: TableForGame }>;
  decision(table: TableForGame): Decision;
  /** What stands above a decision, or in its place where `advises`: somebody who proposes what to do. */
  Adviser?: Component<{ table: TableForGame; decision: Decision }>;
  /** Whether what is proposed stands in the place of what is asked. */
  advises?(table: TableForGame, decision: Decision): boolean;
  /** What stands above the players, where there is room. */
  Rail?: Component<{ table: TableForGame }>;
  /** What the button says that does what a hint advises: a verb; by itself, "Do it". */
  doing?(action: unknown): string | undefined;
  /** Whether the server writes reports of what has happened; else each of the others' actions is told. */
  reports?: boolean;
  /** After which line of the log one has not been told yet what happened; by itself, one's own last. */
  since?(table: TableForGame): number | undefined;
  /** Whether something can be given up now by ending one's turn, so that the server is asked before an action is sent. */
  isAtStake?(view: unknown): boolean;
  /** An answer that is not worth a question: it is given at once. */
  unasked?(table: TableForGame): unknown;
  /** The colours and emblems of the seats, where the game deals them; else those of the house. */
  liveries?(view: unknown): readonly Livery[];
  counters(view: unknown, seat: number): Counter[];
  /** What stands between a player and oneself; undefined where there is nothing to say of it. */
  bond?(view: unknown, seat: number): Bond | undefined;
  /** What the game is won by, as it is written; by itself, a number of points. */
  total?(amount: number): string;
  /** Out of the game before its end, in a word; undefined while the player plays on. */
  out(view: unknown, seat: number): Out | undefined;
  /** How the game was won, in a sentence; by itself, by how many points. */
  verdict?(view: unknown, names: readonly string[], you: number | undefined): string | undefined;
  /** Which part of the game this is, such as a round. */
  period(view: unknown): string | undefined;
  logLine(entry: Entry, view: unknown): LogLine | undefined;
  /** The cell of the board where a line of the log happened, for those that happened somewhere. */
  where?(entry: Entry, view: unknown): string | undefined;
  /** Whether a line of the log says no more than one that will come: that somebody has answered in secret, say. */
  isQuiet?(entry: Entry): boolean;
  acts(view: unknown, entry: Entry): Act[];
  sources(view: unknown, seat: number, row: string): Sources;
  rowIcon(row: string): string;
  rowNote(view: unknown, row: string): string | undefined;
  /** What may be done besides, at any time: its label, and the question asked before it is done. */
  free(choice: Choice): { label: string; question: string; icon: string };
  /** What the game is about, in three to five pictures; `begun` gives the view of a game that is about to begin. */
  intro(begun: () => Promise<unknown>): Promise<Picture[]>;
  /** Whether one of its panels is a guide through a first game. */
  guided?: boolean;
  /** What stands beside the board besides log and scores. */
  panels?: readonly GamePanel[];
  /** Whether the game has a place of its own for this, so that the table need not show it. */
  handles?(what: Template | Choice): boolean;
  /** What a value in a form is called, where the game knows better than the form. */
  wording?: Wording;
  /** The options of a game to play again: the same, dealt anew. */
  again(options: Readonly<Record<string, unknown>>): Record<string, unknown>;
  keys(): { keys: string[]; does: string }[];
  /** What keys do on a cell of the board, or at a panel in its place (then without a cell), besides walking on the board; what is to be said of it, if anything. */
  shortcuts?(
    at: string | undefined,
    decision: Decision,
    table: TableForGame,
  ): Readonly<Record<string, () => string | undefined | Promise<string | undefined>>>;
}
