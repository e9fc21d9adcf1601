// Written by web/generate_types.py from the Python types: do not edit.

/** A restaurant on the building row; it is called by the number of its opening. */
export interface Restaurant {
  number: number;
  type: string;
  name: string;
  owner: number;
  category: number;
  side: string;
  lot: number;
  cells: string[];
  terraces: number;
  next_cost: number | null;
  spots: string[];
  is_intruding: boolean;
  covers_left: number;
}

/** A terrace that lies open on the square. */
export interface Terrace {
  cell: string;
  restaurant: number;
  owner: number;
}

/** A type of restaurant and how many of it are left. */
export interface Supply {
  type: string;
  name: string;
  left: number;
  category: number;
  size: number;
  cost: string[];
  income: number;
  points: number;
}

/** The majority card, and the points for first, second, third and fourth. */
export interface Majority {
  id: string;
  majorities: string[];
  points: number[];
}

/** An objective card, face up. */
export interface Objective {
  id: string;
  points: number;
  condition: string;
  count: number;
  target: string;
  is_met: boolean;
  parts: [number, number][];
}

/** How far the turn has come, as far as the seat that looks may know. */
export interface Turn {
  seat: number;
  actions_left: number;
  has_built: boolean;
  budget: number | null;
  coins_chosen: number;
  two_coins_chosen: number;
  may_complete_second: boolean;
  extending: number | null;
  draws_left: number;
  opening: string | null;
  ingredient: string | null;
  paid: string[];
  drawn: Objective | null;
}

/** One category of a player's terraces. */
export interface Row {
  category: number;
  taken: number;
  tiles: number;
  points: number;
  next_cost: number | null;
  next_points: number | null;
  next_income: number;
}

/** What only its owner sees. */
export interface Hand {
  cards: Record<string, number>;
  objectives: Objective[];
  choice: string | null;
  pigeons: Record<string, number>;
  fresh: Record<string, number>;
}

/** What one player has, as far as the seat that looks may know. */
export interface SeatView {
  seat: number;
  is_deciding: boolean;
  income: number;
  restaurants: number;
  rows: Row[];
  known_cards: Record<string, number>;
  hidden_cards: number;
  objectives: number;
  completed: Objective[];
  pigeons_drawn: number;
  pigeons_kept: number;
  counts: Record<string, number>;
  points: Record<string, number>;
  hand: Hand | null;
}

/** The table as one seat sees it; a spectator's seat is None. */
export interface View {
  game: string;
  seat: number | null;
  players: number;
  phase: string;
  first_seat: number;
  round: number;
  end_trigger: string;
  end_restaurants: number;
  layout: number;
  square: string[];
  restaurants: Restaurant[];
  terraces: Terrace[];
  supply: Supply[];
  row: string[];
  deck_left: number;
  discards: Record<string, number>;
  pigeons_left: number;
  majority: Majority;
  common: Objective[];
  objectives_left: number;
  turn: Turn;
  seats: SeatView[];
}

/** The spaces of a terrace row as printed, the first to be taken first: points are None if it shows +1. */
export interface Track {
  costs: number[];
  points: (number | null)[];
}

/** What is printed on the boards and never changes. */
export interface Components {
  areas: Record<string, string[]>[];
  tracks: Track[];
  objectives: Record<string, string>;
}

/** How a shape could lie so that the terrace is a part of it. */
export interface Fit {
  objective: string;
  cells: string[];
  filled: number;
}

/** The cost and the effects of a terrace. */
export interface Outlook {
  cell: string;
  restaurant: number;
  price: number;
  points: number;
  income: number;
  has_pigeon: boolean;
  majorities: string[];
  fits: Fit[];
}

/** Table options. */
export interface Options {
  board?: "square" | "two_player_side";
}

export type Action =
  | { do: "terrace"; cell: string }
  | { do: "corner_terrace"; corner: string }
  | { do: "take"; card: string }
  | { do: "draw" }
  | { do: "open"; restaurant: string }
  | { do: "coin" }
  | { do: "two_coins" }
  | { do: "intrude"; restaurant: number }
  | { do: "stop" }
  | { do: "complete"; objective: string }
  | { do: "complete_second"; objective: string }
  | { do: "draw_objective" }
  | { do: "end_turn" }
  | { do: "pay"; card: string }
  | { do: "leave_out" }
  | { do: "site"; side: string; lot: number }
  | { do: "discard"; card: string }
  | { do: "keep" }
  | { do: "share" }
  | { do: "choose"; objective: string };

export type GameEvent =
  | { kind: "started"; seat: number }
  | { kind: "majority_drawn"; seat: number; majorities: string[] }
  | { kind: "row_laid"; seat: number; cards: string[] }
  | { kind: "chosen"; seat: number }
  | { kind: "objective_kept"; seat: number; objective: string }
  | { kind: "objective_shared"; seat: number; objective: string }
  | { kind: "card_taken"; seat: number; card: string }
  | { kind: "card_drawn"; seat: number }
  | { kind: "card_seen"; seat: number; card: string }
  | { kind: "row_refilled"; seat: number; card: string; place: number }
  | { kind: "row_renewed"; seat: number; cards: string[]; times: number }
  | { kind: "deck_rebuilt"; seat: number; times: number }
  | { kind: "card_discarded"; seat: number; card: string }
  | { kind: "card_paid"; seat: number; card: string; ingredient: string }
  | { kind: "one_less_played"; seat: number; ingredient: string }
  | { kind: "restaurant_opened"; seat: number; type: string; restaurant: number; site: { side: string; lot: number } }
  | { kind: "income_raised"; seat: number; more: number; income: number }
  | { kind: "coins_played"; seat: number; coins: number; two_coins: number }
  | { kind: "intrude_played"; seat: number; restaurant: number }
  | { kind: "terrace_built"; seat: number; cell: string; restaurant: number; cost: number }
  | { kind: "terrace_covered"; seat: number; cell: string; restaurant: number }
  | { kind: "build_ended"; seat: number; money: number }
  | { kind: "pigeon_drawn"; seat: number; pigeon: string }
  | { kind: "pigeon_kept"; seat: number }
  | { kind: "pigeon_seen"; seat: number; pigeon: string }
  | { kind: "no_free_terrace"; seat: number; restaurant: number }
  | { kind: "objective_completed"; seat: number; objective: string; was_common: boolean }
  | { kind: "objective_played"; seat: number; completes_second: boolean }
  | { kind: "objective_drawn"; seat: number }
  | { kind: "objective_seen"; seat: number; objective: string }
  | { kind: "end_triggered"; seat: number; trigger: string }
  | { kind: "finished"; seat: number };
