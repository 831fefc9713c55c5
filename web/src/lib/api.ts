/** The server's HTTP interface, typed. What it refuses is thrown as a `Refusal`, so is a lost connection. */
import type {
  Addresses,
  Analysis,
  Answer,
  AnswerVote,
  Ask,
  AskAhead,
  AskAtExercise,
  AskHint,
  AskVote,
  BlockedPerson,
  BlockSeat,
  Board,
  Brought,
  Course,
  Created,
  Draw,
  Enter,
  Exercise,
  Figures,
  Explanation,
  Foresee,
  Foreseen,
  GameInfo,
  Health,
  Heir,
  Hide,
  Hint,
  Inbox,
  LeaveStanding,
  LessonsOf,
  LogPage,
  Looked,
  Moment,
  Mute,
  Naming,
  NewTable,
  Play,
  PositionText,
  PlayFrom,
  Practised,
  Preview,
  PreviewRequest,
  Problem,
  Proof,
  PutAway,
  Puzzles,
  QrCode,
  Report,
  Say,
  SeatLink,
  Seen,
  Sit,
  Solution,
  Story,
  TableInfo,
  TableState,
  TakeBack,
  Talk,
  Templates,
  Text,
  Together,
  Verdict,
  WaitingFor,
  Withdraw,
  WhichLine,
} from '../generated/api';
import { language } from './i18n.svelte';
import { line } from './site/line.svelte';

/** A rule of a rulebook. */
export interface Rule {
  id: string;
  chapter: Text;
  text: Text;
}

/** Why the server did not do as asked. `offline` when no answer came at all. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.name = 'Refusal';
  }

  get offline(): boolean {
    return this.problem.status === 0;
  }

  /** The action was made on an older position than the table's. */
  get stale(): boolean {
    return this.problem.type.endsWith('action/stale-state');
  }
}

export const NOTHING_MORE = { why: null, rule: null, about: [], at: [], stands: null, number: null, besides: [] };

/** The problem in an answer, which may come from our server, from a proxy in front of it, or be missing. */
export async function problemOf(answer: Response): Promise<Problem> {
  const plain: Problem = {
    type: 'about:blank',
    title: answer.statusText,
    status: answer.status,
    detail: answer.statusText,
    ...NOTHING_MORE,
  };
  if (!answer.headers.get('content-type')?.includes('json')) return plain;
  const told: unknown = await answer.json().catch(() => null);
  return typeof told === 'object' && told !== null ? { ...plain, ...told } : plain;
}

interface Asking {
  post?: unknown;
  query?: Record<string, string | number | boolean | null | undefined>;
  signal?: AbortSignal;
  /** It arrives though the page is left meanwhile. */
  lasting?: boolean;
}

