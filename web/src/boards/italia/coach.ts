/** A guided first turn: bubbles at parts of the board. */
export interface CoachStep {
  id: string;
  /** The `data-coach` of the element it points to. */
  target: string;
  /** A Fluent message. */
  message: string;
}

export const coach: CoachStep[] = [
  { id: "decks", target: "decks", message: "coach-decks" },
  { id: "market", target: "market", message: "coach-market" },
  { id: "menu", target: "menu", message: "coach-menu" },
  { id: "ladder", target: "ladder", message: "coach-ladder" },
  { id: "calendar", target: "calendar", message: "coach-calendar" },
];
