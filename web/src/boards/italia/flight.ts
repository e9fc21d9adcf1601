/** Pieces that travel over the board: a copy of what lay there flies to where it lies now. */
import type { Journey } from "./journeys";

const DURATION = 340;
const STAGGER = 110;
const LAST_START = 900 - DURATION;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export interface Flight {
  copy: HTMLElement;
  start: DOMRect;
  to: string[];
}

/** Take copies before the board is drawn anew. */
export function pack(frame: HTMLElement, journeys: Journey[]): Flight[] {
  if (document.hidden) return [];
  return journeys.flatMap(({ from, to }) => {
    const source = find(frame, from);
    if (!source) return [];
    const piece = source.querySelector<HTMLElement>(".token") ?? source;
    return [{ copy: piece.cloneNode(true) as HTMLElement, start: piece.getBoundingClientRect(), to }];
  });
}

/** Let them fly once it is drawn; any click brings them home at once. */
export function launch(frame: HTMLElement, flights: Flight[]): void {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const stagger = Math.min(STAGGER, LAST_START / flights.length);
  const animations = flights.flatMap((flight, i) => {
    const target = find(frame, flight.to);
    if (!target) return [];
    const piece = target.querySelector<HTMLElement>(".token") ?? target;
    const delay = i * stagger;
    return isReduced ? [appear(piece, 0)] : [...travel(frame, flight, piece, delay), appear(piece, delay)];
  });
  const finish = () => animations.forEach((animation) => animation.finish());
  addEventListener("pointerdown", finish, { capture: true, once: true });
  void Promise.allSettled(animations.map((animation) => animation.finished)).then(() =>
    removeEventListener("pointerdown", finish, { capture: true }),
  );
}

function travel(frame: HTMLElement, { copy, start }: Flight, target: HTMLElement, delay: number): Animation[] {
  const end = target.getBoundingClientRect();
  const origin = frame.getBoundingClientRect();
  for (const part of [copy, ...copy.querySelectorAll("[data-place], [id]")]) {
    part.removeAttribute("data-place");
    part.removeAttribute("id");
  }
  copy.inert = true;
  copy.classList.remove("is-legal", "is-chosen");
  copy.style.cssText += `;position:absolute;z-index:5;margin:0;pointer-events:none;left:${start.left - origin.left}px;top:${start.top - origin.top}px;width:${start.width}px;height:${start.height}px;transform-origin:0 0`;
  frame.append(copy);
  const scale = Math.min(1.5, Math.max(end.width, 24) / start.width);
  const animation = copy.animate(
    [
      { transform: "none" },
      {
        transform: `translate(${end.left - start.left}px, ${end.top - start.top}px) scale(${scale})`,
        opacity: 1,
        offset: 0.9,
      },
      { transform: `translate(${end.left - start.left}px, ${end.top - start.top}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: DURATION, delay, easing: EASE, fill: "both" },
  );
  void animation.finished.finally(() => copy.remove());
  return [animation];
}

function appear(piece: HTMLElement, delay: number): Animation {
  return piece.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], {
    duration: DURATION,
    delay,
    fill: "backwards",
  });
}

function find(frame: HTMLElement, places: string[]): HTMLElement | null {
  for (const place of places) {
    const found = frame.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    if (found) return found;
  }
  return null;
}
