/** Any view in words: what its fields are called, and what their values say. */
import type { Say } from "$lib/words/fluent";

export type Fields = Record<string, unknown>;

export interface Words {
  /** The words of the game, which may name its fields (`field-NAME`) and values (`value-VALUE`). */
  say: Say;
  sayWeb: Say;
  nameSeat: (seat: number) => string;
}

/** Fields that hold the number of a seat; so does any field whose name ends in `_seat`. */
const SEATS = new Set(["seat", "owner", "turn", "winner", "first"]);

function isSeat(field: string): boolean {
  return SEATS.has(field) || field.endsWith("_seat");
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list of structs, which is shown as a table. */
export function isRows(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

/** All fields that any row has, in the order in which they first come. */
export function columnsOf(rows: Fields[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

export function labelOf({ say }: Words, field: string): string {
  const message = `field-${field}`;
  const said = say(message);
  return said === message ? readable(field) : said;
}

export function valueOf(words: Words, field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return words.sayWeb(value ? "yes" : "no");
  if (typeof value === "number") return isSeat(field) && value >= 0 ? words.nameSeat(value) : String(value);
  if (Array.isArray(value)) return value.map((each) => valueOf(words, field, each)).join(", ") || "–";
  if (isFields(value)) return fieldsOf(words, value);
  return textOf(words, String(value));
}

function fieldsOf(words: Words, fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${labelOf(words, name)}: ${valueOf(words, name, value)}`)
    .join("; ");
}

function textOf({ say }: Words, value: string): string {
  const message = `value-${value}`;
  const said = say(message);
  return said === message ? value.replaceAll("_", " ") : said;
}

/** "is_deciding" is "Deciding", "orders_to_place" is "Orders to place". */
function readable(field: string): string {
  const words = field.replace(/^(is|has)_/, "").replaceAll("_", " ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
