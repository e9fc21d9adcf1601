// Written by web/generate_types.py from the Python types: do not edit.

/** A seat of a match in the book. */
export interface BookSeat {
  seat: number;
  name: string;
  person: string | null;
  level: string | null;
  points: number;
  rank: number;
  is_mine: boolean;
}

/** A match in the book. */
export interface BookRow {
  table: string;
  game: string;
  ended: number;
  plies: number;
  name: string;
  is_rated: boolean;
  has_replay: boolean;
  seats: BookSeat[];
}

/** GET /api/book: one's own matches, the latest first, and where the list goes on. */
export interface BookPage {
  rows: BookRow[];
  next: string | null;
}

/** All of one's matches of a game with that many players. */
export interface Total {
  game: string;
  players: number;
  matches: number;
  won: number;
  mean_points: number;
  most_points: number;
}

/** Somebody one has played against, or the bots of a level. */
export interface Rival {
  id: string | null;
  name: string;
  level: string | null;
  met: number;
  ahead: number;
  behind: number;
  latest: number;
}

/** One's best match in some way. */
export interface BestMatch {
  what: string;
  value: number;
  table: string;
  ended: number;
  players: number;
}

/** What one began with, in words, and what came of it. */
export interface Opening {
  text: string;
  matches: number;
  won: number;
  mean_points: number;
}

/** One match in the plot of points by scoring line. */
export interface LinesPoint {
  table: string;
  ended: number;
  players: number;
  points: number;
  rank: number;
  lines: Record<string, number>;
}

/** GET /api/book/summary?game=GAME: what one's matches come to; the parts of a game are empty without one. */
export interface BookSummary {
  totals: Total[];
  rivals: Rival[];
  records: BestMatch[];
  openings: Opening[];
  points: LinesPoint[];
}
