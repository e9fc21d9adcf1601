/** What things are called: by the pack that is played with. */
import type { BonusText, Components } from "$lib/types/italia";

/** An id that is not in the pack (of an old match, say), made readable. */
function readable(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export class Names {
  #printed: Components;

  constructor(printed: Components) {
    this.#printed = printed;
  }

  ingredient(id: string): string {
    return this.#printed.ingredients[id] ?? readable(id);
  }

  /** A dish by its Italian name, as on a menu. */
  dish(id: string): string {
    return this.#printed.dishes[id] ?? readable(id);
  }

  /** What a dish is, in the language of the reader. */
  dishInWords(id: string): string {
    return this.#printed.dishes_in_words[id] ?? readable(id);
  }

  wine(id: string): string {
    return this.#printed.wines[id] ?? readable(id);
  }

  bonus(id: string): BonusText {
    return this.#printed.bonus_cards[id] ?? { name: readable(id), effect: "", shop: "" };
  }

  shop(id: string): string {
    return this.#printed.shops[id] ?? readable(id);
  }

  deck(id: string): string {
    return this.#printed.decks[id] ?? readable(id);
  }

  room(id: string): string {
    return this.#printed.rooms[id] ?? readable(id);
  }

  category(id: string): string {
    return this.#printed.categories[id] ?? readable(id);
  }

  specialty(id: string): string {
    return this.#printed.specialties[id] ?? readable(id);
  }
}
