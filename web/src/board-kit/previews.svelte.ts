/** The content and the place of the preview bubble: one for each board, opened by hover, focus or a long press. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Previewed } from "$lib/types/protocol";

const HOVER_DELAY = 140;
const LONG_PRESS = 450;
const LARGE_KEY = "v";

export class Previews<Action> {
  /** The element that the bubble points to; null while there is none. */
  anchor = $state.raw<Element | null>(null);
  title = $state("");
  action = $state.raw<Action | null>(null);
  answer = $state.raw<Previewed | null>(null);
  /** Somebody wants to see the thing itself, large: by a long press, the other button of the mouse, or a key. */
  isLarge = $state(false);
  /** Nothing more will come into the bubble, so that whatever is in it stays at its place. */
  isWhole = $state(false);

  #ask: (action: Action) => Promise<Previewed>;
  #ply: () => number;
  #answers = new Map<string, Promise<Previewed>>();
  #answersPly = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = new WeakMap<Element, { title: string; action: Action | null }>();
  #heard = new WeakSet<Element>();

  constructor(ask: (action: Action) => Promise<Previewed>, ply: () => number) {
    this.#ask = ask;
    this.#ply = ply;
  }

  /** Point to an element after a moment; with an action, say what it would bring. */
  show(anchor: Element, title: string, action: Action | null = null, delay = HOVER_DELAY, isLarge = false): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.isLarge = isLarge;
      void this.#open(anchor, title, action);
    }, delay);
  }

  /** Not at once: an element that is being taken away says so while the page is being drawn. */
  hide(): void {
    untrack(() => this.#hide());
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      removeEventListener("keydown", this.#dismiss);
      removeEventListener("pointerdown", this.#dismiss);
      this.anchor = null;
      this.action = null;
      this.answer = null;
    });
  }

  /** `{@attach previews.of(title, action)}` shows the bubble for an element on hover, focus and long press. */
  of(title: string, action: Action | null = null): Attachment {
    return (element) => {
      this.#listen(element);
      this.#told.set(element, { title, action });
      return () => {
        this.#told.delete(element);
        if (this.anchor === element) this.hide();
      };
    };
  }

  /** Attach once for each element, even if its text changes: with every move it changes for a whole board. */
  #listen(element: Element): void {
    if (this.#heard.has(element)) return;
    this.#heard.add(element);
    const tell = (delay?: number, isLarge = false) => {
      const told = this.#told.get(element);
      if (told) this.show(element, told.title, told.action, delay, isLarge);
    };
    const isTouch = (event: Event) => (event as PointerEvent).pointerType === "touch";
    element.addEventListener("pointerenter", (event) => !isTouch(event) && tell());
    element.addEventListener("pointerdown", (event) => isTouch(event) && tell(LONG_PRESS, true));
    element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      tell(0, true);
    });
    element.addEventListener("keydown", (event) => (event as KeyboardEvent).key === LARGE_KEY && tell(0, true));
    element.addEventListener("focus", (event) => isSought(event as FocusEvent) && tell());
    for (const type of ["pointerleave", "pointercancel", "blur", "click"])
      element.addEventListener(type, () => this.hide());
  }

  #dismiss = (event: Event): void => {
    const target = event.target as Element;
    const isHere = this.anchor?.contains(target) || target.closest?.(".bubble"); // its buttons want to be pressed
    const isElsewhere = event.type === "pointerdown" && !isHere;
    if (isElsewhere || (event as KeyboardEvent).key === "Escape") this.hide();
  };

  async #open(anchor: Element, title: string, action: Action | null): Promise<void> {
    if (!anchor.isConnected) return;
    addEventListener("keydown", this.#dismiss);
    addEventListener("pointerdown", this.#dismiss);
    this.anchor = anchor;
    this.title = title;
    this.action = action;
    this.answer = null;
    this.isWhole = !action;
    if (!action) return;
    const answer = await this.#answer(action).catch(() => null);
    if (this.anchor !== anchor || this.action !== action) return;
    this.answer = answer;
    this.isWhole = true;
  }

  #answer(action: Action): Promise<Previewed> {
    if (this.#answersPly !== this.#ply()) this.#answers.clear();
    this.#answersPly = this.#ply();
    const key = JSON.stringify(action);
    const answer = this.#answers.get(key) ?? this.#ask(action);
    this.#answers.set(key, answer);
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }
}

/** Whether a person moved the focus with the keyboard, and no dialog gave it back. */
function isSought({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const isGivenBack = (relatedTarget as Element | null)?.closest("dialog, [role$=dialog]");
  return !isGivenBack && (currentTarget as Element).matches(":focus-visible");
}
