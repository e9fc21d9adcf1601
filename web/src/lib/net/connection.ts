/** The WebSocket to the server: greets it, receives updates in order, matches replies to commands, and reconnects. */
import { PROTOCOL } from "$lib/types/protocol";
import type {
  Ack,
  Done,
  FromClient,
  FromServer,
  Hello,
  Hinted,
  Lobby,
  Look,
  Muted,
  News,
  Previewed,
  Refused,
  Welcome,
} from "$lib/types/protocol";

export type Status = "connecting" | "open" | "lost" | "closed";

type WithoutNonce<Message> = Message extends { nonce: string } ? Omit<Message, "nonce"> : never;
/** What a person asks the server to do. `Connection` adds the nonce. */
export type Command = WithoutNonce<FromClient>;
/** What the server sends back for one command. */
export type Reply = Done | Refused | Previewed | Hinted;
/** A message without a reply. */
type Notice = Hello | Ack | Look;

export interface Listener {
  status(status: Status): void;
  welcome(welcome: Welcome): void;
  update?(update: News): void;
  muted?(muted: Muted): void;
  lobby?(lobby: Lobby): void;
  /** A refusal that belongs to no command: the table is unknown, or the versions differ. */
  refused?(refusal: Refused): void;
}

interface Waiting {
  frame: string;
  settle: (reply: Reply) => void;
}

const SHORTEST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 15_000;
const TOO_FAST_PAUSE_MS = 1_000;
/** Several updates are acknowledged together: before a command, after a moment, or when there are many. */
const ACKNOWLEDGE_AFTER_MS = 1_000;
const ACKNOWLEDGE_AFTER_UPDATES = 20;

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

  /** Send a command and wait for its reply, also across a reconnection. */
  request(command: Command): Promise<Reply> {
    const nonce = newNonce();
    const frame = encode({ ...command, nonce });
    return new Promise((settle) => {
      this.#waiting.set(nonce, { frame, settle });
      this.#acknowledge();
      if (this.#isWelcome) this.#socket?.send(frame);
    });
  }

  /** Send a message that has no reply. */
  notify(message: Notice): void {
    if (this.#isWelcome) this.#socket?.send(encode(message));
  }

  /** Start over without any state, for example in another language. */
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
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as FromServer);
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
    const [language, table, since] = [this.language(), this.table, this.#seq];
    this.#socket?.send(encode({ type: "hello", version: PROTOCOL, language, table, since }));
    this.#acknowledged = this.#seq;
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#receiveWelcome(message);
      case "news":
        return this.#receiveUpdate(message);
      case "muted":
        return this.listener.muted?.(message);
      case "lobby":
        return this.listener.lobby?.(message);
      default:
        return this.#receiveReply(message);
    }
  }

  #receiveWelcome(welcome: Welcome): void {
    this.#attempts = 0;
    this.#isWelcome = true;
    this.listener.welcome(welcome);
    this.listener.status("open");
    this.#sendAgain();
  }

  #sendAgain(): void {
    if (!this.#isWelcome) return;
    for (const { frame } of this.#waiting.values()) this.#socket?.send(frame);
  }

  #receiveUpdate(update: News): void {
    // One update may cover several sequence numbers. The frames of one socket arrive complete and in order.
    if (!update.is_whole && update.seq <= this.#seq) return;
    this.#seq = update.seq;
    if (update.is_whole) this.#acknowledged = 0; // The server sent everything because it assumes that we have nothing.
    this.listener.update?.(update);
    if (Math.abs(update.seq - this.#acknowledged) >= ACKNOWLEDGE_AFTER_UPDATES) this.#acknowledge();
    else this.#acknowledging ??= window.setTimeout(this.#acknowledge, ACKNOWLEDGE_AFTER_MS);
  }

  #acknowledge = (): void => {
    clearTimeout(this.#acknowledging);
    this.#acknowledging = undefined;
    if (this.#acknowledged === this.#seq) return;
    this.notify({ type: "ack", seq: this.#seq });
    this.#acknowledged = this.#seq;
  };

  #receiveReply(reply: Reply): void {
    const waiting = reply.nonce ? this.#waiting.get(reply.nonce) : undefined;
    if (waiting && reply.nonce) {
      this.#waiting.delete(reply.nonce);
      waiting.settle(reply);
    } else if (reply.type === "refused" && reply.reason === "too_fast") {
      // The server did not read the command: send all that still wait for a reply again, after a pause.
      setTimeout(() => this.#sendAgain(), TOO_FAST_PAUSE_MS);
    } else if (reply.type === "refused") {
      this.listener.refused?.(reply);
    }
  }

  #lost(): void {
    this.#isWelcome = false;
    this.#attempts += 1;
    this.listener.status("lost");
    const pause = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** (this.#attempts - 1));
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

function encode(message: FromClient): string {
  return JSON.stringify(message);
}

/** A random name for a command. `crypto.randomUUID` needs https, and a server at home may have plain http only. */
function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
