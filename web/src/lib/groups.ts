/** Many choices in a few heaps: by verb, then by the word that tells them best apart; each heap is named by what its sentences share. */
import type { Choice } from "./types/protocol";

export interface Item {
  choice: Choice;
  /** What is left of the sentence in its heap. */
  short: string;
}
export interface Heap {
  label: string;
  items: Item[];
}

const FEW = 7;
type Words = Record<string, unknown>;

export function heapsOf(legal: Choice[]): Heap[] {
  if (legal.length <= FEW) return legal.map(alone);
  return [...by(legal, "do").values()].flatMap((same) => (same.length > FEW ? split(same) : [same])).map(heap);
}

function split(choices: Choice[]): Choice[][] {
  const fields = Object.keys(choices[0]!.action as Words).filter((field) => field !== "do");
  const ways = fields.map((field) => [...by(choices, field).values()]);
  const useful = ways.filter((way) => way.length > 1 && way.length < choices.length && areTold(way));
  return useful.sort((one, other) => one.length - other.length)[0] ?? [choices];
}

/** Whether the heaps can be told apart by their names. */
function areTold(heaps: Choice[][]): boolean {
  return new Set(heaps.map((choices) => heap(choices).label)).size === heaps.length;
}

function by(choices: Choice[], field: string): Map<unknown, Choice[]> {
  const heaps = new Map<unknown, Choice[]>();
  for (const choice of choices) {
    const value = JSON.stringify((choice.action as Words)[field]);
    heaps.set(value, [...(heaps.get(value) ?? []), choice]);
  }
  return heaps;
}

function alone(choice: Choice): Heap {
  return { label: choice.text, items: [{ choice, short: choice.text }] };
}

function heap(choices: Choice[]): Heap {
  if (choices.length === 1) return alone(choices[0]!);
  const sentences = choices.map((choice) => choice.text.split(" "));
  const shared = sharedWords(sentences);
  const items = choices.map((choice, i) => ({ choice, short: sentences[i]!.slice(shared).join(" ") }));
  return { label: shared ? sentences[0]!.slice(0, shared).join(" ") : choices[0]!.text, items };
}

/** How many first words all sentences have in common, leaving each at least one. */
function sharedWords(sentences: string[][]): number {
  const shortest = Math.min(...sentences.map((words) => words.length)) - 1;
  let shared = 0;
  while (shared < shortest && sentences.every((words) => words[shared] === sentences[0]![shared])) shared += 1;
  return shared;
}
