/** The whole card that a line of a menu or a bottle in a cellar stands for; and a recipe, if it is wanted large. */
import type { Recipe, View, Wine } from "$lib/types/italia";

export type Whole = { recipe: Recipe } | { wine: Wine };

export function wholeAt(element: Element | null, view: View, isLarge = false): Whole | null {
  const place = element?.closest("[data-place]")?.getAttribute("data-place") ?? "";
  const [, kind, seat, id] = /^(menu|wine)-(\d+)-(.+)$/.exec(place) ?? [];
  const owner = view.seats.find((each) => String(each.seat) === seat);
  if (isLarge) {
    const id = /^(?:looked|hand-\d+)-(.+)$/.exec(place)?.[1];
    const card = [...view.looked_recipes, ...view.seats.flatMap(({ hand }) => hand ?? [])].find(
      (each) => each.id === id,
    );
    if (card) return { recipe: card };
  }
  const recipe = Object.values(owner?.menu ?? {})
    .flat()
    .find((entry) => kind === "menu" && entry.recipe.id === id)?.recipe;
  if (recipe) return { recipe };
  const wine = owner?.cellar.find((each) => kind === "wine" && each.id === id);
  return wine ? { wine } : null;
}
