/** A table as it stands here and now: what the news have told, and what I can do about it. */
import { keyOf } from "./actionKey";
import { Connection, type Answer, type Doing, type Status } from "$lib/net/connection";
import { afterFrame } from "$lib/motion/afterFrame";
import { speech } from "$lib/words/speech.svelte";
import type {
  Candidate,
  ChatLine,
  Fact,
  LogLine,
  News,
  Person,
  Plate,
  Position,
  Previewed,
  Refused,
  Table,
  Timing,
  Welcome,
} from "$lib/types/protocol";

export interface Refusal {
  refused: Refused;
  from: Element | null;
}

export interface Scene {
  view: unknown;
  facts: Fact[];
  ply: number;
}

export class TableState {
  status = $state.raw<Status>("connecting");
  you = $state.raw<Person | null>(null);
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  timing = $state.raw<Timing | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Whom I do not hear: the server leaves out what they say. */
  muted = $state.raw<Person[]>([]);
  /** What the board shows: it comes first, and everything about it when that is drawn. */
  scene = $state.raw<Scene | null>(null);
  /** The log as it was when the page came: later lines are news for a screen reader. */
  heard = $state.raw(0);
  refusal = $state.raw<Refusal | null>(null);
  hints = $state.raw<Candidate[] | null>(null);
  isActing = $state(false);
  isThinking = $state(false);
  /** The table cannot be shown at all, and why. */
  trouble = $state.raw<Refused | null>(null);
  #ahead = 0;
  #line: Connection;
  /** News of which only the board is drawn so far. */
  #half: News | null = null;

  constructor(readonly id: string) {
    this.#line = new Connection(id, () => speech.language, {
      status: (status) => (this.status = status),
      welcome: (welcome) => this.#welcomed(welcome),
      news: (news) => this.#take(news),
      muted: (muted) => (this.muted = muted.people),
      refused: (refusal) => this.#refusedWhole(refusal),
    });
  }

  /** The seat I see the table from; none for a spectator. */
  get seat(): number | null {
    return (this.position?.view as { seat: number | null } | undefined)?.seat ?? null;
  }
  /** My seats: more than one where the device goes round. */
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
  get isMyTurn(): boolean {
    return (this.position?.legal.length ?? 0) > 0;
  }
  /** Seats of mine that a bot plays until I come back. */
  get lent(): Plate[] {
    return this.plates.filter((plate) => plate.is_stand_in && plate.person !== null && plate.person === this.you?.id);
  }

  /** The server's clock, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  async act(action: unknown, from?: Element | null): Promise<void> {
    if (this.isActing || !this.position || this.seat === null) return;
    if (this.#half && !this.#stillOffers(action as object)) return;
    this.isActing = true;
    this.refusal = null;
    const ply = this.position.ply;
    const answer = await this.ask({ type: "act", ply, seat: this.seat, action }, from);
    // What was done is not seen yet where the answer is quicker than the news: nothing else can be meant by then.
    this.isActing = answer.type === "done" && this.position.ply === ply;
    if (answer.type === "done") this.hints = null;
  }

  async preview(action: unknown): Promise<Previewed> {
    const answer = await this.#line.ask({ type: "preview", seat: this.seat ?? 0, action });
    if (answer.type === "previewed") return answer;
    const { message, rule, rule_text } = answer.type === "refused" ? answer : {};
    return { type: "previewed", nonce: "", changes: [], lines: [], is_certain: true, message, rule, rule_text };
  }

  async hint(): Promise<void> {
    if (this.isThinking || this.seat === null || !this.isMyTurn) return;
    this.isThinking = true;
    const answer = await this.ask({ type: "hint", seat: this.seat });
    this.isThinking = false;
    if (answer.type === "hinted") this.hints = answer.candidates;
  }

  async undo(plies = 1): Promise<void> {
    this.#takeRest();
    if (this.position && this.seat !== null)
      await this.ask({ type: "undo", ply: this.position.ply, seat: this.seat, plies });
  }

  /** Do something; a refusal is shown beside `from`. */
  async ask(doing: Doing, from?: Element | null): Promise<Answer> {
    const answer = await this.#line.ask(doing);
    // What came too late needs no word: the table as it stands now is shown.
    const isLate = answer.type === "refused" && answer.reason === "stale";
    if (answer.type === "refused" && !isLate) this.refusal = { refused: answer, from: from ?? null };
    return answer;
  }

  look(seat: number): void {
    this.#line.tell({ type: "look", seat });
  }
  restart(): void {
    this.#line.restart();
  }
  close(): void {
    this.#line.close();
  }

  #welcomed(welcome: Welcome): void {
    this.you = welcome.you;
    this.muted = [];
    this.#ahead = welcome.now - Date.now() / 1000;
  }

  /** A move is seen at once; what may be done now, the log and the points follow in the next frame. */
  #take(news: News): void {
    this.#takeRest();
    const position = news.position;
    if (position) this.scene = { view: position.view, facts: news.facts ?? [], ply: position.ply };
    this.#half = news;
    const isMove = position && position.curtain === null && !news.is_whole && typeof news.rewound !== "number";
    if (isMove) afterFrame(() => this.#half === news && this.#takeRest());
    else this.#takeRest();
  }

  /** Whether what was meant before the latest news may be done after them too: others may have answered only. */
  #stillOffers(action: object): boolean {
    this.#takeRest();
    return this.position?.legal.some((choice) => keyOf(choice.action as object) === keyOf(action)) ?? false;
  }

  #takeRest(): void {
    const news = this.#half;
    this.#half = null;
    if (!news) return;
    if (news.table) this.table = news.table;
    if (news.timing) this.timing = news.timing;
    if (news.is_whole || typeof news.rewound === "number") this.isActing = false;
    if (news.position) this.#takePosition(news.position);
    this.#takeLines(news);
  }

  #takePosition(position: Position): void {
    if (position.ply !== this.position?.ply) this.hints = null;
    if (position.ply !== this.position?.ply && this.refusal) this.refusal = null;
    if (position.ply !== this.position?.ply) this.isActing = false;
    this.position = position;
  }

  #takeLines(news: News): void {
    if (news.is_whole) {
      this.log = news.log ?? [];
      this.chat = news.chat ?? [];
      this.heard = this.log.length;
      return;
    }
    const rewound = news.rewound;
    if (rewound !== null && rewound !== undefined) this.log = this.log.filter((line) => line.ply <= rewound);
    if (news.log?.length) this.log = [...this.log, ...news.log];
    if (news.chat?.length) this.chat = [...this.chat, ...news.chat];
  }

  #refusedWhole(refusal: Refused): void {
    if (this.table) this.refusal = { refused: refusal, from: null };
    else {
      this.trouble = refusal;
      this.close();
    }
  }
}
