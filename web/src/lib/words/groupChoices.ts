/** Many choices in a few heaps: by verb, then by the word that tells them best apart; each heap is named by what its sentences share. */
import type { Choice } from "$lib/types/protocol";

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
  return [...by(legal, "do").values()].flatMap((same) => (same.length > FEW ? split(same) : [same])).flatMap(heaped);
}

function split(choices: Choice[]): Choice[][] {
  const fields = Object.keys(choices[0]!.action as Words).filter((field) => field !== "do");
  const ways = fields.map((field) => [...by(choices, field).values()]);
  const useful = ways.filter(
    (way) => way.length > 1 && way.length < choices.length && way.length <= FEW && areTold(way),
  );
  return useful.sort((one, other) => one.length - other.length)[0] ?? [choices];
}

/** Whether the names of the heaps tell them apart. */
function areTold(way: Choice[][]): boolean {
  return new Set(way.flatMap(heaped).map(({ label }) => label)).size === way.length;
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

/** One heap, or each choice alone where no word is shared that could name the heap. */
function heaped(choices: Choice[]): Heap[] {
  const sentences = choices.map((choice) => choice.text.split(" "));
  const shared = choices.length > 1 ? sharedWords(sentences) : 0;
  if (!shared) return choices.map(alone);
  const items = choices.map((choice, i) => ({ choice, short: sentences[i]!.slice(shared).join(" ") }));
  return [{ label: sentences[0]!.slice(0, shared).join(" "), items }];
}

/** How many first words all sentences have in common, leaving each at least one. */
function sharedWords(sentences: string[][]): number {
  const shortest = Math.min(...sentences.map((words) => words.length)) - 1;
  let shared = 0;
  while (shared < shortest && sentences.every((words) => words[shared] === sentences[0]![shared])) shared += 1;
  return shared;
}
