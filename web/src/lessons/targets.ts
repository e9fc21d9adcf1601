/** Where the hand of a lesson goes: the places that a step names, and then whatever offers the act that it asks for. */
import { offering } from "$kit/offers";

const TAB = ".tabs button, [role=tab]";
const OPEN_TAB = ".tabs button[aria-pressed=true], [role=tab][aria-selected=true]";

/** The elements that are in sight, in this order. What lies under an open dialog can be looked at, but not touched. */
export function targetsOf(points: string[], wanted: { action: unknown; text: string } | null): Element[] {
  const dialog = wanted ? [...document.querySelectorAll("dialog[open], [aria-modal=true]")].at(-1) : undefined;
  const page = dialog ?? document;
  const places = points.map((name) => placeOf(page, `[data-place="${name}"], [data-coach="${name}"]`));
  const ways = wanted ? [wayOf(wanted.action as object, page) ?? besides(page, wanted.text)] : [];
  return [...new Set([...places, ...ways].filter((found) => found !== undefined))];
}

/** A place of the board; if it is in a part that is not shown, the tab of that part. */
function placeOf(page: ParentNode, selector: string): Element | undefined {
  const hidden = page.querySelector(selector)?.closest<HTMLElement>("[data-part]")?.dataset["part"];
  return inSight(page, selector)[0] ?? (hidden ? inSight(page, `[data-tab="${hidden}"]`)[0] : undefined);
}

/** What offers the act: the thing itself, or else the tab that leads to it. */
function wayOf(action: object, page: ParentNode): Element | undefined {
  const ways = offering(action, page).filter(isInSight);
  return ways.find((way) => !way.matches(TAB)) ?? ways.find((way) => !way.matches(OPEN_TAB));
}

/** The button beside the prompt that says it. */
function besides(page: ParentNode, text: string): Element | undefined {
  return inSight(page, "button[data-beside]").find((button) => button.textContent?.trim() === text);
}

function inSight(page: ParentNode, places: string): Element[] {
  return [...page.querySelectorAll(places)].filter(isInSight);
}

function isInSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Where to put a box of this size, so that it covers none of these places; else where it covers least. */
export function freePlace(
  size: { width: number; height: number },
  places: DOMRect[],
  room: DOMRect,
  gap: number,
): { x: number; y: number } {
  const clampX = (x: number) => Math.max(room.left, Math.min(x, room.right - size.width));
  const clampY = (y: number) => Math.max(room.top, Math.min(y, room.bottom - size.height));
  const around = places.flatMap((place) => {
    const middle = place.left + (place.width - size.width) / 2;
    const level = place.top + (place.height - size.height) / 2;
    return [
      [middle, place.top - size.height - gap],
      [middle, place.bottom + gap],
      [place.left - size.width - gap, level],
      [place.right + gap, level],
    ] as const;
  });
  const corners = [
    [room.right, room.bottom],
    [room.right, room.top],
    [room.left, room.bottom],
    [room.left, room.top],
  ] as const;
  const spots = [...corners, ...around].map(([x, y]) => ({ x: clampX(x), y: clampY(y) }));
  const covered = (spot: { x: number; y: number }) =>
    places.reduce((sum, place) => sum + overlap(new DOMRect(spot.x, spot.y, size.width, size.height), place), 0);
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best), spots[0]!);
}

function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
