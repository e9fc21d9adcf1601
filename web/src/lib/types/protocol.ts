// Written by web/generate_types.py from the Python types: do not edit.

export type Clock = "days" | "live" | "none";

export type SeatKind = "bot" | "open" | "person";

export type TableStage = "open" | "over" | "playing";

/** The first message of a socket; sent again after a gap. */
export interface Hello {
  type: "hello";
  version: number;
  language?: string;
  table?: string | null;
  since?: number;
}

/** All updates up to this number have arrived. */
export interface Ack {
  type: "ack";
  seq: number;
}

/** Pass and play: open the curtain for this seat of mine. */
export interface Look {
  type: "look";
  seat: number;
}

/** Play an action, in the game's own words; an illegal one is refused with its rule. */
export interface Act {
  type: "act";
  nonce: string;
  ply: number;
  seat: number;
  action: unknown;
}

/** Ask what an action would cost and bring, or which rule forbids it. Answered by Previewed. */
export interface Preview {
  type: "preview";
  nonce: string;
  seat: number;
  action: unknown;
}

/** Ask what a strong bot would do with my knowledge. Answered by Hinted. */
export interface Hint {
  type: "hint";
  nonce: string;
  seat: number;
}

/** Agree that hints are on at this table, or no longer; they are when all people agree. */
export interface AllowHints {
  type: "allow_hints";
  nonce: string;
  yes: boolean;
}

/** Take back my own latest plies; further than I may alone, the others are asked. */
export interface Undo {
  type: "undo";
  nonce: string;
  ply: number;
  seat: number;
  plies?: number;
}

/** Agree to the undo that another has asked for, or not. */
export interface Vote {
  type: "vote";
  nonce: string;
  yes: boolean;
}

/** Take an open seat; or take back a seat of mine that a bot plays. */
export interface Sit {
  type: "sit";
  nonce: string;
  seat: number;
}

/** Leave my seat: open again before the start, a bot plays on after it. */
export interface Stand {
  type: "stand";
  nonce: string;
  seat: number;
}

/** I am ready to begin, or not yet; the match begins when all seats are filled and ready. */
export interface Ready {
  type: "ready";
  nonce: string;
  yes: boolean;
}

/** The host puts a bot on a seat, or opens it; before the start only. A person who is ready keeps their seat. */
export interface Fill {
  type: "fill";
  nonce: string;
  seat: number;
  bot: string | null;
}

/** Give up. */
export interface Concede {
  type: "concede";
  nonce: string;
  seat: number;
}

/** Open the same table again; the answer and the update name the new one. */
export interface Rematch {
  type: "rematch";
  nonce: string;
}

/** Chat. */
export interface Say {
  type: "say";
  nonce: string;
  text: string;
}

/** Do not show me what this person says, at any table, or show it again. */
export interface Mute {
  type: "mute";
  nonce: string;
  person: string;
  yes: boolean;
}

export type FromClient = Hello | Ack | Look | Act | Preview | Hint | AllowHints | Undo | Vote | Sit | Stand | Ready | Fill | Concede | Rematch | Say | Mute;

/** Somebody with a name. */
export interface Person {
  id: string;
  name: string;
  is_guest: boolean;
}

/** A seat and the person or bot on it, as everybody sees them. */
export interface Plate {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  person: string | null;
  level: string | null;
  is_ready: boolean;
  is_connected: boolean;
  is_stand_in: boolean;
  is_thinking: boolean;
  has_resigned: boolean;
  stands_in_at?: number | null;
}

/** Somebody asks to take back more than they may alone. */
export interface UndoVote {
  seat: number;
  plies: number;
  agreed: number[];
  asked: number[];
}

/** The clocks: seconds left for each seat; those of `running` run down from `at`. */
export interface Timing {
  clock: "days" | "live" | "none";
  left: number[];
  running: number[];
  at: number;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  name: string;
  stage: "open" | "over" | "playing";
  is_public: boolean;
  options: Record<string, unknown>;
  clock: "days" | "live" | "none";
  plates: Plate[];
  is_mine: boolean;
  is_my_turn: boolean;
  updated: number;
}

/** Everything public of a table but the position. */
export interface Table {
  id: string;
  game: string;
  name: string;
  stage: "open" | "over" | "playing";
  host: string;
  is_public: boolean;
  is_shared_device: boolean;
  options: Record<string, unknown>;
  plates: Plate[];
  spectators: number;
  hints: boolean;
  hints_agreed: number[];
  vote: UndoVote | null;
  rematch: string | null;
  commitment: string;
  seed: string | null;
  warming_up: number | null;
}

/** A legal action, and the sentence for it. */
export interface Choice {
  action: unknown;
  text: string;
}

/** A seat's points if the game ended now, as far as the viewer can know; lines of zero are left out. */
export interface SeatScore {
  seat: number;
  lines: Record<string, number>;
  total: number;
  rank: number;
}

/** The match as one seat, or a spectator, sees it. */
export interface Position {
  ply: number;
  view: unknown;
  prompt: string;
  legal: Choice[];
  deciding: number[];
  scores: SeatScore[];
  undoable: number;
  curtain: number | null;
  end_reason: string | null;
}

/** A sentence of a lesson, or a tip. */
export interface Saying {
  name: string;
  text: string;
  rule?: string;
  points?: string[];
}

