/** A table as this viewer sees it, kept up to date by the server's updates, and the commands for it. */
import { keyOf } from "$kit/actionKey";
import { scoresSoFar } from "$kit/scoring";
import { Connection, type Command, type Reply, type Status } from "$lib/net/connection";
import { afterFrame } from "$lib/motion/afterFrame";
import { speech } from "$lib/words/speech.svelte";
import type {
  Candidate,
  ChatLine,
  Guide,
  LogLine,
  News,
  Person,
  Plate,
  Position,
  Previewed,
  Refused,
  SeatScore,
  Table,
  Timing,
  Welcome,
} from "$lib/types/protocol";

/** Milliseconds within which an undo of my own is drawn. */
const UNDO_ARRIVES = 1000;

export interface Refusal {
  refused: Refused;
  from: Element | null;
}

export interface Scene {
  view: unknown;
  /** What just happened, in the words of the game: its own `GameEvent`s. */
  events: unknown[];
  ply: number;
}

export class TableState {
  status = $state.raw<Status>("connecting");
  you = $state.raw<Person | null>(null);
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  timing = $state.raw<Timing | null>(null);
  /** What a lesson says now, if this is one. */
  guide = $state.raw<Guide | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** People whose chat lines the server leaves out for me. */
  muted = $state.raw<Person[]>([]);
  /** What the board draws. It changes one frame before the rest of the page. */
  scene = $state.raw<Scene | null>(null);
  /** The length of the log when the page was loaded. A screen reader announces later lines only. */
  heard = $state.raw(0);
  refusal = $state.raw<Refusal | null>(null);
  /** Something that happened to me and not on the board: a move taken back by another, a vote that was lost. */
  notice = $state.raw<"taken-back" | "vote-lost" | null>(null);
  /** How many lines of the chat have been on the screen. */
  chatRead = $state(0);
  hints = $state.raw<Candidate[] | null>(null);
  isActing = $state(false);
  /** How many of my actions were done since the page was loaded. */
  acted = $state(0);
  isThinking = $state(false);
  /** The match ended while this page was open: its points are counted before one's eyes. */
  hasEndedHere = $state(false);
  /** The table cannot be shown at all, and why. */
  trouble = $state.raw<Refused | null>(null);
  #ahead = 0;
  #isUndoing = false;
  #connection: Connection;
  /** An update of which only the board is drawn so far. */
  #pending: News | null = null;

