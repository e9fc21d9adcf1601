/** Pieces and cards travel from where they were: from the place with that `data-place`, at the moment they appear. */
import { cubicIn, cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { prefersReducedMotion } from "$lib/a11y/reducedMotion";

const TRAVEL = 320;
const LIFT = 350;
const FADE = 160;

/** Come from a named place of the same board, or leave for it; fade in where there is none, or where the system asks for less motion.
 *
 * Looked at when all is drawn: in between, the browser would lay the board out for every piece.
 */
export function arrive(node: Element, wish: { from: string | null }): () => TransitionConfig {
  return () => arriving(node, wish);
}

function arriving(node: Element, { from }: { from: string | null }): TransitionConfig {
  if (prefersReducedMotion()) return fading(from ? FADE : 0);
  const source = from ? node.closest(".banquet")?.querySelector(`[data-place="${from}"]`) : null;
  if (!source) return fading(from ? FADE : 0);
  const there = source.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
  const x = (there.left + there.width / 2 - here.left - here.width / 2) / scale;
  const y = (there.top + there.height / 2 - here.top - here.height / 2) / scale;
  return { duration: TRAVEL, easing: cubicOut, css: (_, rest) => `translate: ${x * rest}px ${y * rest}px` };
}

/** Without a look at how it is drawn: nothing here is half transparent. */
function fading(duration: number): TransitionConfig {
  return { duration, css: (t) => `opacity: ${t}` };
}

/** A cloche is taken off. */
export function lift(node: Element): TransitionConfig {
  if (prefersReducedMotion()) return fading(FADE);
  return {
    duration: LIFT,
    easing: cubicIn,
    css: (left, gone) => `opacity: ${left}; translate: 0 ${-70 * gone}px; rotate: ${-16 * gone}deg`,
  };
}

/** A menu goes from hand to the validated ones as the same card; else from and to what its data attributes say. */
export const [sendMenu, receiveMenu] = crossfade({
  duration: () => (prefersReducedMotion() ? 0 : TRAVEL),
  easing: cubicOut,
  fallback: (node, _, isIntro) => {
    const { from = null, to = null } = (node as HTMLElement).dataset;
    return arriving(node, { from: isIntro ? from : to });
  },
});
