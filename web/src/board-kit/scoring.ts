/** The points that are shown while a game is played. */
import type { SeatScore } from "$lib/types/protocol";

/** A game's `scoring.ts`: which points of a line nobody has lost or won yet. */
interface Scoring {
  isOpen(line: string, points: number): boolean;
}

const files = import.meta.glob<Scoring>("../boards/*/scoring.ts", { eager: true });
const SCORINGS = new Map(Object.entries(files).map(([path, scoring]) => [/boards\/(\w+)\//.exec(path)![1]!, scoring]));

/** The points without those that are still open, and the ranks that follow. */
export function scoresSoFar(game: string, scores: SeatScore[]): SeatScore[] {
  const scoring = SCORINGS.get(game);
  if (!scoring) return scores;
  const counted = scores.map((score) => {
    const lines = Object.entries(score.lines).filter(([line, points]) => !scoring.isOpen(line, points));
    return { ...score, lines: Object.fromEntries(lines), total: lines.reduce((sum, [, points]) => sum + points, 0) };
  });
  return counted.map((score) => ({ ...score, rank: 1 + counted.filter((other) => isAhead(other, score)).length }));
}

/** Of seats with the same points, those stay ahead that the rules put ahead. */
function isAhead(one: SeatScore, other: SeatScore): boolean {
  return one.total > other.total || (one.total === other.total && one.rank < other.rank);
}
