/** Where things are on the square: cells by their names, in units of the drawing. */
import type { Restaurant } from "$lib/types/paris";

export const UNIT = 40;
/** The streets around the building row. */
export const STREET = 52;
const FRAME = 20;
const COLUMNS = "ABCDEFGHIJKLMNOPQRST";

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

export interface Cell extends Point {
  name: string;
  /** The letter of the square: `#` is the building row. */
  letter: string;
}

/** The cells of the board in rows, the building row and its corners included. */
export function cellRows(square: string[]): Cell[][] {
  return square
    .map((line, y) => [...line].map((letter, x) => ({ name: nameOf(x, y), letter, x, y })))
    .map((row) => row.filter((cell) => cell.letter !== " "))
    .filter((row) => row.length > 0);
}

/** The first and last column (and row) of the building row. */
export function bounds(square: string[]): { first: number; last: number } {
  const first = square.findIndex((line) => line.trim() !== "");
  return { first, last: FRAME - 1 - first };
}

export function nameOf(x: number, y: number): string {
  return `${COLUMNS[x]}${y + 1}`;
}

export function placeOf(name: string): Point {
  return { x: COLUMNS.indexOf(name[0]!), y: Number(name.slice(1)) - 1 };
}

export function centre(name: string): Point {
  const { x, y } = placeOf(name);
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

export type Side = "north" | "east" | "south" | "west";
/** How a house that faces south is turned to face inwards from its side. */
const TURN: Record<Side, number> = { north: 0, east: 90, south: 180, west: -90 };

/** A house is drawn facing south, from 0, 0 to its length and one unit's depth; this puts it on its lots. */
export function houseTransform(side: string, cells: string[]): string {
  const places = cells.map(placeOf);
  const left = Math.min(...places.map((place) => place.x)) * UNIT;
  const top = Math.min(...places.map((place) => place.y)) * UNIT;
  const length = cells.length * UNIT;
  const turn = TURN[side as Side];
  if (side === "north") return `translate(${left} ${top})`;
  if (side === "south") return `translate(${left + length} ${top + UNIT}) rotate(${turn})`;
  if (side === "east") return `translate(${left + UNIT} ${top}) rotate(${turn})`;
  return `translate(${left} ${top + length}) rotate(${turn})`;
}

/** The side and the lot of a cell of the building row; a corner has none. */
export function lotOf(cell: Cell, first: number, last: number): { side: Side; lot: number } | null {
  const isCorner = (cell.x === first || cell.x === last) && (cell.y === first || cell.y === last);
  if (cell.letter !== "#" || isCorner) return null;
  if (cell.y === first || cell.y === last) return { side: cell.y === first ? "north" : "south", lot: cell.x + 1 };
  return { side: cell.x === first ? "west" : "east", lot: cell.y + 1 };
}

/** The lots of a side from one on, as many as a restaurant needs. */
export function lotCells(side: string, lot: number, size: number, first: number, last: number): string[] {
  return Array.from({ length: size }, (_, i) => {
    const along = lot - 1 + i;
    if (side === "north" || side === "south") return nameOf(along, side === "north" ? first : last);
    return nameOf(side === "west" ? first : last, along);
  });
}

export interface Element extends Rect {
  letter: string;
}

/** The pieces of decor: connected cells of one letter, as the rectangles that they fill. */
export function decor(square: string[]): Element[] {
  const seen = new Set<string>();
  const found: Element[] = [];
  for (const cell of cellRows(square).flat()) {
    if (!"OFBL".includes(cell.letter) || seen.has(cell.name)) continue;
    const piece = flood(square, cell);
    piece.forEach((place) => seen.add(nameOf(place.x, place.y)));
    found.push({ letter: cell.letter, ...boxAround(piece) });
  }
  return found;
}

function flood(square: string[], start: Cell): Point[] {
  const piece: Point[] = [{ x: start.x, y: start.y }];
  const has = (x: number, y: number) => piece.some((place) => place.x === x && place.y === y);
  for (const { x, y } of piece) {
    for (const [nx, ny] of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as const) {
      if (square[ny]?.[nx] === start.letter && !has(nx, ny)) piece.push({ x: nx, y: ny });
    }
  }
  return piece;
}

/** The smallest rectangle around some places, in units of the drawing. */
export function boxAround(places: Point[]): Rect {
  const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: x * UNIT,
    y: y * UNIT,
    width: (Math.max(...xs) - x + 1) * UNIT,
    height: (Math.max(...ys) - y + 1) * UNIT,
  };
}

/** Where the terraces of one restaurant touch: from cell to cell, and from cell to house. */
export function joints(cells: string[], restaurant: Restaurant): [Point, Point][] {
  const own = new Set(cells);
  const house = new Set(restaurant.cells);
  return cells.flatMap((name) => {
    const { x, y } = placeOf(name);
    const [east, south] = [nameOf(x + 1, y), nameOf(x, y + 1)];
    const near = [east, south, nameOf(x - 1, y), nameOf(x, y - 1)];
    return near
      .filter((other) => house.has(other) || (own.has(other) && (other === east || other === south)))
      .map((other): [Point, Point] => [centre(name), centre(other)]);
  });
}
