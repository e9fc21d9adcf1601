/** Shortcuts: single keys while nobody types, and numbers of more than one digit. */
const PATIENCE = 900;

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  const isField = !!target?.closest?.(
    "input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select",
  );
  return isField || event.ctrlKey || event.metaKey || event.altKey || !!document.querySelector("dialog[open]");
}

/** Digits typed one after the other: chosen at once if no longer number begins with them, else after a moment. */
export class NumberKeys {
  #typed = "";
  #timer: number | undefined;

  constructor(private readonly choose: (number: number) => void) {}

  type(digit: string, highest: number): void {
    clearTimeout(this.#timer);
    this.#typed = Number(this.#typed + digit) <= highest ? this.#typed + digit : digit;
    const number = Number(this.#typed);
    if (number < 1 || number > highest) this.#typed = "";
    else if (number * 10 > highest) this.#done();
    else this.#timer = window.setTimeout(() => this.#done(), PATIENCE);
  }

  #done(): void {
    const number = Number(this.#typed);
    this.#typed = "";
    this.choose(number);
  }
}
