/** Pieces that come: all places are looked at once, when everything is drawn, and then all start together. */
import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "$lib/a11y/reducedMotion";
import { FADE, TRAVEL, wayFrom } from "./motion";

/** Where a piece comes from: a place on the screen, as it is or as it was. */
type Place = () => DOMRect | undefined;

const EASE_OUT = "cubic-bezier(0.22, 1, 0.36, 1)";

export class Flights {
  #coming: { node: Element; from: Place }[] = [];
  #isOpen = false;

  /** What lies on the table by now has always been there; what comes from now on is seen to come. */
  open(): void {
    this.#isOpen = true;
  }

  /** What is shown now is another table, or another seat's: nothing has come. */
  shut(): void {
    this.#isOpen = false;
  }

  /** For a piece that comes from somewhere. */
  arrival(from: Place): Attachment {
    return (node) => {
      if (this.#isOpen && this.#coming.push({ node, from }) === 1) queueMicrotask(() => this.#start());
    };
  }

  #start(): void {
    const ways = this.#coming
      .splice(0)
      .map(({ node, from }) => ({ node, way: prefersReducedMotion() ? null : wayFrom(node, from()) }));
    for (const { node, way } of ways) {
      if (way) node.animate(flight(way), { duration: TRAVEL, easing: EASE_OUT });
      else node.animate([{ opacity: 0 }, {}], FADE);
    }
  }
}

/** From there to here, over everything else. */
function flight(way: { x: number; y: number }): Keyframe[] {
  const over = { zIndex: 5 };
  return [
    { ...over, translate: `${way.x}px ${way.y}px`, opacity: 0.2 },
    { ...over, opacity: 1, offset: 0.2 },
    { ...over, translate: "0px 0px", opacity: 1 },
  ];
}
