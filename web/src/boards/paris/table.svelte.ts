/** What all parts of the board share: the view, the words, what may be done, and how it is done. */
import { createContext } from "svelte";
import type { Choices } from "$kit/choices";
import type { Previews } from "$kit/previews.svelte";
import type { Action, Components, Restaurant, SeatView, View } from "$lib/types/paris";
import type { Say } from "$lib/words/fluent";

/** A pigeon card that has been taken up, while it is not yet clear what for. */
export type PigeonInHand = "intrude" | "objective" | null;

export interface Table {
  readonly view: View;
  /** The view that `legal` belongs to (see `BoardProps`). */
  readonly settledView: View;
  /** What is printed on the boards. */
  readonly printed: Components;
  readonly say: Say;
  readonly legal: Choices<Action>;
  readonly previews: Previews<Action>;
  /** The pigeon card in hand waits for its target. */
  pigeon: PigeonInHand;
  /** The decor or half whose cells are lit: a card that speaks of it is looked at. */
  area: string | null;
  act(action: Action, from?: Element): void;
  nameSeat(seat: number): string;
}

export const [getTable, setTable] = createContext<Table>();

export function mySeat(view: View): SeatView | undefined {
  return view.seats.find((seat) => seat.seat === view.seat);
}

export function restaurantOf(view: View, number: number): Restaurant | undefined {
  return view.restaurants.find((restaurant) => restaurant.number === number);
}

/** The cells in which a terrace counts for a decor or for a half; none for anything else. */
export function areaOf({ printed, view }: Table, name: string): string[] {
  return printed.areas[view.layout]?.[name] ?? [];
}
