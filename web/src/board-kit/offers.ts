/** Which legal actions the board itself offers: elements say it with `data-offers`, a list of parts of actions.
 *
 * An element offers every legal action that has all fields of one of its parts: a cell says `{do: "place", cell: "D4"}`,
 * whatever piece is chosen first. What no element offers has a button beside the prompt.
 */
type Part = Record<string, unknown>;

/** The value of `data-offers` for an element. */
export function offers(...parts: object[]): string {
  return JSON.stringify(parts);
}

/** The actions that no element of the page offers. */
export function notOffered<Choice extends { action: unknown }>(legal: Choice[], page: ParentNode = document): Choice[] {
  const parts = [...page.querySelectorAll<HTMLElement>("[data-offers]")].flatMap(
    (element) => JSON.parse(element.dataset["offers"]!) as Part[],
  );
  return legal.filter(({ action }) => !parts.some((part) => fits(action as Part, part)));
}

function fits(action: Part, part: Part): boolean {
  return Object.entries(part).every(([field, value]) => action[field] === value);
}
