/** The one line to the server: says Hello, keeps the order of the news, answers what is done, and heals itself. */
import type { Done, FromServer, Hinted, Lobby, Muted, News, Previewed, Refused, Welcome } from "$lib/types/protocol";

export const PROTOCOL = 1;
export type Status = "connecting" | "open" | "lost" | "closed";
export type Answer = Done | Refused | Previewed | Hinted;
export type Doing = { type: string } & Record<string, unknown>;

export interface Listener {
  status(status: Status): void;
  welcome(welcome: Welcome): void;
  news?(news: News): void;
  muted?(muted: Muted): void;
  lobby?(lobby: Lobby): void;
  /** A refusal that answers nothing we asked: the table is unknown, the version is another. */
  refused?(refusal: Refused): void;
}

interface Waiting {
  frame: string;
  settle: (answer: Answer) => void;
}

const SHORTEST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const PATIENCE = 1_000;
/** News are acknowledged together: before anything is done, after a moment, or when many have come. */
const ACKNOWLEDGED_AFTER = 1_000;
const ACKNOWLEDGED_AT = 20;

export class Connection {
  #socket: WebSocket | undefined;
  #waiting = new Map<string, Waiting>();
  #seq = 0;
  #acknowledged = 0;
  #attempts = 0;
  #timer: number | undefined;
  #acknowledging: number | undefined;
  #isWelcome = false;

  constructor(
    private readonly table: string | null,
    private readonly language: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#retryNow);
    document.addEventListener("visibilitychange", this.#retryWhenSeen);
    this.#open();
  }

  /** Do something; the answer comes, if need be after the line has been mended. */
  ask(doing: Doing): Promise<Answer> {
    const nonce = newNonce();
    const frame = JSON.stringify({ ...doing, nonce });
    return new Promise((settle) => {
      this.#waiting.set(nonce, { frame, settle });
      this.#acknowledge();
      if (this.#isWelcome) this.#socket?.send(frame);
    });
  }

  /** Say something that needs no answer. */
  tell(message: Doing): void {
    if (this.#isWelcome) this.#socket?.send(JSON.stringify(message));
  }

  /** Begin again from nothing, in another language. */
  restart(): void {
    this.#seq = 0;
    this.#attempts = 0;
    this.#drop();
    this.#open();
  }

  close(): void {
    removeEventListener("online", this.#retryNow);
    document.removeEventListener("visibilitychange", this.#retryWhenSeen);
    this.#drop();
    this.listener.status("closed");
  }

  #open(): void {
    this.listener.status(this.#attempts === 0 ? "connecting" : "lost");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.#lost();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#acknowledging);
    this.#timer = this.#acknowledging = undefined;
    this.#isWelcome = false;
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
  }

  #hello(): void {
    const hello = { type: "hello", version: PROTOCOL, language: this.language(), table: this.table, since: this.#seq };
    this.#socket?.send(JSON.stringify(hello));
    this.#acknowledged = this.#seq;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message);
      case "news":
        return this.#takeNews(message);
      case "muted":
        return this.listener.muted?.(message);
      case "lobby":
        return this.listener.lobby?.(message);
      default:
        return this.#answered(message);
    }
  }

  #welcomed(welcome: Welcome): void {
    this.#attempts = 0;
    this.#isWelcome = true;
    this.listener.welcome(welcome);
    this.listener.status("open");
    this.#sayAgain();
  }

  #sayAgain(): void {
    if (!this.#isWelcome) return;
    for (const { frame } of this.#waiting.values()) this.#socket?.send(frame);
  }

  #takeNews(news: News): void {
    // One news may tell of several numbers; frames of one socket neither get lost nor overtake each other.
    if (!news.is_whole && news.seq <= this.#seq) return;
    this.#seq = news.seq;
    if (news.is_whole) this.#acknowledged = 0; // to the server nothing is known any more
    this.listener.news?.(news);
    if (Math.abs(news.seq - this.#acknowledged) >= ACKNOWLEDGED_AT) this.#acknowledge();
    else this.#acknowledging ??= window.setTimeout(this.#acknowledge, ACKNOWLEDGED_AFTER);
  }

  #acknowledge = (): void => {
    clearTimeout(this.#acknowledging);
    this.#acknowledging = undefined;
    if (this.#acknowledged === this.#seq) return;
    this.tell({ type: "ack", seq: this.#seq });
    this.#acknowledged = this.#seq;
  };

  #answered(answer: Answer): void {
    const waiting = answer.nonce ? this.#waiting.get(answer.nonce) : undefined;
    if (waiting && answer.nonce) {
      this.#waiting.delete(answer.nonce);
      waiting.settle(answer);
    } else if (answer.type === "refused" && answer.reason === "too_fast") {
      // The server did not look at it: whatever still waits for an answer is said again, more slowly.
      setTimeout(() => this.#sayAgain(), PATIENCE);
    } else if (answer.type === "refused") {
      this.listener.refused?.(answer);
    }
  }

  #lost(): void {
    this.#isWelcome = false;
    this.#attempts += 1;
    this.listener.status("lost");
    const pause = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (this.#attempts - 1));
    this.#timer = window.setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2));
  }

  #retryNow = (): void => {
    if (this.#timer === undefined || this.#isWelcome) return;
    clearTimeout(this.#timer);
    this.#drop();
    this.#open();
  };

  #retryWhenSeen = (): void => {
    if (document.visibilityState === "visible") this.#retryNow();
  };
}

/** `crypto.randomUUID` is only there over https; a table among friends may be plain http. */
function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
