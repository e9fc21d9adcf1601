/** What a person likes, kept in the browser: language, theme, sound, motion, lessons that were played, tips that were given. */
import { negotiateLanguages } from "@fluent/langneg";
import { LANGUAGES, type Language } from "$lib/words/fluent";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "calm";

interface Kept {
  language: Language | null;
  theme: Theme;
  hasSound: boolean;
  motion: Motion;
  learned: string[];
  given: string[];
  hasTips: boolean;
  played: string[];
}

const KEY = "toque-settings";
const USUAL: Kept = {
  language: null,
  theme: "auto",
  hasSound: false,
  motion: "auto",
  learned: [],
  given: [],
  hasTips: true,
  played: [],
};

class Settings {
  #kept = $state.raw<Kept>(remembered());

  get language(): Language {
    return this.#kept.language ?? browserLanguage();
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get hasSound(): boolean {
    return this.#kept.hasSound;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  /** Lessons that were played to their end: "banquet/cloches". */
  get learned(): string[] {
    return this.#kept.learned;
  }
  /** Tips that were given. */
  get given(): string[] {
    return this.#kept.given;
  }
  /** Games of which something was played in this browser. */
  get played(): string[] {
    return this.#kept.played;
  }
  get hasTips(): boolean {
    return this.#kept.hasTips;
  }

  change(what: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...what };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.show();
  }

  /** Tell the style sheets. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset["motion"] = this.motion;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
  }
}

function remembered(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

function browserLanguage(): Language {
  const wanted = negotiateLanguages(navigator.languages, LANGUAGES, { strategy: "lookup", defaultLocale: "en" });
  return (wanted[0] ?? "en") as Language;
}

export const settings = new Settings();
