/** Things in words, for labels and bubbles. */
import type { BonusCard, MenuRecipe, RoomTile, Wine } from "$lib/types/italia";
import type { Table } from "./table.svelte";

export function wineWords(table: Table, wine: Wine): string {
  const { cost, income, prestige } = wine;
  return table.say("board-wine", { wine: table.names.wine(wine.id), cost, income, prestige });
}

export function roomWords(table: Table, room: RoomTile): string {
  const { cost, income, prestige } = room;
  return table.say("board-room", { room: table.names.room(room.id), cost, income, prestige });
}

export function bonusWords(table: Table, card: BonusCard): string {
  return table.say("board-bonus-card", {
    card: table.names.bonus(card.id).name,
    cost: card.cost,
    effect: table.names.bonus(card.id).effect,
  });
}

export function menuWords(table: Table, { recipe, has_wine }: MenuRecipe): string {
  return table.say("board-menu-recipe", {
    recipe: `${table.names.dish(recipe.id)} (${table.names.dishInWords(recipe.id)})`,
    income: recipe.income,
    prestige: recipe.prestige,
    wine: table.names.wine(recipe.wine),
    matched: has_wine ? "yes" : "no",
  });
}
