/** Pieces travel over a board: from their place before a view is drawn to their place after it.
 *
 * A board names its places with `data-place`. A place with `data-holder` holds pieces and is none itself; in any other
 * place the piece is the element with `data-piece`, or the place itself. Pieces of a drawing (SVG) travel themselves; of
 * all others a copy flies over the board.
 */
import { tick } from "svelte";
import { prefersReducedMotion } from "$lib/a11y/reducedMotion";

/** From one place to another, as names of places, best guess first. */
export interface Journey {
  from: string[];
  to: string[];
}

export const TRAVEL = 340;
const BACK = 180;
const STAGGER = 110;
const LAST_START = 900 - TRAVEL;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const SMALLEST = 0.25;
const LARGEST = 1.6;
/** More journeys than this are not one move but another moment: nothing travels then. */
const MOST = 14;

/** A journey that has begun: the piece lay at `start`; `copy` is a copy of it, unless it came out of a holder or a drawing. */
interface Departure {
  start: DOMRect;
  to: string[];
  copy?: HTMLElement;
}

interface Landing {
  start: DOMRect;
  end: DOMRect;
  /** Where the copy has the size that it is drawn with. */
  own: DOMRect;
  copy?: HTMLElement;
  /** The piece that lies there now; none if it went into a holder. */
  target: HTMLElement | SVGElement | null;
}

/** Note the places of pieces before the board is drawn again, and let them travel once it is drawn.
 *
 * All places are read before anything is changed, so that the browser lays the board out once.
 */
export function travel(board: HTMLElement, journeys: Journey[]): void {
  if (journeys.length === 0 || journeys.length > MOST || document.hidden || prefersReducedMotion()) return;
  const departures = journeys.flatMap((journey) => departureOf(board, journey));
  if (departures.length) void tick().then(() => land(board, departures));
}

function departureOf(board: HTMLElement, { from, to }: Journey): Departure[] {
  const place = find(board, from);
  if (!place) return [];
  const piece = pieceOf(place);
  const start = piece.getBoundingClientRect();
  if (!start.width) return [];
  const isCopied = piece instanceof HTMLElement && !isHolder(place);
  return [isCopied ? { start, to, copy: copyOf(piece) } : { start, to }];
}

function land(board: HTMLElement, departures: Departure[]): void {
  const landings = departures.flatMap((departure) => landingOf(board, departure));
  const sky = landings.some(({ copy }) => copy) ? skyOf(board) : null;
  const origin = sky?.getBoundingClientRect();
  const stagger = Math.min(STAGGER, LAST_START / departures.length);
  const flights = landings.map((landing, i) => {
    if (!landing.copy) return glide(landing, i * stagger);
    if (landing.target) appear(landing.target, i * stagger);
    return fly(sky!, origin!, { ...landing, copy: landing.copy }, i * stagger);
  });
  if (sky) void Promise.allSettled(flights.map((flight) => flight.finished)).then(() => sky.remove());
}

function landingOf(board: HTMLElement, { start, to, copy }: Departure): Landing[] {
  const place = find(board, to);
  if (!place) return [];
  const piece = pieceOf(place);
  const end = piece.getBoundingClientRect();
  if (!end.width) return [];
  const target = isHolder(place) ? null : piece;
  if (target instanceof SVGElement) return [{ start, end, own: end, target }];
  if (copy) return [{ start, end, own: start, copy, target }];
  return target ? [{ start, end, own: end, copy: copyOf(target), target }] : [];
}

/** Over everything else on the board; what flies there moves nothing below. */
export function skyOf(board: HTMLElement): HTMLElement {
  const sky = document.createElement("div");
  sky.className = "sky";
  board.append(sky);
  return sky;
}

function fly(sky: HTMLElement, origin: DOMRect, landing: Landing & { copy: HTMLElement }, delay: number): Animation {
  const { start, end, own, copy } = landing;
  Object.assign(copy.style, {
    position: "absolute",
    margin: "0",
    boxSizing: "border-box",
    left: `${own.left - origin.left}px`,
    top: `${own.top - origin.top}px`,
    width: `${own.width}px`,
    height: `${own.height}px`,
    pointerEvents: "none",
  });
  sky.append(copy);
  const arrived = over(own, end);
  const flight = copy.animate(
    [
      { transform: over(own, start) },
      { transform: arrived, opacity: 1, offset: 0.9 },
      { transform: arrived, opacity: 0 },
    ],
    { duration: TRAVEL, delay, easing: EASE, fill: "both" },
  );
  void flight.finished.finally(() => copy.remove());
  return flight;
}

/** A piece of a drawing moves in the units of what it is drawn in. */
function glide({ start, end, target }: Landing, delay: number): Animation {
  const matrix = (target!.parentNode as SVGGraphicsElement).getScreenCTM?.();
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  const { x, y } = wayTo(end, start);
  return target!.animate(
    [
      { translate: `${x / scale}px ${y / scale}px`, opacity: 0.3 },
      { opacity: 1, offset: 0.3 },
      { translate: "0px 0px" },
    ],
    { duration: TRAVEL, delay, easing: EASE, fill: "backwards" },
  );
}

/** What was dragged and not dropped goes back to where it was lifted. */
export async function glideBack(piece: HTMLElement): Promise<void> {
  if (!prefersReducedMotion()) await piece.animate({ translate: "0 0" }, BACK).finished.catch(() => null);
}

function appear(piece: Element, delay: number): Animation {
  return piece.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], {
    duration: TRAVEL,
    delay,
    fill: "backwards",
  });
}

/** The transform that puts something at `own` over `other`. */
function over(own: DOMRect, other: DOMRect): string {
  const { x, y } = wayTo(own, other);
  const scale = Math.max(SMALLEST, Math.min(LARGEST, Math.min(other.width / own.width, other.height / own.height)));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** From the middle of one rectangle to the middle of another. */
function wayTo(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return {
    x: to.left + to.width / 2 - from.left - from.width / 2,
    y: to.top + to.height / 2 - from.top - from.height / 2,
  };
}

/** A picture of a piece, for the way. */
export function copyOf(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll("[data-place], [id]")]) {
    part.removeAttribute("data-place");
    part.removeAttribute("id");
  }
  copy.classList.remove("is-legal", "is-chosen");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  // Its colours may be set by an ancestor that the copy no longer has.
  const { background, color } = getComputedStyle(piece);
  Object.assign(copy.style, { background, color });
  return copy;
}

function isHolder(place: Element): boolean {
  return place.hasAttribute("data-holder");
}

function pieceOf(place: HTMLElement | SVGElement): HTMLElement | SVGElement {
  return place.querySelector<HTMLElement>(":scope > [data-piece]") ?? place;
}

function find(board: HTMLElement, places: string[]): HTMLElement | SVGElement | null {
  for (const place of places) {
    const found = board.querySelector<HTMLElement | SVGElement>(`[data-place="${CSS.escape(place)}"]`);
    if (found) return found;
  }
  return null;
}

/** What `after` has more than `before`, each as often as it does. */
export function gained(before: string[], after: string[]): string[] {
  const left = [...before];
  return after.filter((item) => {
    const found = left.indexOf(item);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}
