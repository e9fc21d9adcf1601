/** The boards that this page was built with: one for each folder in `boards/`. Any other game has the generic board. */
import type { Component } from "svelte";

type Loader = () => Promise<{ default: Component<any> }>;

const files = import.meta.glob<{ default: Component<any> }>("../boards/*/Board.svelte");

const BOARDS = new Map<string, Loader>(
  Object.entries(files).map(([path, load]) => [/boards\/(\w+)\//.exec(path)![1]!, load]),
);

/** The games that have a board of their own. */
export const GAMES_WITH_BOARD: readonly string[] = [...BOARDS.keys()];

/** Loads the board of a game. */
export function boardOf(game: string): ReturnType<Loader> {
  return (BOARDS.get(game) ?? (() => import("./any/AnyBoard.svelte")))();
}
