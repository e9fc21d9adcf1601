/** A guided first turn: what each bubble points to (a `data-coach` of the board), and what it says. */
export interface CoachStep {
  id: string;
  target: string;
  message: string;
}

export const coach: CoachStep[] = ["objectives", "market", "supply", "square", "board"].map((target) => ({
  id: `paris-${target}`,
  target,
  message: `coach-${target}`,
}));
