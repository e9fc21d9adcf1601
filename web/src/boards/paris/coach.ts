/** A guided first turn: what each bubble points to (a `data-coach` of the board), and what it says. */
import type { CoachStep } from "$kit/coach";

export const coach: CoachStep[] = [
  { id: "paris-objectives", target: "objectives", message: "coach-objectives" },
  { id: "paris-market", target: "market", message: "coach-market" },
  { id: "paris-supply", target: "supply", message: "coach-supply" },
  { id: "paris-square", target: "square", message: "coach-square" },
  { id: "paris-board", target: "board", message: "coach-board" },
];
