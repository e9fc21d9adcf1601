/** The place of a bubble: above its target if there is room, else below, and always on the screen. */
export interface Place {
  left: number;
  top: number;
  /** Where the tip is, from the bubble's left edge. */
  tip: number;
  isBelow: boolean;
}

const GAP = 10;
const MARGIN = 8;
const TIP_MARGIN = 16;

export function placeBubble(anchor: DOMRect, width: number, height: number): Place {
  const middle = anchor.left + anchor.width / 2;
  const left = clamp(middle - width / 2, MARGIN, innerWidth - width - MARGIN);
  const isBelow = anchor.top - height - GAP < MARGIN;
  const top = clamp(isBelow ? anchor.bottom + GAP : anchor.top - height - GAP, MARGIN, innerHeight - height - MARGIN);
  return { left, top, tip: clamp(middle - left, TIP_MARGIN, width - TIP_MARGIN), isBelow };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
