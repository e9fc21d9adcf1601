/** Names of things on this table, by the game's words. */
import type { Say } from "$lib/words/fluent";
import type { Cell } from "$lib/types/banquet";

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
