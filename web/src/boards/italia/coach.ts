/** A guided first turn: bubbles at parts of the board. */
import type { CoachStep } from "$kit/coach";

export const coach: CoachStep[] = [
  { id: "decks", target: "decks", message: "coach-decks" },
  { id: "market", target: "market", message: "coach-market" },
  { id: "menu", target: "menu", message: "coach-menu" },
  { id: "ladder", target: "ladder", message: "coach-ladder" },
  { id: "calendar", target: "calendar", message: "coach-calendar" },
];
