/** Objectives in hand cost points only at the end: while one plays, they may still be completed. */
export function isOpen(line: string, points: number): boolean {
  return line.startsWith("objective_") && points < 0;
}
