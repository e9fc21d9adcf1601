/** How far a match is, in the words of its game: whatever the view counts. */
import { say } from "./speech.svelte";

export function roundOf(view: unknown): string {
  const counted = (view ?? {}) as Record<string, unknown>;
  for (const word of ["season", "round"]) {
    const number = counted[word];
    if (typeof number === "number" && number > 0) return say(`count-${word}`, { number });
  }
  return "";
}
