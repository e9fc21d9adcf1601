/** What a cell of the board stands for when it is pointed at. */
import type { Action, View } from "$lib/types/paris";
import { lotOf, type Cell } from "../geometry";
import type { Choices } from "$kit/choices";

export type Target = { cell: string; isLegal: boolean; actions: Action[] } & (
  | { kind: "cell" }
  | { kind: "lot"; side: string; lot: number }
  | { kind: "house"; restaurant: number }
  | { kind: "corner" }
);

const CORNERS = ["north_west", "north_east", "south_west", "south_east"];

/** The actions that a click on a cell can mean: the legal ones, or else one that the server will refuse with a reason. */
export function targetOf(
  view: View,
  legal: Choices<Action>,
  edges: { first: number; last: number },
  cell: Cell,
): Target {
  if (cell.letter !== "#") return { kind: "cell", cell: cell.name, ...terraces(legal, edges, cell) };
  const house = view.restaurants.find((restaurant) => restaurant.cells.includes(cell.name));
  const lot = lotOf(cell, edges.first, edges.last);
  if (house) {
    const action: Action = { do: "intrude", restaurant: house.number };
    const isLegal = legal.has(action);
    return { kind: "house", cell: cell.name, restaurant: house.number, isLegal, actions: isLegal ? [action] : [] };
  }
  if (!lot) return { kind: "corner", cell: cell.name, isLegal: false, actions: [] };
  return { kind: "lot", cell: cell.name, ...site(view, legal, lot.side, lot.lot) };
}

function terraces(legal: Choices<Action>, { first, last }: { first: number; last: number }, cell: Cell) {
  const column = [first + 1, last - 1].indexOf(cell.x);
  const row = [first + 1, last - 1].indexOf(cell.y);
  const corner = column >= 0 && row >= 0 ? CORNERS[2 * row + column]! : null;
  const here: Action[] = [{ do: "terrace", cell: cell.name }];
  if (corner) here.push({ do: "corner_terrace", corner });
  const possible = here.filter((action) => legal.has(action));
  return { isLegal: possible.length > 0, actions: possible.length > 0 ? possible : here.slice(0, 1) };
}

/** A house covers the lot under the pointer: it begins there, or earlier if the end of the side is too near. */
function site(view: View, legal: Choices<Action>, side: string, lot: number) {
  const size = view.supply.find((kind) => kind.type === view.turn.opening)?.size ?? 1;
  const starts = Array.from({ length: size }, (_, i) => lot - i);
  const start = starts.find((each) => legal.has({ do: "site", side, lot: each }));
  const action: Action = { do: "site", side, lot: start ?? lot };
  return { side, lot: start ?? lot, isLegal: start !== undefined, actions: [action] };
}
