/** How pieces travel: from where they were to where they are, in a moment, or by a fade where motion is not wanted. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { isCalm } from "$lib/calm";

const TRAVEL = 340;
const FADE = 160;
const FLIGHT = 700;
/** How far a pigeon flies before it is out of sight, in units of the drawing. */
const FLIGHT_UP = 240;
const FLIGHT_ASIDE = 130;

export interface Travel {
  /** Where the piece comes from (or goes to): a place on the screen, as it is or as it was. */
  place: () => DOMRect | undefined;
  delay?: number;
}

/** In: from the place to where it is drawn. Out: the other way. For HTML and for SVG.
 *
 * Looked at when all is drawn: in between, the browser would lay the board out for every piece.
 */
export function travel(node: Element, wish: Travel): () => TransitionConfig {
  return () => travelling(node, wish);
}

function travelling(node: Element, { place, delay = 0 }: Travel): TransitionConfig {
  if (isCalm()) return fading(delay);
  const from = place();
  const here = from && node.getBoundingClientRect();
  if (!from?.width || !here?.width) return fading(delay);
  const scale = unitsPerPixel(node);
  const dx = (from.left + from.width / 2 - here.left - here.width / 2) * scale;
  const dy = (from.top + from.height / 2 - here.top - here.height / 2) * scale;
  return {
    delay,
    duration: TRAVEL,
    easing: cubicOut,
    css: (t, u) => `translate: ${u * dx}px ${u * dy}px; opacity: ${Math.min(1, 3 * t)}; z-index: 5;`,
  };
}

/** A pigeon takes off: up, aside and away. */
export function flyAway(node: Element): TransitionConfig {
  if (isCalm()) return fading(0);
  const aside = node.getBoundingClientRect().left % 2 < 1 ? FLIGHT_ASIDE : -FLIGHT_ASIDE;
  return {
    duration: FLIGHT,
    css: (t, u) => {
      const flap = 1 + 0.12 * Math.sin(u * 40);
      return `translate: ${u * aside}px ${-u * u * FLIGHT_UP}px; scale: ${flap}; opacity: ${Math.min(1, 2 * t)};
        transform-box: fill-box; transform-origin: center;`;
    },
  };
}

function fading(delay: number): TransitionConfig {
  return { delay, duration: FADE, css: (t) => `opacity: ${t};` };
}

/** A piece of SVG moves in units of its drawing, one of HTML in pixels. */
function unitsPerPixel(node: Element): number {
  const matrix = node instanceof SVGGraphicsElement && node.ownerSVGElement ? node.getScreenCTM() : null;
  return matrix ? 1 / Math.hypot(matrix.a, matrix.b) : 1;
}

/** Any click shows at once how it ends. */
export function skipMotion(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
