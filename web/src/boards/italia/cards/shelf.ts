/** What a shelf holds of what a recipe needs. */
import type { Ingredient } from "$lib/types/italia";

/** For each of the ingredients whether the shelf has one, every token counted once. */
export function inHouse(needed: string[], shelf: Ingredient[]): boolean[] {
  const left = shelf.map((ingredient) => ingredient.id);
  return needed.map((id) => {
    const found = left.indexOf(id);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}
