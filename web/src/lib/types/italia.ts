// Written by web/generate_types.py from the Python types: do not edit.

/** An ingredient token. */
export interface Ingredient {
  id: string;
  shop: string;
  price: number;
}

/** A shop: its display, space by space, and how much its crate and bin hold. */
export interface Shop {
  name: string;
  display: (Ingredient | null)[];
  crate: Record<string, number>;
  bin: Record<string, number>;
}

/** A recipe card. */
export interface Recipe {
  id: string;
  course: string;
  category: string;
  specialty: string;
  ingredients: string[];
  toques: number;
  income: number;
  prestige: number;
  wine: string;
}

/** A recipe deck. */
export interface Deck {
  course: string;
  left: number;
  discards: Recipe[];
}

/** A wine card. */
export interface Wine {
  id: string;
  colour: string;
  cost: number;
  income: number;
  prestige: number;
}

/** The wine deck. */
export interface WineDeck {
  left: number;
  discards: Wine[];
}

/** A bonus card. */
export interface BonusCard {
  id: string;
  cost: number;
  icon: string;
  points: number;
  kind: string;
}

/** A room. */
export interface RoomTile {
  id: string;
  cost: number;
  income: number;
  prestige: number;
}

/** The board of the advanced game (I35). */
export interface BonusBoard {
  cards: BonusCard[];
  empty_spaces: number;
  discards: BonusCard[];
  rooms: Record<string, number>;
  room_tiles: RoomTile[];
  cubes_in_pot: number;
  cookbooks: number;
}

/** A recipe on a menu. */
export interface MenuRecipe {
  recipe: Recipe;
  is_new: boolean;
  is_presented: boolean;
  has_wine: boolean;
}

/** A bonus card in a restaurant. */
export interface OwnedBonus {
  card: BonusCard;
  is_face_up: boolean;
}

/** One restaurant, as far as the seat that looks may know. */
export interface SeatView {
  seat: number;
  is_deciding: boolean;
  coins: number | null;
  cubes: number | null;
  rating: number;
  chef_level: number;
  stars: number;
  spoons: number;
  vips: number[];
  food_token: string | null;
  specialty_token: string | null;
  prestige: number;
  income: number;
  shelf: Ingredient[];
  shelf_spaces: number | null;
  menu: Record<string, MenuRecipe[]>;
  cellar: Wine[];
  hand: Recipe[] | null;
  hand_sizes: Record<string, number>;
  bonus_cards: OwnedBonus[];
  rooms: Record<string, number>;
  points: number | null;
  tie_place: number | null;
  has_bid: boolean;
  bid: number | null;
}

/** The table as one seat sees it; a spectator's seat is None. */
export interface View {
  game: string;
  seat: number | null;
  players: number;
  phase: string;
  scoring: string;
  season: number;
  step: number;
  turn: number;
  turn_order: number[];
  actions_left: number;
  is_advanced: boolean;
  has_balanced_turns: boolean;
  has_apprentice: boolean;
  has_wine_restriction: boolean;
  shops: Shop[];
  decks: Deck[];
  wine_deck: WineDeck;
  looked_recipes: Recipe[];
  looked_wines: Wine[];
  looked_count: number;
  waiting: string | null;
  board: BonusBoard | null;
  seats: SeatView[];
}

/** The text of a bonus card. */
export interface BonusText {
  name: string;
  effect: string;
  shop: string;
}

/** The pack in one language: names by id, the calendar, and the printed boards. */
export interface Components {
  ingredients: Record<string, string>;
  dishes: Record<string, string>;
  dishes_in_words: Record<string, string>;
  wines: Record<string, string>;
  bonus_cards: Record<string, BonusText>;
  shops: Record<string, string>;
  decks: Record<string, string>;
  rooms: Record<string, string>;
  categories: Record<string, string>;
  specialties: Record<string, string>;
  calendar: string[][];
  track: number[];
  chef_levels: number[];
  menu_slots: number;
  cellar_slots: number;
  bonus_slots: number;
  room_slots: number;
}

/** Table options. */
export interface Options {
  advanced?: boolean;
  balanced_turns?: boolean;
  apprentice?: boolean;
  wine_restriction?: boolean;
}

