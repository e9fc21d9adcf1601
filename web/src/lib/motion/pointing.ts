/** Shows on the board what a sentence speaks of: the cells that it names are ringed. */

const CELL = /\b[A-Z]\d{1,2}\b/g;
const STAYS = 2500;
let rings: HTMLElement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function unpoint(): void {
  clearTimeout(timer);
  for (const ring of rings) ring.remove();
  rings = [];
}

/** Ring the cells that a text names; how many are on the board. */
export function pointAt(text: string): number {
  unpoint();
  const cells = new Set(text.match(CELL) ?? []);
  rings = [...cells].flatMap((cell) => {
    const place = document.querySelector(`[data-board] :is([data-place="cell-${cell}"], [data-cell="${cell}"])`);
    return place?.checkVisibility() ? [ringAround(place)] : [];
  });
  document.body.append(...rings);
  timer = setTimeout(unpoint, STAYS);
  return rings.length;
}

function ringAround(place: Element): HTMLElement {
  const ring = document.createElement("span");
  const { left, top, width, height } = place.getBoundingClientRect();
  ring.className = "pointing";
  ring.setAttribute("aria-hidden", "true");
  Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return ring;
}
