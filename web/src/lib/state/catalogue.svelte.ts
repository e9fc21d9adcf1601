/** The games that can be played: those with a board in this page are known at once, all others when the server has named them. */
import { GAMES_WITH_BOARD } from "$kit/boards";
import { say, speech } from "$lib/words/speech.svelte";
import type { GameInfo } from "$lib/types/protocol";
import { allGames } from "./games";

class Catalogue {
  #offered = $state.raw<GameInfo[]>([]);

  /** Ask the server which games it offers, in the language of the page. */
  async load(): Promise<GameInfo[]> {
    this.#offered = await allGames();
    return this.#offered;
  }

  get names(): string[] {
    return [...new Set([...GAMES_WITH_BOARD, ...this.#offered.map(({ name }) => name)])];
  }

  title(game: string): string {
    return this.#words(game, "", "title") || game;
  }

  summary(game: string): string {
    return this.#words(game, "-summary", "summary");
  }

  /** For how many the game is, how long it takes and how hard it is. */
  facts(game: string): string {
    return this.#words(game, "-facts", "facts");
  }

  /** Whether a game can be learned by lessons; as long as the server has not said so, those with a board can. */
  hasLessons(game: string): boolean {
    const offered = this.#offered.find(({ name }) => name === game);
    return offered ? offered.lessons.length > 0 : GAMES_WITH_BOARD.includes(game);
  }

  #words(game: string, ending: string, field: "title" | "summary" | "facts"): string {
    void speech.language;
    if (GAMES_WITH_BOARD.includes(game)) return say(`game-${game}${ending}`);
    return this.#offered.find(({ name }) => name === game)?.[field] ?? "";
  }
}

export const catalogue = new Catalogue();