  constructor(readonly id: string) {
    this.#connection = new Connection(id, () => speech.language, {
      status: (status) => (this.status = status),
      welcome: (welcome) => this.#welcome(welcome),
      update: (update) => this.#apply(update),
      muted: (muted) => (this.muted = muted.people),
      refused: (refusal) => this.#refuseTable(refusal),
    });
  }

  /** The seat whose view is shown; null for a spectator. */
  get seat(): number | null {
    return (this.position?.view as { seat: number | null } | undefined)?.seat ?? null;
  }
  /** My seats: several if one device is passed round. */
  get seats(): number[] {
    return this.plates
      .filter((plate) => plate.person !== null && plate.person === this.you?.id)
      .map(({ seat }) => seat);
  }
  get plates(): Plate[] {
    return this.table?.plates ?? [];
  }
  get isHost(): boolean {
    return this.you !== null && this.table?.host === this.you.id;
  }
  /** The points so far, or at the end. */
  get scores(): SeatScore[] {
    const scores = this.position?.scores ?? [];
    return this.table?.stage === "over" ? scores : scoresSoFar(this.table?.game ?? "", scores);
  }
  get unread(): number {
    return Math.max(0, this.chat.length - this.chatRead);
  }
  get isMyTurn(): boolean {
    return (this.position?.legal.length ?? 0) > 0;
  }
  /** Nobody but me plays, beside bots. */
  get isAlone(): boolean {
    return this.seats.length > 0 && this.plates.every(({ kind, seat }) => kind === "bot" || this.seats.includes(seat));
  }
  /** The only person who plays has left: bots wait. */
  get waitsForPlayer(): boolean {
    const playing = this.plates.filter(({ kind, has_resigned }) => kind === "person" && !has_resigned);
    return new Set(playing.map(({ person }) => person)).size === 1 && playing.every(({ is_stand_in }) => is_stand_in);
  }
  /** My seats that a bot plays until I come back. */
  get lent(): Plate[] {
    return this.plates.filter((plate) => plate.is_stand_in && plate.person !== null && plate.person === this.you?.id);
  }

  /** The server's clock, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  async act(action: unknown, from?: Element | null): Promise<void> {
    if (this.isActing || !this.position || this.seat === null) return;
    if (this.#pending && !this.#stillOffers(action as object)) return;
    this.isActing = true;
    this.refusal = null;
    const ply = this.position.ply;
    const reply = await this.request({ type: "act", ply, seat: this.seat, action }, from);
    // If the reply comes before the update, the move is not shown yet: refuse further clicks until then.
    this.isActing = reply.type === "done" && this.position.ply === ply;
    if (reply.type !== "done") return;
    this.hints = null;
    this.acted += 1;
  }

  async preview(action: unknown): Promise<Previewed> {
    const reply = await this.#connection.request({ type: "preview", seat: this.seat ?? 0, action });
    if (reply.type === "previewed") return reply;
    const { message, rule, rule_text } = reply.type === "refused" ? reply : {};
    return { type: "previewed", nonce: "", changes: [], lines: [], is_certain: true, message, rule, rule_text };
  }

  async hint(): Promise<void> {
    if (this.isThinking || this.seat === null || !this.isMyTurn) return;
    this.isThinking = true;
    const reply = await this.request({ type: "hint", seat: this.seat });
    this.isThinking = false;
    if (reply.type === "hinted") this.hints = reply.candidates;
  }

  /** How many plies my own latest one is back, with what followed it; 0 if I have done nothing. */
  get backToMine(): number {
    const ply = this.log.filter((line) => line.seat === this.seat && line.ply > 0).at(-1)?.ply;
    return ply === undefined || this.seat === null ? 0 : this.position!.ply - ply + 1;
  }
  /** I may take something back alone; further back others are asked, of whom bots agree. */
  get canUndo(): boolean {
    return !!this.position?.undoable || (this.backToMine > 0 && !this.table?.vote);
  }

  async undo(from?: Element | null): Promise<void> {
    this.#applyRest();
    if (!this.position || this.seat === null) return;
    const plies = this.position.undoable ? 1 : Math.max(1, this.backToMine);
    this.#isUndoing = true;
    await this.request({ type: "undo", ply: this.position.ply, seat: this.seat, plies }, from);
    setTimeout(() => (this.#isUndoing = false), UNDO_ARRIVES);
  }

  /** Send a command to the server. A refusal is shown beside `from`. */
  async request(command: Command, from?: Element | null): Promise<Reply> {
    const reply = await this.#connection.request(command);
    // A command that came too late needs no message, because the page already shows the table as it is now.
    const isLate = reply.type === "refused" && reply.reason === "stale";
    if (reply.type === "refused" && !isLate) this.refusal = { refused: reply, from: from ?? null };
    return reply;
  }

  look(seat: number): void {
    this.#connection.notify({ type: "look", seat });
  }
  restart(): void {
    this.#connection.restart();
  }
  close(): void {
    this.#connection.close();
  }

  #welcome(welcome: Welcome): void {
    this.you = welcome.you;
    this.muted = [];
    this.#ahead = welcome.now - Date.now() / 1000;
  }

  /** Draw a move at once. Choices, log and points follow in the next frame. */
  #apply(update: News): void {
    this.#applyRest();
    const position = update.position;
    if (position) this.scene = { view: position.view, events: update.events ?? [], ply: position.ply };
    this.#pending = update;
    const isMove = position && position.curtain === null && !update.is_whole && typeof update.rewound !== "number";
    if (isMove) afterFrame(() => this.#pending === update && this.#applyRest());
    else this.#applyRest();
  }

  /** Whether an action that was chosen before the latest update is still legal: other seats may have decided since. */
  #stillOffers(action: object): boolean {
    this.#applyRest();
    return this.position?.legal.some((choice) => keyOf(choice.action as object) === keyOf(action)) ?? false;
  }

  #applyRest(): void {
    const update = this.#pending;
    this.#pending = null;
    if (!update) return;
    this.#applyNotice(update);
    if (this.table?.stage === "playing" && update.table?.stage === "over") this.hasEndedHere = true;
    if (update.table) this.table = update.table;
    if (update.timing) this.timing = update.timing;
    if (update.guide) this.guide = update.guide;
    if (update.is_whole || typeof update.rewound === "number") this.isActing = false;
    if (update.position) this.#applyPosition(update.position);
    this.#applyLines(update);
  }

  /** What a person would else have to guess. */
  #applyNotice(update: News): void {
    const wasAsked = this.table?.vote && update.table && !update.table.vote;
    const isRewound = typeof update.rewound === "number" && !update.is_whole;
    if (isRewound && !this.#isUndoing) this.notice = "taken-back";
    else if (wasAsked && !isRewound && this.seats.includes(this.table!.vote!.seat)) this.notice = "vote-lost";
    else if (update.position && update.position.ply !== this.position?.ply) this.notice = null;
  }

  #applyPosition(position: Position): void {
    if (position.ply !== this.position?.ply) {
      this.hints = null;
      this.refusal = null;
      this.isActing = false;
    }
    this.position = position;
  }

  #applyLines(update: News): void {
    if (update.is_whole) {
      this.log = update.log ?? [];
      this.chat = update.chat ?? [];
      this.heard = this.log.length;
      return;
    }
    const rewound = update.rewound;
    if (rewound !== null && rewound !== undefined) this.log = this.log.filter((line) => line.ply <= rewound);
    if (update.log?.length) this.log = [...this.log, ...update.log];
    if (update.chat?.length) this.chat = [...this.chat, ...update.chat];
  }

  #refuseTable(refusal: Refused): void {
    // A table that was called off is known no more.
    if (this.table && refusal.reason !== "unknown") this.refusal = { refused: refusal, from: null };
    else {
      this.trouble = refusal;
      this.close();
    }
  }
}
