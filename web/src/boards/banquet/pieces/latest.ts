/** Which cells have changed since the table was last drawn. */
import type { Cell } from "$lib/types/banquet";

/** More than one turn can bring is a jump in time, not something that just happened. */
const MOST_AT_ONCE = 4;

export function newPieces(before: Cell[] | null, now: Cell[]): string[] {
  const newest = now.filter((cell) => cell.is_newest).map(({ name }) => name);
  const come = now.filter((cell, i) => before && cell.piece && !before[i]?.piece).map(({ name }) => name);
  return come.length && come.length <= MOST_AT_ONCE ? come : newest;
}
