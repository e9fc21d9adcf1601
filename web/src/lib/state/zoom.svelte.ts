/** How large the board is drawn; the page shows one board. */

export const LARGEST = 4;

export const zoomed = $state({
  scale: 1,
  /** Draws the board that is shown at another scale; null while there is none. */
  to: null as ((scale: number) => void) | null,
});