/** Asks in the language of the page; an effect that asks does so again when that changes. */
export async function ask<T>(path: string, { post, query = {}, signal, lasting = false }: Asking = {}): Promise<T> {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  let answer: Response;
  try {
    answer = await fetch(`/api${path}${search && `?${search}`}`, {
      method: post === undefined ? 'GET' : 'POST',
      headers: { 'accept-language': language(), ...(post !== undefined && { 'content-type': 'application/json' }) },
      body: post === undefined ? null : JSON.stringify(post),
      signal: signal ?? null,
      keepalive: lasting,
    });
  } catch (fault) {
    if (signal?.aborted) throw fault;
    throw new Refusal({ type: 'offline', title: '', status: 0, detail: String(fault), ...NOTHING_MORE });
  }
  line.heard(answer.headers.get('x-from'));
  if (!answer.ok) throw new Refusal(await problemOf(answer));
  return (await answer.json()) as T;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  health: () => ask<Health>('/health'),
  games: () => ask<GameInfo[]>('/games'),
  preview: (post: PreviewRequest, signal?: AbortSignal) => ask<Preview>('/preview', { post, ...(signal && { signal }) }),
  openTables: () => ask<TableInfo[]>('/tables'),
  myTables: () => ask<TableInfo[]>('/tables', { query: { mine: true } }),
  /** How many games wait for us. */
  waiting: (hidden: boolean) => ask<WaitingFor>('/inbox/waiting', { query: { hidden } }),
  /** Our own games, with what is new in each. */
  inbox: () => ask<Inbox>('/inbox'),
  putAway: (id: string, post: PutAway) => ask<PutAway>(`/inbox/${encodeURIComponent(id)}`, { post }),
  create: (post: NewTable) => ask<Created>('/tables', { post }),
  addresses: () => ask<Addresses>('/addresses'),
  qr: (post: Draw) => ask<QrCode>('/qr', { post }),
  rules: (game: string) => ask<Rule[]>(`/rules/${game}`),
  rule: (game: string, rule: string) => ask<Rule>(`/rules/${game}/${rule}`),

  /** A table through one of this device's seats (by itself: the one that is waited on), with the log after a number. */
  table: (id: string, seat?: number | null, after?: number) => ask<TableState>(table(id), { query: { seat, after } }),
  /** The table as everybody may see it, whoever asks. */
  publicTable: (id: string, after?: number) => ask<TableState>(`${table(id)}/public`, { query: { after } }),
  /** The page of the log before a number, as the same seat reads it. */
  log: (id: string, before: number, seat?: number | null) => ask<LogPage>(`${table(id)}/log`, { query: { before, seat } }),
  /** The points over the moves that stand, thinned out in a long game. */
  course: (id: string) => ask<Course>(`${table(id)}/course`),
  story: (id: string, after = -1) => ask<Story>(`${table(id)}/story?after=${after}`),
  report: (id: string, after: number, until: number, seat: number | null) =>
    ask<Report>(`${table(id)}/report?after=${after}&until=${until}${seat === null ? '' : `&seat=${seat}`}`),
  enter: (id: string, post: Enter) => ask<TableState>(`${table(id)}/enter`, { post }),
  name: (id: string, seat: number, post: Naming) => ask<TableState>(`${table(id)}/seats/${seat}/name`, { post }),
  sit: (id: string, post: Sit) => ask<TableState>(`${table(id)}/sit`, { post }),
  play: (id: string, post: Play) => ask<TableState>(`${table(id)}/actions`, { post }),
  seen: (id: string, post: Seen, lasting = false) => ask<Looked>(`${table(id)}/seen`, { post, lasting }),
  why: (id: string, post: Ask) => ask<Verdict>(`${table(id)}/why`, { post }),
  /** If the others play this, we play that. */
  foresee: (id: string, post: Foresee) => ask<TableState>(`${table(id)}/if-thens`, { post }),
  withdraw: (id: string, post: Withdraw) => ask<TableState>(`${table(id)}/if-thens/withdraw`, { post }),
  leaveStanding: (id: string, post: LeaveStanding) => ask<TableState>(`${table(id)}/standing`, { post }),
  lookAhead: (id: string, post: Foresee) => ask<Foreseen>(`${table(id)}/if-thens/look`, { post }),
  whyAhead: (id: string, post: AskAhead) => ask<Verdict>(`${table(id)}/if-thens/why`, { post }),
  boardAhead: (id: string, name: string, post: Foresee) => ask<Board>(`${table(id)}/if-thens/boards/${name}`, { post }),
  templatesAhead: (id: string, type: string, post: Foresee) =>
    ask<Templates>(`${table(id)}/if-thens/templates/${type}`, { post }),
  undo: (id: string, post: TakeBack) => ask<TableState>(`${table(id)}/undo`, { post }),
  answer: (id: string, post: Answer) => ask<TableState>(`${table(id)}/undo/answer`, { post }),
  /** What was said at a table that we may read: the newest lines, or those before one. */
  talk: (id: string, before?: string) => ask<Talk>(`${table(id)}/talk`, { query: { before } }),
  say: (id: string, post: Say) => ask<Talk>(`${table(id)}/talk`, { post }),
  readTalk: (id: string, post: WhichLine) => ask<Talk>(`${table(id)}/talk/read`, { post }),
  mute: (id: string, post: Mute) => ask<Talk>(`${table(id)}/talk/mute`, { post }),
  reportLine: (id: string, post: WhichLine) => ask<Talk>(`${table(id)}/talk/report`, { post }),
  hideLine: (id: string, post: Hide) => ask<Talk>(`${table(id)}/talk/hide`, { post }),
  /** What the table is asked to agree on, and what we may ask or do there. */
  together: (id: string) => ask<Together>(`${table(id)}/together`),
  askVote: (id: string, post: AskVote) => ask<Together>(`${table(id)}/votes`, { post }),
  answerVote: (id: string, post: AnswerVote) => ask<Together>(`${table(id)}/votes/answer`, { post }),
  resign: (id: string, seat: number) => ask<Together>(`${table(id)}/seats/${seat}/resign`, { post: {} }),
  remind: (id: string, seat: number) => ask<Together>(`${table(id)}/seats/${seat}/remind`, { post: {} }),
  removePlayer: (id: string, seat: number) => ask<Together>(`${table(id)}/seats/${seat}/remove`, { post: {} }),
  handOver: (id: string, post: Heir) => ask<Together>(`${table(id)}/host`, { post }),
  closeTable: (id: string) => ask<Together>(`${table(id)}/close`, { post: {} }),
  comeBack: (id: string, seat: number) => ask<TableState>(`${table(id)}/seats/${seat}/back`, { post: {} }),
  block: (post: BlockSeat) => ask<BlockedPerson[]>('/me/blocks', { post }),
  at: (id: string, number: number, seat?: number | null) => ask<Moment>(`${table(id)}/at/${number}`, { query: { seat } }),
  /** What a game shows a seat besides the view, by its name. */
  board: (id: string, name: string, seat?: number | null) => ask<Board>(`${table(id)}/boards/${name}`, { query: { seat } }),
  /** What a seat may fill in of one kind of action, with the blanks that are not sent with the table. */
  templates: (id: string, type: string, seat?: number | null) => ask<Templates>(`${table(id)}/templates/${type}`, { query: { seat } }),
  hint: (id: string, seat: number) => ask<Hint>(`${table(id)}/hint`, { post: { seat } satisfies AskHint }),
  /** The analysis of a finished game, move by move, from a given move on. Asking keeps it going. */
  analysis: (id: string, after: number) => ask<Analysis>(`${table(id)}/analysis`, { query: { after } }),
  playFrom: (id: string, post: PlayFrom) => ask<Created>(`${table(id)}/play-from`, { post }),
  whyPlayed: (id: string, number: number) => ask<Explanation>(`${table(id)}/actions/${number}/why`),
  proof: (id: string, after: number) => ask<Proof>(`${table(id)}/proof`, { query: { after } }),
  /** A record or a position that is brought, as a table. */
  openRecord: (post: Brought) => ask<Created>('/records', { post }),
  /** What a spectator sees of a point of the game, as text. */
  position: (id: string, number: number) => ask<PositionText>(`${table(id)}/at/${number}/position`),
  /** Begin to prove a record that was brought. */
  prove: (post: Brought) => ask<Proof>('/proofs', { post }),
  proved: (id: string, after: number) => ask<Proof>(`/proofs/${id}`, { query: { after } }),
  statistics: () => ask<Figures>('/statistics'),
  lessons: () => ask<LessonsOf[]>('/lessons'),
  puzzles: () => ask<Puzzles>('/puzzles'),
  /** A task of a lesson or a puzzle, after what was done so far. */
  practise: (post: Exercise) => ask<Practised>('/exercises', { post }),
  whyAtExercise: (post: AskAtExercise) => ask<Verdict>('/exercises/why', { post }),
  boardAtExercise: (post: Exercise, name: string) => ask<Board>(`/exercises/boards/${name}`, { post }),
  templatesAtExercise: (post: Exercise, type: string) => ask<Templates>(`/exercises/templates/${type}`, { post }),
  solution: (post: Exercise) => ask<Solution>('/exercises/solution', { post }),
  newLink: (id: string, seat: number) => ask<SeatLink>(`${table(id)}/seats/${seat}/link`, { post: {} }),
};

/** Where a finished game's record can be had. */
export const recordUrl = (id: string, form: 'json' | 'text'): string => `/api${table(id)}/record?form=${form}`;

/** Where a finished game's chronicle can be had: one page to keep. */
export const chronicleUrl = (id: string, language: string): string => `/api${table(id)}/chronicle?language=${language}`;

/** Where the table tells that it has moved on. */
export function liveUrl(id: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api${table(id)}/live`;
}
