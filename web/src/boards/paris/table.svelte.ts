/** What all parts of the board share: the view, the words, what may be done, and how it is done. */
import { createContext } from "svelte";
import { keyOf } from "$lib/state/actionKey";
import type { LegalChoice } from "$kit/props";
import type { Previews } from "$kit/previews.svelte";
import type { Action, Components, Objective, Restaurant, SeatView, View } from "$lib/types/paris";
import type { Say } from "$lib/words/fluent";
import type { Flights } from "./flights";

/** A pigeon card that has been taken up, while it is not yet clear what for. */
export type PigeonInHand = "intrude" | "objective" | null;

export interface Table {
  readonly view: View;
  /** The view that `legal` belongs to (see `BoardProps`). */
  readonly settledView: View;
  /** What is printed on the boards. */
  readonly printed: Components;
  readonly say: Say;
  readonly legal: Choices;
  readonly previews: Previews<Action>;
  /** The pigeon card in hand waits for its target. */
  pigeon: PigeonInHand;
  /** The decor or half whose cells are lit: a card that speaks of it is looked at. */
  area: string | null;
  act(action: Action, from?: Element): void;
  nameSeat(seat: number): string;
  /** Where a piece of this name is, or was when the table last came to rest. */
  home(name: string): DOMRect | undefined;
  readonly flights: Flights;
}

export const [getTable, setTable] = createContext<Table>();

/** The legal choices, by what they are. */
export class Choices {
  #texts: Map<string, string>;

  constructor(legal: LegalChoice<Action>[]) {
    this.#texts = new Map(legal.map((choice) => [keyOf(choice.action), choice.text]));
  }

  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  has(action: Action): boolean {
    return this.#texts.has(keyOf(action));
  }

  /** The sentence of an action that is legal. */
  text(action: Action): string | undefined {
    return this.#texts.get(keyOf(action));
  }
}

export function mySeat(view: View): SeatView | undefined {
  return view.seats.find((seat) => seat.seat === view.seat);
}

export function restaurantOf(view: View, number: number): Restaurant | undefined {
  return view.restaurants.find((restaurant) => restaurant.number === number);
}

/** The cells where a terrace counts for a decor or for a half; none for anything else. */
export function areaOf({ printed, view }: Table, name: string): string[] {
  return printed.areas[view.layout]?.[name] ?? [];
}

/** An objective in a sentence. */
export function objectiveText(say: Say, card: Objective): string {
  const hasTarget = card.condition === "around_each_element" || card.condition === "in_half";
  const target = hasTarget ? say(`target-${card.target}`) : "";
  const shape = card.condition === "shape" ? say(`shape-${card.id}`) : "";
  return say("objective", {
    wish: say(`objective-${card.condition}`, { count: card.count, target, shape }),
    points: card.points,
  });
}

/** The name of a scoring line. */
export function lineText(say: Say, line: string, objectives: Objective[]): string {
  const [topic, ...rest] = line.split("_");
  if (topic === "majority") return say("score-majority", { majority: say(`majority-${rest.join("_")}`) });
  if (topic !== "objective") return say(`score-${line}`);
  const card = objectives.find((objective) => objective.id === rest.join("_"));
  return card ? say("score-objective", { objective: objectiveText(say, card) }) : say("board-objectives");
}

/** All objectives that the seat that looks can see. */
export function openObjectives(view: View): Objective[] {
  const hand = mySeat(view)?.hand?.objectives ?? [];
  const drawn = view.turn.drawn ? [view.turn.drawn] : [];
  return [...hand, ...drawn, ...view.common, ...view.seats.flatMap((seat) => seat.completed)];
}
