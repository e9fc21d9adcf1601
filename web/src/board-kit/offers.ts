/** Which legal actions the board itself offers: elements say it with `data-offers`, a list of parts of actions.
 *
 * An element offers every legal action that has all fields of one of its parts: a cell says `{do: "place", cell: "D4"}`,
 * whatever piece is chosen first. What no element offers has a button beside the prompt.
 */
export type Part = Record<string, unknown>;

/** The value of `data-offers` for an element. */
export function offers(...parts: object[]): string {
  return JSON.stringify(parts);
}

/** The parts of actions that an attribute lists. */
export function partsOf(list: string | undefined): Part[] {
  return list ? (JSON.parse(list) as Part[]) : [];
}

/** The actions that no element of the page offers. */
export function notOffered<Choice extends { action: unknown }>(legal: Choice[], page: ParentNode = document): Choice[] {
  const parts = [...page.querySelectorAll<HTMLElement>("[data-offers]")].flatMap((element) =>
    partsOf(element.dataset["offers"]),
  );
  return legal.filter(({ action }) => !parts.some((part) => fits(action as Part, part)));
}

/** The elements of a page that offer an action, those first that say most of it. */
export function offering(action: object, page: ParentNode = document): Element[] {
  const found = [...page.querySelectorAll<HTMLElement>("[data-offers]")].map((element) => {
    const parts = (JSON.parse(element.dataset["offers"]!) as Part[]).filter((part) => fits(action as Part, part));
    return { element, said: Math.max(0, ...parts.map((part) => Object.keys(part).length)) };
  });
  return found
    .filter(({ said }) => said > 0)
    .sort((one, other) => other.said - one.said)
    .map(({ element }) => element);
}

/** Whether an action has all fields of a part. */
export function fits(action: Part, part: Part): boolean {
  return Object.entries(part).every(([field, value]) => action[field] === value);
}