export type Action =
  | { do: "draw"; deck: string }
  | { do: "buy"; ingredient: string }
  | { do: "search"; ingredient: string }
  | { do: "scavenge"; ingredient: string }
  | { do: "apprentice"; ingredient: string }
  | { do: "restock"; shop: string }
  | { do: "take_cube" }
  | { do: "buy_bonus"; card: string }
  | { do: "build"; room: string }
  | { do: "course" }
  | { do: "remedial_course" }
  | { do: "take_bonus"; card: string }
  | { do: "search_wine"; wine: string }
  | { do: "keep"; recipe: string }
  | { do: "buy_wine"; wine: string }
  | { do: "drop"; ingredient: string }
  | { do: "pour_away"; wine: string }
  | { do: "demolish"; room: string }
  | { do: "cook"; recipe: string }
  | { do: "cook_with_chef"; recipe: string }
  | { do: "replace"; recipe: string }
  | { do: "present"; recipe: string }
  | { do: "category"; category: string }
  | { do: "play_cubes"; cubes: number }
  | { do: "bid"; coins: number }
  | { do: "prefer"; player: number }
  | { do: "pass" };

export type GameEvent =
  | { kind: "started"; seat: number }
  | { kind: "season_began"; seat: number; season: number }
  | { kind: "looked_at_recipes"; seat: number; deck: string; cards: number }
  | { kind: "recipe_seen"; seat: number; recipe: string }
  | { kind: "recipe_kept"; seat: number; deck: string }
  | { kind: "recipe_taken"; seat: number; recipe: string }
  | { kind: "recipe_discarded"; seat: number; recipe: string }
  | { kind: "deck_rebuilt"; seat: number; deck: string }
  | { kind: "looked_at_wines"; seat: number; wines: number }
  | { kind: "wine_seen"; seat: number; wine: string }
  | { kind: "wine_bought"; seat: number; wine: string; cost: number }
  | { kind: "wine_discarded"; seat: number; wine: string }
  | { kind: "wine_poured_away"; seat: number; wine: string }
  | { kind: "ingredient_taken"; seat: number; ingredient: string; price: number; way: string }
  | { kind: "ingredient_dropped"; seat: number; ingredient: string }
  | { kind: "space_refilled"; seat: number; ingredient: string }
  | { kind: "restocked"; seat: number; shop: string }
  | { kind: "crate_refilled"; seat: number; shop: string }
  | { kind: "cooked"; seat: number; recipe: string; with_chef: boolean }
  | { kind: "recipe_replaced"; seat: number; recipe: string }
  | { kind: "points_counted"; seat: number; points: number; scoring: string }
  | { kind: "marker_moved"; seat: number; spaces: number; value: number }
  | { kind: "bid_made"; seat: number }
  | { kind: "bid_noted"; seat: number; coins: number }
  | { kind: "bid_shown"; seat: number; coins: number; paid: number }
  | { kind: "vip_won"; seat: number; season: number }
  | { kind: "income"; seat: number; coins: number }
  | { kind: "dish_presented"; seat: number; recipe: string }
  | { kind: "food_token_won"; seat: number; category: string }
  | { kind: "specialty_token_won"; seat: number; specialty: string }
  | { kind: "spoons_won"; seat: number; spoons: number; scoring: string }
  | { kind: "coins_shown"; seat: number; coins: number }
  | { kind: "economy_won"; seat: number }
  | { kind: "entry_shown"; seat: number; recipe: string }
  | { kind: "cube_taken"; seat: number }
  | { kind: "cubes_played"; seat: number; cubes: number }
  | { kind: "bonus_laid_out"; seat: number; card: string }
  | { kind: "bonus_bought"; seat: number; card: string; cost: number }
  | { kind: "bonus_taken"; seat: number; card: string }
  | { kind: "bonus_turned"; seat: number; card: string }
  | { kind: "coins_gained"; seat: number; coins: number }
  | { kind: "cubes_gained"; seat: number; cubes: number }
  | { kind: "room_built"; seat: number; room: string; cost: number }
  | { kind: "room_removed"; seat: number; room: string }
  | { kind: "course_taken"; seat: number; cost: number; is_remedial: boolean }
  | { kind: "preferred"; seat: number; other: number }
  | { kind: "finished"; seat: number };
