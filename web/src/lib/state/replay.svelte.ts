/** A finished match: its plies, and any seat's view of any of them. */
import { get } from "$lib/net/http";
import { speech } from "$lib/words/speech.svelte";
import type { Position, Replay } from "$lib/types/protocol";

const AHEAD = 3;
const STEP_MS = 1100;

export class ReplayState {
  replay = $state.raw<Replay | null>(null);
  position = $state.raw<Position | null>(null);
  trouble = $state.raw<unknown>(null);
  ply = $state(0);
  seat = $state<number | null>(null);
  isPlaying = $state(false);
  #known = new Map<string, Promise<Position>>();
  #timer: number | undefined;

  constructor(
    readonly id: string,
    private readonly startPly: number | null,
  ) {}

  get last(): number {
    return this.replay?.plies.length ?? 0;
  }

  async load(): Promise<void> {
    this.#known.clear();
    try {
      this.replay = await get<Replay>(`/api/tables/${this.id}/replay?language=${speech.language}`);
      await this.show(Math.min(this.position ? this.ply : (this.startPly ?? 0), this.last));
    } catch (trouble) {
      this.trouble = trouble;
    }
  }

  async show(ply: number): Promise<void> {
    this.ply = Math.max(0, Math.min(ply, this.last));
    const [wanted, seat] = [this.ply, this.seat];
    const position = await this.#at(wanted, seat).catch(() => null);
    if (position && wanted === this.ply && seat === this.seat) this.position = position;
    for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, this.last); next += 1)
      void this.#at(next, seat).catch(() => null);
  }

  lookFrom(seat: number | null): void {
    this.seat = seat;
    void this.show(this.ply);
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    this.isPlaying = true;
    if (this.ply >= this.last) void this.show(0);
    this.#timer = window.setInterval(() => {
      if (this.ply >= this.last) this.pause();
      else void this.show(this.ply + 1);
    }, STEP_MS);
  }

  pause(): void {
    this.isPlaying = false;
    clearInterval(this.#timer);
  }

  #at(ply: number, seat: number | null): Promise<Position> {
    const query = `language=${speech.language}${seat === null ? "" : `&seat=${seat}`}`;
    const url = `/api/tables/${this.id}/replay/${ply}?${query}`;
    if (!this.#known.has(url)) {
      const position = get<Position>(url);
      position.catch(() => this.#known.delete(url));
      this.#known.set(url, position);
    }
    return this.#known.get(url)!;
  }
}
