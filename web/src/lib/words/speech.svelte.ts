/** The words on the screen, in the language of the settings: `say` for the site, `gameWords` for a game. */
import { settings } from "$lib/state/settings.svelte";
import { loadWords, type Language, type Say } from "./fluent";

class Speech {
  language = $state.raw<Language>("en");
  web = $state.raw<Say>((message) => message);

  async speak(language: Language): Promise<void> {
    const web = await loadWords("web", language);
    this.language = language;
    this.web = web;
  }
}

export const speech = new Speech();

export const say: Say = (message, values) => speech.web(message, values);

export async function changeLanguage(language: Language): Promise<void> {
  settings.change({ language });
  await speech.speak(language);
}

export function gameWords(game: string): Promise<Say> {
  return loadWords(game, speech.language);
}
