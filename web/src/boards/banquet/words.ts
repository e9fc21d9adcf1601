/** Names of things on this table, by the game's words. */
import type { Say } from "$lib/words/fluent";
import type { Scene } from "$kit/scenes.svelte";
import type { Cell, GameEvent } from "$lib/types/banquet";

export function namePiece(say: Say, piece: string): string {
  return say(`dish-${piece}`);
}

/** What lies on a cell. */
export function describeCell(say: Say, cell: Cell, nameSeat: (seat: number) => string): string {
  const at = { cell: cell.name };
  if (cell.is_bouquet) return say("board-cell-bouquet", at);
  if (cell.owner != null) return say("board-cell-toque", { ...at, player: nameSeat(cell.owner) });
  if (cell.piece) return say("board-cell-piece", { ...at, piece: namePiece(say, cell.piece) });
  if (cell.order) return say("board-cell-order", { ...at, dish: namePiece(say, cell.order) });
  return say(cell.has_cloche ? "board-cell-cloche" : "board-cell-free", at);
}

/** Orders that were called: whose, and what was under the cloche. */
export function orderScenes(events: GameEvent[], say: Say, nameSeat: (seat: number) => string): Scene[] {
  const called = events.find((event) => event.kind === "announced");
  return events.flatMap((event) => {
    if (event.kind !== "order_revealed") return [];
    const dish = namePiece(say, called?.dish ?? event.dish);
    const text = say(event.is_right ? "board-order-kept" : "board-order-lost");
    return {
      title: say("board-order-called", { player: nameSeat(event.seat), dish }),
      rows: [{ seat: event.seat, text, isBest: event.is_right }],
      about: event.dish,
    };
  });
}
