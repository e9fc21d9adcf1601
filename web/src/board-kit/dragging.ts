/** Drag and drop beside clicking, the same on every board, for a mouse and for a finger.
 *
 * A piece says with `data-drag` which actions it can be dragged for, a place with `data-drop` which it takes: lists of
 * parts of actions (see `offers`). A cell of a grid takes what it offers. The places of legal actions light up.
 */
import { copyOf, glideBack, skyOf } from "$lib/motion/travels";
import { fits, partsOf, type Part } from "./offers";

interface Offered {
  legal: { action: unknown }[];
  act: (action: unknown, from: Element) => void;
}
interface Place {
  element: Element;
  action: unknown;
  ring: HTMLElement;
}
interface Lifted {
  piece: HTMLElement;
  ghost: HTMLElement;
  sky: HTMLElement;
  places: Place[];
  over: Place | null;
}

/** Pixels after which a press is a drag. */
const STARTS = 8;
const PLACES = "[data-drop], [role=gridcell][data-offers]";

export function dragging(offered: () => Offered): (board: HTMLElement) => () => void {
  return (board) => {
    let pressed: { piece: HTMLElement; x: number; y: number; id: number } | null = null;
    let lifted: Lifted | null = null;
    const listening = new AbortController();
    const { signal } = listening;

    function down(event: PointerEvent): void {
      const piece = (event.target as Element).closest<HTMLElement>("[data-drag]");
      if (!event.isPrimary) return end(); // two fingers look closer
      if (piece && event.button === 0) pressed = { piece, x: event.clientX, y: event.clientY, id: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.id) return;
      const [x, y] = [event.clientX - pressed.x, event.clientY - pressed.y];
      if (!lifted && Math.hypot(x, y) > STARTS) lifted = lift(pressed.piece, offered().legal);
      if (!lifted) return;
      event.preventDefault();
      lifted.ghost.style.translate = `${x}px ${y}px`;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const over = lifted.places.find(({ element }) => under.some((each) => element.contains(each))) ?? null;
      lifted.over?.ring.classList.remove("is-over");
      over?.ring.classList.add("is-over");
      lifted.over = over;
    }

    function up(): void {
      const over = lifted?.over;
      if (lifted) swallowClick();
      if (over) offered().act(over.action, over.element);
      end(!over);
    }

    /** What was lifted goes back, unless it was dropped at a place. */
    function end(isBack = true): void {
      pressed = null;
      if (!lifted) return;
      const { ghost, sky, places, piece } = lifted;
      lifted = null;
      for (const { ring } of places) ring.remove();
      piece.classList.remove("is-lifted");
      void (isBack ? glideBack(ghost) : Promise.resolve()).finally(() => sky.remove());
    }

    board.addEventListener("pointerdown", down, { signal, capture: true });
    board.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", () => end(), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
    return () => {
      end(false);
      listening.abort();
    };
  };
}

function lift(piece: HTMLElement, legal: Offered["legal"]): Lifted | null {
  const board = piece.closest<HTMLElement>("[data-board]");
  const parts = partsOf(piece.dataset["drag"]);
  const found = [...(board?.querySelectorAll<HTMLElement>(PLACES) ?? [])].flatMap((element) => {
    const action = element.checkVisibility() && !piece.contains(element) ? actionAt(element, parts, legal) : undefined;
    return action ? [{ element, action }] : [];
  });
  if (!board || !found.length) return null;
  const places = found.map((place) => ({ ...place, ring: ringAround(place.element) }));
  document.body.append(...places.map(({ ring }) => ring));
  const sky = skyOf(board);
  const ghost = copyOf(piece);
  const [at, origin] = [piece.getBoundingClientRect(), sky.getBoundingClientRect()];
  ghost.classList.add("dragged");
  Object.assign(ghost.style, {
    left: `${at.left - origin.left}px`,
    top: `${at.top - origin.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    font: getComputedStyle(piece).font,
  });
  sky.append(ghost);
  piece.classList.add("is-lifted");
  return { piece, ghost, sky, places, over: null };
}

/** The legal action of a piece at a place; of several the one that the piece names first. */
function actionAt(element: HTMLElement, dragged: Part[], legal: Offered["legal"]): unknown {
  const taken = partsOf(element.dataset["drop"] ?? element.dataset["offers"]);
  const here = legal.filter(({ action }) => taken.some((part) => fits(action as Part, part)));
  return dragged.flatMap((part) => here.filter(({ action }) => fits(action as Part, part)))[0]?.action;
}

function ringAround(place: Element): HTMLElement {
  const ring = document.createElement("span");
  const { left, top, width, height } = place.getBoundingClientRect();
  ring.className = "drop-place";
  Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return ring;
}

/** The click that ends a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
