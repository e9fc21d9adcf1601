/** The ways of pieces and menus between two views, as names of places (`data-place`); and how a cloche is lifted. */
import { cubicIn } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { prefersReducedMotion } from "$lib/a11y/reducedMotion";
import { gained, type Journey } from "$lib/motion/travels";
import type { Cell, Menu, SeatView, View } from "$lib/types/banquet";

const LIFT = 350;
const FADE = 160;

export function journeys(before: View, after: View): Journey[] {
  return [
    ...after.cells.flatMap((cell, i) => served(before.cells[i], cell)),
    ...after.seats.flatMap((seat, i) => (before.seats[i] ? menuJourneys(before.seats[i], seat) : [])),
  ];
}

/** What comes out of a cloche was there before. */
function served(before: Cell | undefined, { name, piece, owner }: Cell): Journey[] {
  if (!piece || before?.piece === piece || before?.has_cloche) return [];
  return [{ from: [piece === "toque" ? `toque-${owner}` : `kitchen-${piece}`], to: [`piece-${name}`] }];
}

function menuJourneys(before: SeatView, after: SeatView): Journey[] {
  const menus = new Map([...menusOf(before), ...menusOf(after)].map((menu) => [menu.id, menu]));
  const deck = (id: string) => `deck-${menus.get(id)!.crowns}`;
  const hand = (id: string) => [`menu-${id}`, `hand-${after.seat}-${menus.get(id)!.crowns}`];
  const [held, holds] = [handOf(before).map(idOf), handOf(after).map(idOf)];
  const [won, wins] = [before.validated.map(idOf), after.validated.map(idOf)];
  return [
    ...gained(held, holds).map((id) => ({ from: [`won-${id}`, deck(id)], to: hand(id) })),
    ...gained(won, wins).map((id) => ({ from: hand(id), to: [`won-${id}`] })),
    ...gained([...holds, ...wins], held).map((id) => ({ from: hand(id), to: [deck(id)] })),
    ...gained([...holds, ...wins], won).map((id) => ({ from: [`won-${id}`], to: [deck(id)] })),
  ];
}

function handOf(seat: SeatView): Menu[] {
  return seat.hand.flatMap(({ menu }) => (menu ? [menu] : []));
}

function menusOf(seat: SeatView): Menu[] {
  return [...handOf(seat), ...seat.validated];
}

const idOf = (menu: Menu) => menu.id;

/** A cloche is taken off. */
export function lift(node: Element): TransitionConfig {
  if (prefersReducedMotion()) return { duration: FADE, css: (t) => `opacity: ${t}` };
  return {
    duration: LIFT,
    easing: cubicIn,
    css: (left, gone) => `opacity: ${left}; translate: 0 ${-70 * gone}px; rotate: ${-16 * gone}deg`,
  };
}
