/** The ribbons of my menus, and which of them a person is looking at. */
import type { View } from "$lib/types/banquet";

/** What the person points at. */
export interface Attention {
  piece: string | null;
  cell: string | null;
  menu: string | null;
}

export interface RibbonInSight {
  key: string;
  menu: string;
  cells: string[];
  missing: string | null;
  piece: string | null;
  isRaised: boolean;
}

export function ribbonsInSight(view: View, attention: Attention): RibbonInSight[] {
  const hand = view.seats.find(({ seat }) => seat === view.seat)?.hand ?? [];
  return hand.flatMap(({ menu, ribbons = [] }) =>
    ribbons.map((ribbon) => ({
      key: [menu?.id, ...ribbon.cells, ribbon.piece].join(" "),
      menu: menu?.id ?? "",
      ...ribbon,
      isRaised:
        (attention.menu !== null && menu?.id === attention.menu) ||
        (attention.piece !== null && ribbon.piece === attention.piece) ||
        (attention.cell !== null && ribbon.missing === attention.cell),
    })),
  );
}

/** My menus that a piece on a cell would complete. */
export function completedBy(ribbons: RibbonInSight[], piece: string, cell: string): string[] {
  const found = ribbons.filter((ribbon) => ribbon.missing === cell && ribbon.piece === piece);
  return [...new Set(found.map(({ menu }) => menu))];
}
