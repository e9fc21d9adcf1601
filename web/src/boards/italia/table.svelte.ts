/** What all parts of the board share: the view, what may be done, the words, and the preview bubble. */
import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { Choices } from "$kit/choices";
import { Previews } from "$kit/previews.svelte";
import type { Action, Components, SeatView, View } from "$lib/types/italia";
import type { BoardProps } from "$kit/props";
import { inHouse } from "./cards/shelf";
import { namesOf, type Names } from "./words";

type Props = BoardProps<View, Action, Components>;

export type Verb = Action["do"];

/** Something that a person looks into: a shop's crate and bin, a discard pile, the wine deck. */
export type Look =
  { into: "shop"; shop: string } | { into: "discards"; deck: string } | { into: "bonus" } | { into: "wines" };

/** A recipe in my hand that lacks an ingredient. */
export interface Wish {
  dish: string;
  /** It lacks nothing else. */
  isLast: boolean;
}

export class Table {
  #props: () => Props;
  readonly choices: Choices<Action>;
  #wishes: Map<string, Wish[]>;
  readonly names: Names;
  readonly previews: Previews<Action>;
  look = $state.raw<Look | null>(null);

  constructor(props: () => Props) {
    this.#props = props;
    this.names = $derived(namesOf(props().components));
    this.choices = $derived(new Choices(props().legal));
    this.#wishes = $derived(this.#lacking());
    this.previews = new Previews(
      (action) => props().preview(action),
      () => props().ply,
    );
  }

  /** By ingredient, my recipes that lack it. */
  #lacking(): Map<string, Wish[]> {
    const wishes = new Map<string, Wish[]>();
    for (const recipe of this.mine?.hand ?? []) {
      const has = inHouse(recipe.ingredients, this.mine?.shelf ?? []);
      const missing = [...new Set(recipe.ingredients.filter((_, i) => !has[i]))];
      const wish = { dish: this.names.dish(recipe.id), isLast: has.filter((each) => !each).length === 1 };
      for (const ingredient of missing) wishes.set(ingredient, [...(wishes.get(ingredient) ?? []), wish]);
    }
    return wishes;
  }

  get view(): View {
    return this.#props().view;
  }

  /** The view that `legal` belongs to (see `BoardProps`): for dialogs. */
  get settledView(): View {
    return this.#props().settledView;
  }

  /** What is printed on the boards. */
  get printed(): Components {
    return this.#props().components;
  }

  get say(): Props["say"] {
    return this.#props().say;
  }

  /** My own restaurant; undefined for a spectator. */
  get mine(): SeatView | undefined {
    const seat = this.view.seat;
    return seat === null ? undefined : this.view.seats[seat];
  }

  playerName(seat: number): string {
    return this.#props().plates[seat]?.name ?? this.say("player", { number: seat + 1 });
  }

  act(action: Action, from?: Element): void {
    this.previews.hide();
    this.#props().act(action, from);
  }

  /** `{@attach table.hover(action, title)}`: the bubble of an action, or of a thing if there is no action. */
  hover(action: Action | null, title: string, more: string[] = []): Attachment {
    const text = action && this.choices.text(action);
    return this.previews.of([text ?? title, ...more].join(" · "), text ? action : null);
  }

  /** My recipes that lack an ingredient, and whether they lack nothing else. */
  wants(ingredient: string): Wish[] {
    return this.#wishes.get(ingredient) ?? [];
  }

  /** What a screen reader says: the thing, then what may be done with it. */
  label(thing: string, action: Action | null): string {
    const text = action && this.choices.text(action);
    return text ? `${thing}. ${text}` : thing;
  }
}

export const [getTable, setTable] = createContext<Table>();
