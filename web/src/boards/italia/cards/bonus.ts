/** The sign of a bonus card, by what it does. */
import type { BonusCard } from "$lib/types/italia";
import type { SignName } from "../icons/signs";

const SIGNS_BY_KIND: Record<string, SignName> = {
  points: "prestige",
  two_buys: "actions",
  coins: "coin",
  level: "toque",
  no_shelf_limit: "shelf",
  score_bonus: "critic",
  tie_owner: "vip3",
  bin: "cat",
  restock_after: "restock",
  icon_refined: "fork",
  icon_family: "daisy",
  per_room: "room",
  spoon_value: "spoon",
  star_value: "star",
  wine_look: "wine",
  wine_search: "wine",
  take_discarded: "card",
  course: "cookbook",
  cubes: "cube",
};
const SIGNS_BY_SHOP: Record<string, SignName> = {
  butcher: "meat",
  greengrocer: "vegetable",
  fruit: "season1",
  fishmonger: "fish",
  grocery: "crate",
};

export function bonusSign(card: BonusCard, shop: string): SignName {
  return SIGNS_BY_KIND[card.kind] ?? SIGNS_BY_SHOP[shop] ?? "card";
}
