/** What every board is given, and all that it may do: it draws a view, and says what a person wants. It knows no rule. */
import type { Component } from "svelte";
import type { Plate, Previewed } from "$lib/types/protocol";
import type { Say } from "$lib/words/fluent";

export interface LegalChoice<Action> {
  action: Action;
  text: string;
}

export interface BoardProps<View, Action, Components = null, GameEvent = unknown> {
  /** The table as my seat sees it; `view.seat` is null for a spectator. */
  view: View;
  /** The view that `legal` belongs to: the one before, while the latest move is being drawn. */
  settledView: View;
  /** What is printed on the game's cards and boards (GET /api/games/GAME/components). */
  components: Components;
  /** The players' names, in the order of the seats. */
  plates: Plate[];
  /** What my seat may do now, each with its sentence; empty when it is not my turn. It belongs to `settledView`. */
  legal: LegalChoice<Action>[];
  /** Play an action, legal or not: the server refuses what a rule forbids, and the page shows why next to `from`. */
  act: (action: Action, from?: Element) => void;
  /** What an action would bring, or which rule forbids it: for hovers. */
  preview: (action: Action) => Promise<Previewed>;
  /** What just happened, for motion; the ply they belong to is `ply`. Both belong to `view`. */
  events: GameEvent[];
  ply: number;
  /** Words of the game (locale/LANGUAGE/GAME.ftl), and of the site (web.ftl). */
  say: Say;
  sayWeb: Say;
  /** The name of a scoring line. */
  nameLine: (line: string) => string;
}

export type Board = Component<BoardProps<never, never>>;
