/** What stands on a cell of the square, in a word. */

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
