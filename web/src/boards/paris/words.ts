/** What stands on a cell of the square, in a word; and the majorities, as they are counted at the end. */
import type { Scene } from "$kit/scenes.svelte";
import type { View } from "$lib/types/paris";
import type { Say } from "$lib/words/fluent";

/** The messages that say what a cell of the ground is, by its letter. */
export const GROUNDS: Record<string, string> = {
  O: "board-what-fountain",
  F: "board-what-flower_bed",
  B: "board-what-band",
  L: "board-what-lamp",
  p: "board-what-pigeon",
  ".": "board-what-plain",
  "#": "board-what-corner",
};

/** Each majority of this game: terrace by terrace, with its area lit. */
export function majorityScenes(view: View, say: Say): Scene[] {
  return view.majority.majorities.map((name) => {
    const most = Math.max(...view.seats.map(({ counts }) => counts[name] ?? 0));
    const rows = view.seats.map(({ seat, counts }) => {
      const count = counts[name] ?? 0;
      return { seat, count, text: String(count), isBest: count === most && most > 0 };
    });
    return { title: say(`majority-${name}`), rows, about: name };
  });
}
