/** The legal choices, sorted by where a person would click. */
import { choicesOf, type LegalChoice } from "$kit/props";
import type { Action } from "$lib/types/banquet";

type Of<Verb extends Action["do"]> = LegalChoice<Extract<Action, { do: Verb }>>;

export interface Choices {
  place: Of<"place">[];
  announce: Of<"announce">[];
  putOrder: Map<string, Of<"put_order">>;
  validate: Map<string, Of<"validate">>;
  discard: Map<string, Of<"discard">>;
  lose: Map<string, Of<"lose">>;
  draw: Map<number, Of<"draw">>;
  pass: Of<"pass"> | undefined;
  ready: Of<"ready"> | undefined;
}

export function sortChoices(legal: LegalChoice<Action>[]): Choices {
  return {
    place: choicesOf(legal, "place"),
    announce: choicesOf(legal, "announce"),
    putOrder: new Map(choicesOf(legal, "put_order").map((choice) => [choice.action.cell, choice])),
    validate: new Map(choicesOf(legal, "validate").map((choice) => [choice.action.menu, choice])),
    discard: new Map(choicesOf(legal, "discard").map((choice) => [choice.action.menu, choice])),
    lose: new Map(choicesOf(legal, "lose").map((choice) => [choice.action.menu, choice])),
    draw: new Map(choicesOf(legal, "draw").map((choice) => [choice.action.crowns, choice])),
    pass: choicesOf(legal, "pass")[0],
    ready: choicesOf(legal, "ready")[0],
  };
}

/** Cells where something may be done now: with the chosen piece, where one is chosen. */
export function legalCells(choices: Choices, piece: string | null): Set<string> {
  const places = choices.place.filter(({ action }) => piece === null || action.piece === piece);
  return new Set([
    ...places.map(({ action }) => action.cell),
    ...choices.announce.map(({ action }) => action.cell),
    ...choices.putOrder.keys(),
  ]);
}

/** Pieces that may be placed somewhere. */
export function legalPieces(choices: Choices): Set<string> {
  return new Set(choices.place.map(({ action }) => action.piece));
}
