/** The card pack that the rules use too: what things are called, and the few printed values that a view leaves out. */
import board from "../../../../src/toque/games/italia/data/board.csv?raw";
import bonus1 from "../../../../src/toque/games/italia/data/bonus_1.csv?raw";
import bonus2 from "../../../../src/toque/games/italia/data/bonus_2.csv?raw";
import ingredients from "../../../../src/toque/games/italia/data/ingredients.csv?raw";
import recipes from "../../../../src/toque/games/italia/data/recipes.csv?raw";
import wines from "../../../../src/toque/games/italia/data/wines.csv?raw";
import type { BonusCard } from "$lib/types/italia";
import type { Say } from "$lib/words";

type Row = Record<string, string>;

/** The rows of a sheet, by column; no field holds a comma. */
function rows(sheet: string): Row[] {
  const [head = "", ...lines] = sheet.trim().split(/\r?\n/);
  const columns = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, i) => [columns[i]!, value])));
}

function byId(...sheets: string[]): Map<string, Row> {
  return new Map(sheets.flatMap(rows).map((row) => [row["id"]!, row]));
}

const BOARD = new Map(rows(board).map((row) => [row["key"]!, row["value"]!]));
const INGREDIENTS = byId(ingredients);
const RECIPES = byId(recipes);
const WINES = byId(wines);
const BONUS_CARDS = byId(bonus1, bonus2);

/** From these values of the rating track on a chef may cook recipes of 2 and of 3 toques (I17). */
export const LEVEL_VALUES = [Number(BOARD.get("unlock_2_toques")), Number(BOARD.get("unlock_3_toques"))];
export const ROOM_SLOTS = Number(BOARD.get("room_slots"));
export const BONUS_SLOTS = Number(BOARD.get("bonus_slots"));

/** An id of somebody's own pack, made readable. */
function readable(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What things are called in the language of `say`. */
export class Names {
  #say: Say;
  #language: string;

  constructor(say: Say) {
    this.#say = say;
    this.#language = say("board-language");
  }

  ingredient(id: string): string {
    return this.#row(INGREDIENTS.get(id), id);
  }

  /** A dish by its Italian name, as on a menu. */
  dish(id: string): string {
    return RECIPES.get(id)?.["name_it"] ?? readable(id);
  }

  /** What a dish is, in the language of the reader. */
  dishInWords(id: string): string {
    return this.#row(RECIPES.get(id), id);
  }

  wine(id: string): string {
    return WINES.get(id)?.["name"] ?? readable(id);
  }

  bonus(id: string): string {
    return this.#row(BONUS_CARDS.get(id), id);
  }

  /** What a bonus card does. */
  effect(card: BonusCard): string {
    const row = BONUS_CARDS.get(card.id);
    return this.#say(`effect-${card.kind}`, {
      shop_id: row?.["shop"] ?? "",
      amount: Number(row?.["amount"] ?? 0),
      points: card.points,
    });
  }

  shop(id: string): string {
    return this.#board(`shop_${id}`, id);
  }

  deck(id: string): string {
    return id === "wine" ? this.#say("deck-wine") : this.#board(`course_${id}`, id);
  }

  room(id: string): string {
    return this.#board(`room_${id}`, id);
  }

  category(id: string): string {
    return this.#board(`category_${id}`, id);
  }

  specialty(id: string): string {
    return this.#board(`specialty_${id}`, id);
  }

  #row(row: Row | undefined, id: string): string {
    return row?.[`name_${this.#language}`] || row?.["name_en"] || readable(id);
  }

  #board(key: string, id: string): string {
    return BOARD.get(`${key}_${this.#language}`) || BOARD.get(`${key}_en`) || readable(id);
  }
}

/** The shop that a crate card searches. */
export function shopOf(card: BonusCard): string {
  return BONUS_CARDS.get(card.id)?.["shop"] ?? "";
}
