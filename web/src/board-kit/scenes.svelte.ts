/** Short scenes of what decides a game: shown one after the other when it happens, and skipped at a touch. */

export interface SceneRow {
  seat: number;
  /** What is shown when the row is turned over. */
  text: string;
  isBest: boolean;
}

export interface Scene {
  title: string;
  rows: SceneRow[];
}

/** Milliseconds from one row to the next, and how long all rows stay when the last is turned over. */
const STEP = 450;
const STAY = 1300;
/** No scene is longer, however many rows it has. */
const LONGEST = 4000;

export class Scenes {
  current = $state.raw<Scene | null>(null);
  /** How many rows are turned over. */
  shown = $state(0);
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
    this.current = null;
  }

  #next(isStill: boolean): void {
    const scene = this.#waiting.shift() ?? null;
    this.current = scene;
    if (!scene) return;
    this.shown = isStill ? scene.rows.length : 0;
    const step = Math.min(STEP, (LONGEST - STAY) / scene.rows.length);
    const turn = () => {
      const isWhole = this.shown >= scene.rows.length;
      if (!isWhole) this.shown += 1;
      this.#timer = setTimeout(
        isWhole ? () => this.#next(isStill) : turn,
        isWhole ? 0 : this.shown < scene.rows.length ? step : STAY,
      );
    };
    this.#timer = setTimeout(turn, isStill ? STAY : step);
  }
}
