/** The one bubble that speaks beside something: a rule, a refusal. */
export interface Said {
  anchor: Element | null;
  message: string;
  game: string;
  rule: string | null;
  ruleText: string | null;
  isRefusal: boolean;
}

class Bubble {
  said = $state.raw<Said | null>(null);
  #back: HTMLElement | null = null;

  show(said: Said): void {
    this.#back = document.activeElement as HTMLElement | null;
    this.said = said;
  }

  hide(): void {
    if (!this.said) return;
    this.said = null;
    if (this.#back?.isConnected) this.#back.focus({ preventScroll: true });
  }
}

export const bubble = new Bubble();

/** A short shake of what was refused. */
export function shake(element: Element | null): void {
  if (!element) return;
  element.classList.remove("is-refused");
  requestAnimationFrame(() => element.classList.add("is-refused"));
  setTimeout(() => element.classList.remove("is-refused"), 400);
}
