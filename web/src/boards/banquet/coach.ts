/** The guided first turn: what to look at, in the game's words. */
import type { CoachStep } from "$kit/coach";

export const coach: CoachStep[] = [
  { id: "cloches", target: "cloche", message: "coach-cloches" },
  { id: "hand", target: "hand", message: "coach-hand" },
  { id: "kitchen", target: "kitchen", message: "coach-kitchen" },
  { id: "table", target: "table", message: "coach-table" },
  { id: "decks", target: "decks", message: "coach-ending" },
];

export default coach;
