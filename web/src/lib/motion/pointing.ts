/** Shows on the board what a line of the log speaks of: the places that it names are ringed. */
import { tick } from "svelte";

const STAYS = 2500;
let rings: HTMLElement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function unpoint(): void {
  clearTimeout(timer);
  for (const ring of rings) ring.remove();
  rings = [];
}

/** Ring the places that are on the board, or else the seat; if another part hides them, show theirs first. */
export async function pointAt(places: string[], seat: number | null): Promise<void> {
  unpoint();
  const named = places.flatMap(elementsOf);
  const found = named.length || seat === null ? named : elementsOf(`seat-${seat}`);
  if (found.length && !found.some((each) => each.checkVisibility())) {
    partOf(found[0]!)?.click();
    await tick();
  }
  rings = found.filter((each) => each.checkVisibility()).map(ringAround);
  document.body.append(...rings);
  timer = setTimeout(unpoint, STAYS);
}

/** A place, or all things of a kind. */
function elementsOf(place: string): Element[] {
  const name = CSS.escape(place);
  return [...document.querySelectorAll(`[data-board] :is([data-place="${name}"], [data-thing="${name}"])`)];
}

/** The tab of the part of the board in which an element is. */
function partOf(element: Element): HTMLElement | null {
  const part = element.closest<HTMLElement>("[data-part]")?.dataset["part"];
  return part ? document.querySelector<HTMLElement>(`[data-board] [data-tab="${part}"]`) : null;
}

function ringAround(place: Element): HTMLElement {
  const ring = document.createElement("span");
  const { left, top, width, height } = place.getBoundingClientRect();
  ring.className = "pointing";
  ring.setAttribute("aria-hidden", "true");
  Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return ring;
}
