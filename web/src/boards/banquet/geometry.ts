/** Where things lie on the drawn table: pointy hexagons in rows, in units of the drawing. */
import type { Cell } from "$lib/types/banquet";

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a cell to its corners. */
export const CELL_RADIUS = 50;
export const CELL_WIDTH = Math.sqrt(3) * CELL_RADIUS;
const ROW_STEP = 1.5 * CELL_RADIUS;
const CELLS_TO_A_SIDE = 4;
const ROWS_FROM_MIDDLE = CELLS_TO_A_SIDE - 1;

/** From the outermost cells to the edge of the table. */
const RIM = 32;

export const PLATE_RADIUS = 37;
/** Icons are drawn on a grid of 24 units. */
const ICON_GRID = 24;

/** From the bouquet to the middle of a side of the table. */
const APOTHEM = ROWS_FROM_MIDDLE * ROW_STEP + CELL_RADIUS + RIM;
export const TABLE_HEIGHT = 2 * APOTHEM;
export const TABLE_WIDTH = (2 * TABLE_HEIGHT) / Math.sqrt(3);
export const VIEW_BOX = [-TABLE_WIDTH / 2, -TABLE_HEIGHT / 2, TABLE_WIDTH, TABLE_HEIGHT].join(" ");

/** The middle of a cell; the bouquet is the origin. */
export function centre({ q, r }: { q: number; r: number }): Point {
  return { x: CELL_WIDTH * (q + r / 2), y: ROW_STEP * r };
}

/** A flat-topped hexagon, so far within the edge of the table. */
export function tableOutline(inset: number): string {
  return hexagon(((APOTHEM - inset) * 2) / Math.sqrt(3), 0);
}

/** One space. */
export function cellOutline(inset = 0): string {
  return hexagon(CELL_RADIUS - inset, Math.PI / 6);
}

function hexagon(radius: number, turn: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => turn + (corner * Math.PI) / 3);
  return corners.map((a) => `${(radius * Math.cos(a)).toFixed(1)},${(radius * Math.sin(a)).toFixed(1)}`).join(" ");
}

/** Puts an icon of the 24 grid around a point, with this width in units. */
export function iconAt(size: number, at: Point = { x: 0, y: 0 }): string {
  return `translate(${at.x - size / 2} ${at.y - size / 2}) scale(${size / ICON_GRID})`;
}

export function rowsOf(cells: Cell[]): Cell[][] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) rows.set(cell.r, [...(rows.get(cell.r) ?? []), cell]);
  return [...rows.values()];
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The cell that an arrow key goes to: next in the row, or the nearest in the row above or below. */
export function cellInDirection(cells: Cell[], from: Cell, key: string): Cell | undefined {
  const way = ARROWS[key];
  if (!way) return undefined;
  if (way.x) return cells.find((cell) => cell.r === from.r && cell.q === from.q + way.x);
  const row = cells.filter((cell) => cell.r === from.r + way.y);
  const sideways = (cell: Cell) => Math.abs(centre(cell).x - centre(from).x);
  return row.sort((a, b) => sideways(a) - sideways(b))[0];
}
