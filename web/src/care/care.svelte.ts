/** What the pages for accounts and for admins share: their words, dates, and doing something that may be refused. */
import { Trouble } from "$lib/net/http";
import { PageWords } from "$lib/words/pageWords.svelte";

/** The words of these pages, in the language of the site. */
export class CareWords extends PageWords {
  constructor() {
    super("care");
  }
}

/** Does one thing after the other, and keeps what came of the latest. */
export class Attempt {
  message = $state("");
  isBusy = $state(false);

  constructor(private readonly words: PageWords) {}

  async run(work: () => Promise<unknown>, done = ""): Promise<boolean> {
    this.isBusy = true;
    let isDone = true;
    try {
      await work();
      this.message = done && this.words.say(done);
    } catch (trouble) {
      this.message = (trouble instanceof Trouble && trouble.message) || this.words.say("unreachable");
      isDone = false;
    }
    this.isBusy = false;
    return isDone;
  }
}

/** A time of the server, as a date; with the hour if it matters. */
export function shownDate(seconds: number, hasHour = false): string {
  const time = hasHour ? { timeStyle: "short" as const } : {};
  return new Date(seconds * 1000).toLocaleString(document.documentElement.lang, { dateStyle: "medium", ...time });
}
