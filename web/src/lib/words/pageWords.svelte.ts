/** The words of pages that have a topic of their own, in the language of the site. Made while a component is set up. */
import { loadWords, type Say, type Topic } from "./fluent";
import { speech } from "./speech.svelte";

export class PageWords {
  #say = $state.raw<Say>(() => "");
  isReady = $state(false);

  constructor(topic: Topic) {
    $effect(() => {
      void loadWords(topic, speech.language).then((say) => {
        this.#say = say;
        this.isReady = true;
      });
    });
  }

  say: Say = (message, values) => this.#say(message, values);
}
