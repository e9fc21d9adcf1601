/** Where things stand on the ladder of ratings. */

export interface Rung {
  value: number;
  /** The level that a chef comes to on this rung; null if it stays as it was. */
  level: number | null;
}

/** The rungs from the highest to the lowest, as printed. */
export function rungsOf(track: number[], chefLevels: number[]): Rung[] {
  return track.map((value, space) => ({ value, level: levelFrom(chefLevels, space) })).reverse();
}

function levelFrom(levels: number[], space: number): number | null {
  return space > 0 && levels[space] !== levels[space - 1] ? levels[space]! : null;
}