/** A lesson, as its learner sees it. */
export interface Guide {
  lesson: string;
  title: string;
  says?: Saying[];
  done?: number;
  steps?: number;
  wanted?: Choice | null;
  tips?: Saying[];
  is_over?: boolean;
}

/** Something that happened, in a sentence. */
export interface LogLine {
  ply: number;
  seat: number | null;
  text: string;
  rule: string | null;
  places: string[];
}

/** Something said. */
export interface ChatLine {
  person: string;
  name: string;
  text: string;
  at: number;
}

/** What an action does to one seat's points, as far as it can be foreseen. */
export interface ScoreChange {
  seat: number;
  lines: Record<string, number>;
  total: number;
}

/** A move that a bot thought about. */
export interface Candidate {
  action: unknown;
  text: string;
  visits: number;
  points: number[];
  chances: number[];
}

/** The answer to Hello. */
export interface Welcome {
  type: "welcome";
  version: number;
  you: Person;
  seats: number[];
  now: number;
}

/** What changed at a table; all of it if `is_whole`. */
export interface News {
  type: "news";
  seq: number;
  is_whole?: boolean;
  table?: Table | null;
  position?: Position | null;
  log?: LogLine[];
  events?: unknown[];
  rewound?: number | null;
  timing?: Timing | null;
  chat?: ChatLine[];
  guide?: Guide | null;
}

/** The people that I have muted, here or elsewhere: sent after Welcome if there are any, and with each change. */
export interface Muted {
  type: "muted";
  people: Person[];
}

/** The tables that can be joined or watched, and mine; sent whole. */
export interface Lobby {
  type: "lobby";
  tables: TableCard[];
  mine: TableCard[];
}

/** The command is done and stored. */
export interface Done {
  type: "done";
  nonce: string;
  table?: string | null;
}

/** A refusal: a word for programs, a sentence for people, and the rule if a rule forbids it. */
export interface Refused {
  type: "refused";
  nonce: string | null;
  reason: "busy" | "illegal" | "malformed" | "not_now" | "not_yours" | "stale" | "too_fast" | "too_large" | "unknown" | "version";
  message: string;
  rule?: string | null;
  rule_text?: string | null;
}

/** What an action would do; if it is illegal, the rule instead. */
export interface Previewed {
  type: "previewed";
  nonce: string;
  changes: ScoreChange[];
  lines: string[];
  is_certain: boolean;
  message?: string | null;
  rule?: string | null;
  rule_text?: string | null;
  outlook?: unknown;
}

/** The moves that a bot would play, the best first. */
export interface Hinted {
  type: "hinted";
  nonce: string;
  candidates: Candidate[];
}

export type FromServer = Welcome | News | Muted | Lobby | Done | Refused | Previewed | Hinted;

/** GET /api/me, and the answer to every route that changes it: who I am. */
export interface Me {
  person: Person | null;
  token: string;
}

/** POST /api/me: play under this name, or change it. */
export interface Naming {
  name: string;
}

/** POST /api/register makes the guest an account; POST /api/login comes back to one. */
export interface Credentials {
  login: string;
  password: string;
}

/** The answer to POST /api/tables. */
export interface Opened {
  table: string;
}

/** The answer of any route that cannot do what was asked. */
export interface Problem {
  reason: string;
  message: string;
}

/** How a seat of a new table is filled. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  level?: string | null;
  name?: string | null;
}

/** POST /api/tables: open a table. One person on several seats makes it pass and play. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  name?: string;
  is_public?: boolean;
  clock?: "days" | "live" | "none";
  seconds?: number;
  increment?: number;
  starts_at_once?: boolean;
  is_rated?: boolean;
  lesson?: string;
}

/** GET /api/games: what can be played. The sentences of a game, as Fluent source, are at /api/games/GAME/words. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  facts: string;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  score_lines: Record<string, string>;
  lessons: LessonInfo[];
}

/** A lesson. */
export interface LessonInfo {
  name: string;
  title: string;
}

/** A variant. */
export interface OptionInfo {
  name: string;
  text: string;
  values: string[];
  default: string;
}

/** GET /api/games/GAME/rules: one numbered rule. What is printed on cards and boards is at .../components. */
export interface RuleText {
  name: string;
  section: string;
  text: string;
}

/** A part of the board in a position of a lesson. */
export interface HowToFigure {
  text: string;
  rule: string;
  shows: string;
  box: [number, number];
  names: string[];
  position: Position;
}

/** GET /api/games/GAME/how-to: a part of the page that says how a game is played; none for a game without it. */
export interface HowToSection {
  name: string;
  title: string;
  says: string[];
  figures: HowToFigure[];
}

/** A line of the log of a finished match. */
export interface ReplayLine {
  ply: number;
  seat: number | null;
  text: string;
  rule: string | null;
  places: string[];
  known_to: number[] | null;
}

/** One ply of a finished match. */
export interface ReplayPly {
  ply: number;
  seat: number;
  text: string;
  log: ReplayLine[];
  totals: number[];
}

/** GET /api/tables/ID/replay: a finished match; its positions are at .../replay/PLY?seat=N. */
export interface Replay {
  table: Table;
  plies: ReplayPly[];
  result: SeatScore[];
}

export const PROTOCOL = 2;
