/** Long lists of choices become a few groups: first by verb, then by one field. A group is labelled with the first words that its sentences share. */
import type { Choice } from "$lib/types/protocol";

export interface Item {
  choice: Choice;
  /** The sentence without the words of the group's label. */
  short: string;
}

export interface Group {
  label: string;
  items: Item[];
}

/** The most choices, or groups, that are shown without a further step. */
const FEW = 7;

type Words = Record<string, unknown>;

export function groupChoices(legal: Choice[]): Group[] {
  if (legal.length <= FEW) return legal.map(single);
  return [...by(legal, "do").values()].flatMap((same) => (same.length > FEW ? split(same) : [same])).flatMap(labelled);
}

/** Split by the field that makes the fewest groups, if there is a useful one. */
function split(choices: Choice[]): Choice[][] {
  const fields = Object.keys(choices[0]!.action as Words).filter((field) => field !== "do");
  const ways = fields.map((field) => [...by(choices, field).values()]);
  const useful = ways.filter(
    (way) => way.length > 1 && way.length < choices.length && way.length <= FEW && areDistinct(way),
  );
  return useful.sort((one, other) => one.length - other.length)[0] ?? [choices];
}

/** Whether every group has a label of its own. */
function areDistinct(way: Choice[][]): boolean {
  return new Set(way.flatMap(labelled).map(({ label }) => label)).size === way.length;
}

function by(choices: Choice[], field: string): Map<unknown, Choice[]> {
  const groups = new Map<unknown, Choice[]>();
  for (const choice of choices) {
    const value = JSON.stringify((choice.action as Words)[field]);
    groups.set(value, [...(groups.get(value) ?? []), choice]);
  }
  return groups;
}

function single(choice: Choice): Group {
  return { label: choice.text, items: [{ choice, short: choice.text }] };
}

/** One group; if the sentences share no first word that could label it, each choice alone. */
function labelled(choices: Choice[]): Group[] {
  const sentences = choices.map((choice) => choice.text.split(" "));
  const shared = choices.length > 1 ? sharedWords(sentences) : 0;
  if (!shared) return choices.map(single);
  const items = choices.map((choice, i) => ({ choice, short: sentences[i]!.slice(shared).join(" ") }));
  return [{ label: sentences[0]!.slice(0, shared).join(" "), items }];
}

/** The number of first words that all sentences share. At least one word of each sentence is left over. */
function sharedWords(sentences: string[][]): number {
  const shortest = Math.min(...sentences.map((words) => words.length)) - 1;
  let shared = 0;
  while (shared < shortest && sentences.every((words) => words[shared] === sentences[0]![shared])) shared += 1;
  return shared;
}
