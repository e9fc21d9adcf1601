/** The ways of pieces between two views, as names of places (`data-place`); and how a pigeon takes off. */
import type { TransitionConfig } from "svelte/transition";
import { prefersReducedMotion } from "$lib/a11y/reducedMotion";
import { gained, type Journey } from "$lib/motion/travels";
import type { Hand, Objective, View } from "$lib/types/paris";

const FADE = 160;
const FLIGHT = 700;
/** How far a pigeon flies before it is out of sight, in units of the drawing. */
const FLIGHT_UP = 240;
const FLIGHT_ASIDE = 130;

export function journeys(before: View, after: View): Journey[] {
  return [...cardJourneys(before, after), ...objectiveJourneys(before, after), ...buildings(before, after)];
}

function cardJourneys(before: View, after: View): Journey[] {
  const changed = after.row.flatMap((card, place) => (card === before.row[place] ? [] : [place]));
  const drawn = gained(cardsOf(before), cardsOf(after));
  return [
    ...drawn.map((card) => ({
      from: [...changed.filter((place) => before.row[place] === nameOf(card)).map((place) => `row-${place}`), "deck"],
      to: [`hand-${card}`],
    })),
    ...(drawn.length ? [] : takenByOthers(before, after, changed)),
    ...changed.map((place) => ({ from: ["deck"], to: [`row-${place}`] })),
  ];
}

function takenByOthers(before: View, after: View, changed: number[]): Journey[] {
  const taker = after.seats.find(({ seat }, i) => countOf(after, seat) > countOf(before, before.seats[i]!.seat));
  if (!taker || taker.seat === after.seat) return [];
  return changed.map((place) => ({ from: [`row-${place}`], to: [`seat-${taker.seat}`] }));
}

/** How many cards a seat holds, whoever knows them. */
function countOf(view: View, number: number): number {
  const seat = view.seats.find(({ seat }) => seat === number)!;
  return Object.values(seat.known_cards).reduce((sum, count) => sum + count, seat.hidden_cards);
}

/** My cards, those of a kind numbered. */
function cardsOf(view: View): string[] {
  const cards = handOf(view)?.cards ?? {};
  return Object.entries(cards).flatMap(([card, count]) => Array.from({ length: count }, (_, i) => `${card}-${i}`));
}

function nameOf(card: string): string {
  return card.slice(0, card.lastIndexOf("-"));
}

function objectiveJourneys(before: View, after: View): Journey[] {
  return gained(objectivesOf(before), objectivesOf(after)).map((id) => ({
    from: ["objectives"],
    to: [`objective-${id}`],
  }));
}

function objectivesOf(view: View): string[] {
  return [...(handOf(view)?.objectives ?? []), ...view.common].map(({ id }: Objective) => id);
}

function handOf(view: View): Hand | null {
  return view.seats.find(({ seat }) => seat === view.seat)?.hand ?? null;
}

function buildings(before: View, after: View): Journey[] {
  const stood = before.restaurants.map(({ number }) => number);
  const lay = new Set(before.terraces.map(({ cell, restaurant }) => `${cell} ${restaurant}`));
  const category = new Map(after.restaurants.map((restaurant) => [restaurant.number, restaurant.category]));
  return [
    ...after.restaurants
      .filter(({ number }) => !stood.includes(number))
      .map(({ number, type }) => ({ from: [`supply-${type}`], to: [`house-${number}`] })),
    ...after.terraces
      .filter(({ cell, restaurant }) => !lay.has(`${cell} ${restaurant}`))
      .map(({ cell, owner, restaurant }) => ({
        from: [`tile-${owner}-${category.get(restaurant)}`, `seat-${owner}`],
        to: [`terrace-${cell}`],
      })),
  ];
}

/** A pigeon takes off: up, aside and away. */
export function flyAway(node: Element): TransitionConfig {
  if (prefersReducedMotion()) return { duration: FADE, css: (t) => `opacity: ${t};` };
  const aside = node.getBoundingClientRect().left % 2 < 1 ? FLIGHT_ASIDE : -FLIGHT_ASIDE;
  return {
    duration: FLIGHT,
    css: (t, u) => {
      const flap = 1 + 0.12 * Math.sin(u * 40);
      return `translate: ${u * aside}px ${-u * u * FLIGHT_UP}px; scale: ${flap}; opacity: ${Math.min(1, 2 * t)};
        transform-box: fill-box; transform-origin: center;`;
    },
  };
}
