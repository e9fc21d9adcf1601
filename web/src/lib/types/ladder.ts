// Written by web/generate_types.py from the Python types: do not edit.

/** Somebody on the ladder, or a bot. */
export interface Rung {
  person: string | null;
  name: string;
  level: string | null;
  place: number | null;
  mean: number;
  margin: number;
  matches: number;
  is_provisional: boolean;
  is_me: boolean;
}

/** GET /api/ladder?game=GAME&kind=two: the best first, and where the list goes on. */
export interface Ladder {
  rungs: Rung[];
  provisional: Rung[];
  me: Rung | null;
  is_hidden: boolean;
  next: string | null;
}

/** POST /api/ladder/hide: leave the ladder, or come back; matches count all the same. */
export interface Hiding {
  is_hidden: boolean;
}

/** A rating of a person. */
export interface RatingInfo {
  game: string;
  kind: "more" | "two";
  mean: number;
  margin: number;
  matches: number;
  is_provisional: boolean;
}

/** GET /api/people/ID: what everybody may know of a person. */
export interface Profile {
  id: string;
  name: string;
  is_guest: boolean;
  since: number;
  ratings: RatingInfo[];
  met: number;
  ahead: number;
  behind: number;
}
