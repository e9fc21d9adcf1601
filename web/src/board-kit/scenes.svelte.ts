/** Short scenes of what decides a game: shown one after the other when it happens, and skipped at a touch. */

export interface SceneRow {
  seat: number;
  /** What is shown when the row is turned over. */
  text: string;
  isBest: boolean;
  /** What is counted up to, one by one, before that; all rows count together. */
  count?: number;
}

export interface Scene {
  title: string;
  rows: SceneRow[];
  /** What the board shows meanwhile: an area, a dish. */
  about?: string;
}

/** Milliseconds from one step to the next, and how long all rows stay after the last. */
const STEP = 450;
const STAY = 1300;
/** No scene is longer, however many steps it has. */
const LONGEST = 4000;

let playing = $state.raw<Scenes | null>(null);

/** A scene is shown on the board: what comes after it waits. */
export function isScenePlaying(): boolean {
  return playing !== null;
}

export class Scenes {
  current = $state.raw<Scene | null>(null);
  /** How many steps of the scene are done. */
  shown = $state(0);
  readonly isWhole = $derived(this.current !== null && this.shown >= stepsOf(this.current));
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show these, after whatever is shown now. */
  play(scenes: Scene[], isStill: boolean): void {
    this.#waiting.push(...scenes.filter(({ rows }) => rows.length > 0));
    if (!this.current) this.#next(isStill);
  }

  /** Go on at once: any touch or key does it. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#show(null);
  }

  /** What a row shows now. */
  textOf(row: SceneRow, index: number): string {
    if (this.isWhole) return row.text;
    if (row.count !== undefined) return String(Math.min(row.count, this.shown));
    return index < this.shown ? row.text : "?";
  }

  #show(scene: Scene | null): void {
    this.current = scene;
    if (scene) playing = this;
    else if (playing === this) playing = null;
  }

  #next(isStill: boolean): void {
    const scene = this.#waiting.shift() ?? null;
    this.#show(scene);
    if (!scene) return;
    const steps = stepsOf(scene);
    this.shown = isStill ? steps : 0;
    const step = Math.min(STEP, (LONGEST - STAY) / steps);
    const turn = () => {
      if (this.isWhole) return this.#next(isStill);
      this.shown += 1;
      this.#timer = setTimeout(turn, this.isWhole ? STAY : step);
    };
    this.#timer = setTimeout(turn, isStill ? STAY : step);
  }
}

/** Rows that count do so together; others are turned over one by one. */
function stepsOf({ rows }: Scene): number {
  return Math.max(1, ...rows.map(({ count }, i) => count ?? i + 1));
}
