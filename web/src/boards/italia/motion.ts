/** The ways of pieces between two views, as names of places on the board (`data-place`), best guess first. */
import { gained, type Journey } from "$lib/motion/travels";
import type { Ingredient, SeatView, Shop, View } from "$lib/types/italia";

export function journeys(before: View, after: View): Journey[] {
  return [
    ...after.seats.flatMap((seat, i) => (before.seats[i] ? seatJourneys(before, before.seats[i], seat) : [])),
    ...after.shops.flatMap((shop, i) => (before.shops[i] ? refills(before.shops[i], shop) : [])),
  ];
}

function seatJourneys(view: View, before: SeatView, after: SeatView): Journey[] {
  const home = `seat-${after.seat}`;
  const at = (kind: string, id: string) => [`${kind}-${after.seat}-${id}`, home];
  const [shelfBefore, shelfAfter] = [before.shelf.map(id), after.shelf.map(id)];
  const [cellarBefore, cellarAfter] = [before.cellar.map(id), after.cellar.map(id)];
  const [bonusBefore, bonusAfter] = [
    before.bonus_cards.map(({ card }) => card.id),
    after.bonus_cards.map(({ card }) => card.id),
  ];
  return [
    ...gained(shelfBefore, shelfAfter).map((kind) => ({ from: offeredAt(view, kind, after), to: at("shelf", kind) })),
    ...gained(shelfAfter, shelfBefore).map((kind) => ({
      from: at("shelf", kind),
      to: [`crate-${shopOf(before.shelf, kind)}`],
    })),
    ...handJourneys(before, after, home),
    ...menuJourneys(before, after, home),
    ...gained(cellarBefore, cellarAfter).map((wine) => ({ from: ["deck-wine"], to: at("wine", wine) })),
    ...gained(cellarAfter, cellarBefore).map((wine) => ({ from: at("wine", wine), to: ["discards-wine"] })),
    ...gained(bonusBefore, bonusAfter).map((card) => ({ from: [`offer-${card}`], to: at("bonus", card) })),
    ...gained(roomsOf(before), roomsOf(after)).map((room) => ({ from: [`sale-${room}`], to: at("room", room) })),
    ...(before.rating === after.rating ? [] : [{ from: [`marker-${after.seat}`], to: [`marker-${after.seat}`] }]),
  ];
}

function handJourneys(before: SeatView, after: SeatView, home: string): Journey[] {
  if (before.hand && after.hand) {
    const courses = new Map(after.hand.map((recipe) => [recipe.id, recipe.course]));
    return gained(before.hand.map(id), after.hand.map(id)).map((recipe) => ({
      from: [`looked-${recipe}`, `deck-${courses.get(recipe)}`],
      to: [`hand-${after.seat}-${recipe}`, home],
    }));
  }
  return Object.entries(after.hand_sizes)
    .filter(([course, size]) => size > (before.hand_sizes[course] ?? 0))
    .map(([course]) => ({ from: [`deck-${course}`], to: [home] }));
}

function menuJourneys(before: SeatView, after: SeatView, home: string): Journey[] {
  return Object.entries(after.menu).flatMap(([course, entries]) => {
    const now = entries.map(({ recipe }) => recipe.id);
    const then = (before.menu[course] ?? []).map(({ recipe }) => recipe.id);
    return [
      ...gained(then, now).map((recipe) => ({
        from: [`hand-${after.seat}-${recipe}`, home],
        to: [`menu-${after.seat}-${recipe}`],
      })),
      ...gained(now, then).map((recipe) => ({
        from: [`menu-${after.seat}-${recipe}`, home],
        to: [`discards-${course}`],
      })),
    ];
  });
}

function refills(before: Shop, after: Shop): Journey[] {
  return after.display.flatMap((ingredient, space) =>
    ingredient && ingredient.id !== before.display[space]?.id
      ? [{ from: [`crate-${after.name}`], to: [`display-${after.name}-${space}`] }]
      : [],
  );
}

/** Where an ingredient lay before somebody took it: on display, else in a crate. */
function offeredAt(view: View, kind: string, seat: SeatView): string[] {
  const crate = `crate-${shopOf(seat.shelf, kind)}`;
  for (const shop of view.shops) {
    const space = shop.display.findIndex((ingredient) => ingredient?.id === kind);
    if (space >= 0) return [`display-${shop.name}-${space}`, crate];
  }
  return [crate];
}

function shopOf(shelf: Ingredient[], kind: string): string {
  return shelf.find((ingredient) => ingredient.id === kind)?.shop ?? "";
}

function roomsOf(seat: SeatView): string[] {
  return Object.entries(seat.rooms).flatMap(([room, count]) => Array<string>(count).fill(room));
}

const id = (thing: { id: string }) => thing.id;
