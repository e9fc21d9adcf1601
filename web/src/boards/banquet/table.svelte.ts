/** Where the legal choices lie on this table. */
import type { Choices } from "$kit/choices";
import type { Action } from "$lib/types/banquet";

/** Cells on which an action is legal now: with the chosen piece, if one is chosen. */
export function legalCells(choices: Choices<Action>, piece: string | null): Set<string> {
  const places = choices.of("place").filter(({ action }) => piece === null || action.piece === piece);
  return new Set([...places, ...choices.of("announce"), ...choices.of("put_order")].map(({ action }) => action.cell));
}

/** Pieces that may be placed somewhere. */
export function legalPieces(choices: Choices<Action>): Set<string> {
  return new Set(choices.of("place").map(({ action }) => action.piece));
}
