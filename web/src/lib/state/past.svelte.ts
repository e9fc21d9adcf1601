/** An earlier moment of a match that goes on, as I saw it then. */
import { get, Trouble } from "$lib/net/http";
import { speech } from "$lib/words/speech.svelte";
import type { Position } from "$lib/types/protocol";
import type { TableState } from "./table.svelte";

export class Past {
  /** What is shown instead of the present. */
  position = $state.raw<Position | null>(null);
  /** Why a moment cannot be seen again. */
  trouble = $state("");
  #table: TableState;
  #wanted = -1;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** What happened at the ply that is shown. */
  get text(): string {
    const ply = this.position?.ply;
    return this.#table.log
      .filter((line) => line.ply === ply)
      .map((line) => line.text)
      .join(" ");
  }
  /** How many plies have been played since. */
  get since(): number {
    return this.position ? (this.#table.position?.ply ?? 0) - this.position.ply : 0;
  }

  /** Show the table after a ply; the latest is the present. */
  async show(ply: number): Promise<void> {
    const latest = this.#table.position?.ply ?? 0;
    if (ply >= latest && this.position) return this.close();
    this.#wanted = Math.max(0, ply);
    this.trouble = "";
    try {
      const path = `/api/tables/${this.#table.id}/replay/${this.#wanted}?language=${speech.language}`;
      const position = await get<Position>(path);
      if (position.ply === this.#wanted) this.position = position;
    } catch (trouble) {
      this.trouble = trouble instanceof Trouble ? trouble.message : "";
    }
  }

  /** A ply back or on from the one that was asked for last. */
  step(by: number): void {
    void this.show(this.#wanted + by);
  }

  /** Back to the present. */
  close(): void {
    this.#wanted = -1;
    this.position = null;
    this.trouble = "";
  }
}
