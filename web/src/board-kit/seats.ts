/** Seats differ by colour, by pattern and by initials, always by all three. */

export const SEAT_PATTERNS = ["plain", "stripes", "dots", "checks", "waves"] as const;
export type PatternName = (typeof SEAT_PATTERNS)[number];

export function seatPattern(seat: number): PatternName {
  return SEAT_PATTERNS[seat % SEAT_PATTERNS.length]!;
}

/** A CSS colour, from the tokens. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % SEAT_PATTERNS.length})`;
}

/** "Ada" is A, "Blaise Pascal" is BP. */
export function initials(name: string): string {
  const parts = name.trim().split(/[\s._-]+/);
  const letters = parts.map((part) => [...part][0] ?? "");
  return ((letters[0] ?? "") + (letters.length > 1 ? letters.at(-1)! : "")).toLocaleUpperCase() || "?";
}
