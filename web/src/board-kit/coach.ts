/** One bubble of the guided first turn. */
export interface CoachStep {
  id: string;
  /** The `data-coach` of what it points to. */
  target: string;
  /** A message of the game. */
  message: string;
}
