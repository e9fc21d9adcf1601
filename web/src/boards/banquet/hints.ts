/** The previews of this board. */
import { untrack } from "svelte";
import { Previews } from "$kit/previews.svelte";
import type { Action } from "$lib/types/banquet";

export class Hints extends Previews<Action> {
  /** Something with the focus that is taken off the page says goodbye while the page is being drawn. */
  override hide(): void {
    untrack(() => super.hide());
  }
}
