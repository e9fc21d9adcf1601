/** What things are called, by the pack that is played with; and things in a sentence, for labels and bubbles. */
import type { BonusCard, BonusText, Components, GameEvent, MenuRecipe, RoomTile, Wine } from "$lib/types/italia";
import type { Scene, SceneRow } from "$kit/scenes.svelte";
import type { Table } from "./table.svelte";

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

/** What decided the evening, as short scenes: bids turned over, points counted, income taken in. */
export function scenesOf(table: Table, events: GameEvent[]): Scene[] {
  return [
    { title: table.say("board-scene-bids"), rows: bidsOf(events) },
    ...["critic", "guide", "contest"].map((scoring) => ({
      title: table.say(`scoring-${scoring}`),
      rows: rowsOf(events, "points_counted", (event) => (event.scoring === scoring ? event.points : null)),
    })),
    { title: table.say("board-income"), rows: rowsOf(events, "income", ({ coins }) => coins, "+") },
  ];
}

/** Of equal bids one has won. */
function bidsOf(events: GameEvent[]): SceneRow[] {
  const winner = events.find(({ kind }) => kind === "vip_won")?.seat;
  return rowsOf(events, "bid_shown", ({ coins }) => coins).map((row) => ({ ...row, isBest: row.seat === winner }));
}

function rowsOf<Kind extends GameEvent["kind"]>(
  events: GameEvent[],
  kind: Kind,
  amountOf: (event: Extract<GameEvent, { kind: Kind }>) => number | null,
  sign = "",
): SceneRow[] {
  const amounts = events
    .filter((event): event is Extract<GameEvent, { kind: Kind }> => event.kind === kind)
    .flatMap((event) => {
      const amount = amountOf(event);
      return amount === null ? [] : [{ seat: event.seat, amount }];
    });
  const most = Math.max(...amounts.map(({ amount }) => amount));
  return amounts.map(({ seat, amount }) => ({ seat, text: `${sign}${amount}`, isBest: amount === most }));
}
