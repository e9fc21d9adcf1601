/** What a terrace on a cell would cost, bring and touch: put together from what the view says. */
import type { Objective, Restaurant, View } from "$lib/types/paris";
import { placeOf, shapeCells } from "./geometry";
import { mySeat } from "./table";

export interface Outlook {
  restaurant: Restaurant;
  price: number;
  points: number;
  income: number;
  hasPigeon: boolean;
  /** Majorities that it counts for: what I have now. */
  majorities: { name: string; count: number }[];
  fits: Fit[];
}

/** A shape that the terrace would be a part of. */
export interface Fit {
  objective: Objective;
  cells: string[];
  filled: number;
}

/** The restaurant of mine that would build there; the corner as seen from the east or west is its second. */
export function builderOf(view: View, cell: string, isCorner: boolean): Restaurant | undefined {
  const mine = view.restaurants.filter((restaurant) => restaurant.owner === view.seat);
  const builders = mine.filter((restaurant) => restaurant.spots.includes(cell));
  const isAside = (restaurant: Restaurant) => restaurant.side === "east" || restaurant.side === "west";
  if (builders.length > 1) return builders.find((restaurant) => isAside(restaurant) === isCorner);
  return builders[0] ?? mine.find((restaurant) => restaurant.is_intruding);
}

export function outlook(view: View, cell: string, isCorner = false): Outlook | null {
  const me = mySeat(view);
  const restaurant = builderOf(view, cell, isCorner);
  const row = me?.rows[(restaurant?.category ?? 0) - 1];
  if (!me || !restaurant || !row || row.next_cost === null) return null;
  const { x, y } = placeOf(cell);
  return {
    restaurant,
    price: view.phase === "free" ? 0 : row.next_cost,
    points: (row.next_points ?? row.points) - row.points,
    income: row.next_income,
    hasPigeon: view.square[y]?.[x] === "p" && !view.terraces.some((terrace) => terrace.cell === cell),
    majorities: view.majority.majorities
      .filter((name) => view.areas[name]?.includes(cell))
      .map((name) => ({ name, count: me.counts[name] ?? 0 })),
    fits: wanted(view)
      .map((objective) => bestFit(view, objective, cell, restaurant))
      .filter((fit) => fit !== null)
      .sort((one, other) => other.filled - one.filled),
  };
}

/** Shapes that I can still complete: mine and the common ones. */
function wanted(view: View): Objective[] {
  const open = [...(mySeat(view)?.hand?.objectives ?? []), ...view.common];
  return open.filter((objective) => objective.condition === "shape" && !objective.is_met);
}

const WORTH_SHOWING = 2;

/** How a shape could lie on this cell so that most of it is there already, and the rest still free. */
function bestFit(view: View, objective: Objective, cell: string, restaurant: Restaurant): Fit | null {
  const own = new Set(view.terraces.filter((each) => each.restaurant === restaurant.number).map((each) => each.cell));
  const taken = new Set(view.terraces.map((each) => each.cell));
  own.add(cell);
  let best: Fit | null = null;
  for (const cells of positions(objective.turns, cell)) {
    const filled = cells.filter((each) => own.has(each)).length;
    const isPossible = cells.every((each) => own.has(each) || (!taken.has(each) && isFree(view, each)));
    if (isPossible && filled >= WORTH_SHOWING && filled > (best?.filled ?? 0)) best = { objective, cells, filled };
  }
  return best;
}

function isFree(view: View, cell: string): boolean {
  const { x, y } = placeOf(cell);
  return ".p".includes(view.square[y]?.[x] ?? " ");
}

/** Every way in which a cell can be a part of a shape. */
function positions(turns: string[], cell: string): string[][] {
  const { x, y } = placeOf(cell);
  return turns.flatMap((turn) =>
    turn
      .split("/")
      .flatMap((line, dy) =>
        [...line].flatMap((mark, dx) => (mark === "#" ? [shapeCells(turn, { x: x - dx, y: y - dy })] : [])),
      ),
  );
}
