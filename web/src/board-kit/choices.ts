/** The legal choices of a seat, found by what they do. */
import { keyOf } from "./actionKey";
import type { LegalChoice } from "./props";

type OfVerb<Action, Verb> = LegalChoice<Extract<Action, { do: Verb }>>;

export class Choices<Action extends { do: string }> {
  #choices: Map<string, LegalChoice<Action>>;

  constructor(legal: LegalChoice<Action>[]) {
    this.#choices = new Map(legal.map((choice) => [keyOf(choice.action), choice]));
  }

  get isEmpty(): boolean {
    return this.#choices.size === 0;
  }

  has(action: Action): boolean {
    return this.#choices.has(keyOf(action));
  }

  /** The sentence of an action that is legal. */
  text(action: Action): string | undefined {
    return this.#choices.get(keyOf(action))?.text;
  }

  /** All legal choices of a verb. */
  of<Verb extends Action["do"]>(verb: Verb): OfVerb<Action, Verb>[] {
    return [...this.#choices.values()].filter((choice) => choice.action.do === verb) as OfVerb<Action, Verb>[];
  }

  hasVerb(verb: Action["do"]): boolean {
    return this.of(verb).length > 0;
  }
}
