/** What things are called: by the pack that is played with. */
import type { BonusText, Components } from "$lib/types/italia";

export type Names = ReturnType<typeof namesOf>;

/** An id that is not in the pack (of an old match, say), made readable. */
function readable(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function namesOf(printed: Components) {
  const by = (names: Record<string, string>) => (id: string) => names[id] ?? readable(id);
  return {
    ingredient: by(printed.ingredients),
    /** A dish by its Italian name, as on a menu. */
    dish: by(printed.dishes),
    /** What a dish is, in the language of the reader. */
    dishInWords: by(printed.dishes_in_words),
    wine: by(printed.wines),
    bonus: (id: string): BonusText => printed.bonus_cards[id] ?? { name: readable(id), effect: "", shop: "" },
    shop: by(printed.shops),
    deck: by(printed.decks),
    room: by(printed.rooms),
    category: by(printed.categories),
    specialty: by(printed.specialties),
  };
}
