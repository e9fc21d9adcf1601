/** How pieces travel: from where they were to where they are, in a moment, or by a fade where motion is not wanted. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { prefersReducedMotion } from "$lib/a11y/reducedMotion";

export const TRAVEL = 340;
export const FADE = 160;
const FLIGHT = 700;
/** How far a pigeon flies before it is out of sight, in units of the drawing. */
const FLIGHT_UP = 240;
const FLIGHT_ASIDE = 130;

/** Out: from where it is drawn to a place on the screen; at once where there is none.
 *
 * Looked at when all is drawn: in between, the browser would lay the board out for every piece.
 */
export function leave(node: Element, { to }: { to: () => DOMRect | undefined }): () => TransitionConfig {
  return () => {
    const place = to();
    if (!place) return {};
    const way = prefersReducedMotion() ? null : wayFrom(node, place);
    if (!way) return fading();
    return {
      duration: TRAVEL,
      easing: cubicOut,
      css: (t, u) => `translate: ${u * way.x}px ${u * way.y}px; opacity: ${Math.min(1, 3 * t)}; z-index: 5;`,
    };
  };
}

/** How far a piece is from a place, in its own units; nothing where either cannot be seen. */
export function wayFrom(node: Element, place: DOMRect | undefined): { x: number; y: number } | null {
  const here = place?.width ? node.getBoundingClientRect() : null;
  if (!place || !here?.width) return null;
  const scale = unitsPerPixel(node);
  return {
    x: (place.left + place.width / 2 - here.left - here.width / 2) * scale,
    y: (place.top + place.height / 2 - here.top - here.height / 2) * scale,
  };
}

/** A pigeon takes off: up, aside and away. */
export function flyAway(node: Element): TransitionConfig {
  if (prefersReducedMotion()) return fading();
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

function fading(): TransitionConfig {
  return { duration: FADE, css: (t) => `opacity: ${t};` };
}

/** A piece of SVG moves in units of its drawing, one of HTML in pixels. */
function unitsPerPixel(node: Element): number {
  const matrix = node instanceof SVGGraphicsElement && node.ownerSVGElement ? node.getScreenCTM() : null;
  return matrix ? 1 / Math.hypot(matrix.a, matrix.b) : 1;
}
