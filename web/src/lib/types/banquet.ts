// Written by web/generate_types.py from the Python types: do not edit.

/** One cell of the table; most are empty and hold only their position. */
export interface Cell {
  name: string;
  q: number;
  r: number;
  is_bouquet?: boolean;
  piece?: string | null;
  owner?: number | null;
  has_cloche?: boolean;
  order?: string | null;
  is_newest?: boolean;
}

/** A menu card, face up. */
export interface Menu {
  id: string;
  crowns: number;
  symbols: string[];
}

/** A menu deck: how many are left, and its discards. */
export interface Deck {
  crowns: number;
  left: number;
  discards: Menu[];
}

/** Three cells in a line that hold a menu, or all of it but one piece. */
export interface Ribbon {
  cells: string[];
  missing: string | null;
  piece: string | null;
}

/** One place in a hand: its back is public, its face is its owner's. */
export interface HandPlace {
  crowns: number;
  is_empty?: boolean;
  menu?: Menu | null;
  is_completed?: boolean;
  ribbons?: Ribbon[];
}

/** One player's things, as far as the viewing seat may know them. */
export interface SeatView {
  seat: number;
  is_deciding: boolean;
  toques: number;
  validated: Menu[];
  orders: Record<string, number>;
  hand: HandPlace[];
}

/** The table as one seat sees it; a spectator's seat is None. */
export interface View {
  game: string;
  seat: number | null;
  players: number;
  phase: string;
  turn: number;
  first_seat: number;
  orders_to_place: number;
  cells: Cell[];
  kitchen: Record<string, number>;
  decks: Deck[];
  seats: SeatView[];
}

/** Printed text and values that never change. */
export interface Components {
  menus: Record<string, string>;
}

/** Table options. */
export interface Options {
  gourmet?: boolean;
  etiquette?: "all_eight" | "off" | "one_each" | "six";
  all_you_can_eat?: boolean;
  hells_kitchen?: boolean;
  memory_aid?: boolean;
}

export type Action =
  | { do: "place"; piece: string; cell: string }
  | { do: "announce"; dish: string; cell: string }
  | { do: "put_order"; cell: string }
  | { do: "validate"; menu: string }
  | { do: "discard"; menu: string }
  | { do: "lose"; menu: string }
  | { do: "draw"; crowns: number }
  | { do: "pass" }
  | { do: "ready" };

export type GameEvent =
  | { kind: "started"; seat: number }
  | { kind: "order_placed"; seat: number; cell: string }
  | { kind: "orders_shown"; seat: number }
  | { kind: "memorised"; seat: number }
  | { kind: "placed"; seat: number; cell: string; piece: string }
  | { kind: "announced"; seat: number; cell: string; dish: string }
  | { kind: "order_revealed"; seat: number; cell: string; dish: string; is_right: boolean }
  | { kind: "no_dish_left"; seat: number; cell: string; dish: string }
  | { kind: "menu_lost"; seat: number; menu: string }
  | { kind: "menu_validated"; seat: number; menu: string; place: number }
  | { kind: "menu_discarded"; seat: number; menu: string; place: number }
  | { kind: "deck_rebuilt"; seat: number; crowns: number }
  | { kind: "menu_drawn"; seat: number; crowns: number; place: number }
  | { kind: "menu_seen"; seat: number; menu: string; place: number }
  | { kind: "finished"; seat: number };
