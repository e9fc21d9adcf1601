/** Pieces that travel over the board: a copy of the piece flies from where it lay to where it lies now. */
import { prefersReducedMotion } from "$lib/a11y/reducedMotion";
import type { Journey } from "./journeys";

const DURATION = 340;
const STAGGER = 110;
const LAST_START = 900 - DURATION;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const SMALLEST = 0.25;
const LARGEST = 1.6;
/** Places that hold pieces and are none themselves. */
const HOLDERS = /^(crate|seat)-/;

export interface Flight {
  start: DOMRect;
  to: string[];
  /** The piece as it lay there; none where it came out of something. */
  copy?: HTMLElement;
}

/** Note where pieces lie before the board is drawn anew. */
export function pack(frame: HTMLElement, journeys: Journey[]): Flight[] {
  if (document.hidden) return [];
  return journeys.flatMap(({ from, to }) => {
    const source = find(frame, from);
    if (!source) return [];
    const isHolder = HOLDERS.test(source.dataset["place"]!);
    const piece = pieceOf(source);
    return [{ start: piece.getBoundingClientRect(), to, ...(isHolder ? {} : { copy: copyOf(piece) }) }];
  });
}

/** Let them fly once it is drawn; any click brings them home at once. All is looked at before anything is changed: the
 * browser then lays the board out once. */
export function launch(frame: HTMLElement, sky: HTMLElement, flights: Flight[]): void {
  if (prefersReducedMotion()) return;
  const stagger = Math.min(STAGGER, LAST_START / flights.length);
  const origin = sky.getBoundingClientRect();
  const landings = flights.flatMap((flight) => landingOf(frame, flight));
  const animations = landings.flatMap((landing, i) => take(sky, origin, landing, i * stagger));
  const finish = () => animations.forEach((animation) => animation.finish());
  addEventListener("pointerdown", finish, { capture: true, once: true });
  void Promise.allSettled(animations.map((animation) => animation.finished)).then(() =>
    removeEventListener("pointerdown", finish, { capture: true }),
  );
}

interface Landing {
  start: DOMRect;
  end: DOMRect;
  /** Where the copy is as large as it is drawn. */
  own: DOMRect;
  copy: HTMLElement;
  /** The piece that lies there now; none where it went into something. */
  target: HTMLElement | null;
}

function landingOf(frame: HTMLElement, flight: Flight): Landing[] {
  const place = find(frame, flight.to);
  if (!place) return [];
  const isHolder = HOLDERS.test(place.dataset["place"]!);
  const piece = pieceOf(place);
  const copy = flight.copy ?? (isHolder ? undefined : copyOf(piece));
  if (!copy) return [];
  const end = piece.getBoundingClientRect();
  return [{ start: flight.start, end, own: flight.copy ? flight.start : end, copy, target: isHolder ? null : piece }];
}

function take(sky: HTMLElement, origin: DOMRect, landing: Landing, delay: number): Animation[] {
  const arrival = landing.target ? [appear(landing.target, delay)] : [];
  return [travel(sky, origin, landing, delay), ...arrival];
}

function travel(sky: HTMLElement, origin: DOMRect, { start, end, own, copy }: Landing, delay: number): Animation {
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
  const animation = copy.animate(
    [
      { transform: over(own, start) },
      { transform: arrived, opacity: 1, offset: 0.9 },
      { transform: arrived, opacity: 0 },
    ],
    { duration: DURATION, delay, easing: EASE, fill: "both" },
  );
  void animation.finished.finally(() => copy.remove());
  return animation;
}

/** The transform that puts something at `own` over `other`. */
function over(own: DOMRect, other: DOMRect): string {
  const x = other.left + other.width / 2 - own.left - own.width / 2;
  const y = other.top + other.height / 2 - own.top - own.height / 2;
  const scale = Math.max(SMALLEST, Math.min(LARGEST, Math.min(other.width / own.width, other.height / own.height)));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function appear(piece: HTMLElement, delay: number): Animation {
  return piece.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], {
    duration: DURATION,
    delay,
    fill: "backwards",
  });
}

function copyOf(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll("[data-place], [id]")]) {
    part.removeAttribute("data-place");
    part.removeAttribute("id");
  }
  copy.classList.remove("is-legal", "is-chosen");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  // Its colours may be set further up, where the copy no longer is.
  const { background, color } = getComputedStyle(piece);
  Object.assign(copy.style, { background, color });
  return copy;
}

/** On an ingredient's space the token travels, else the whole piece. */
function pieceOf(place: HTMLElement): HTMLElement {
  return place.querySelector<HTMLElement>(":scope > .token") ?? place;
}

function find(frame: HTMLElement, places: string[]): HTMLElement | null {
  for (const place of places) {
    const found = frame.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    if (found) return found;
  }
  return null;
}
