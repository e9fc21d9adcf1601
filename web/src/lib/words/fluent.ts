/** Sentences by language: the Fluent files that the terminal uses too (src/toque/locale).
 *
 * The words of a game that this page was not built with come from the server.
 */
import { get } from "$lib/net/http";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
/** `web`, or the name of a game. */
export type Topic = string;
const MOST_SENTENCES = 2000;
export type Say = (message: string, values?: Record<string, FluentVariable>) => string;

const files = import.meta.glob<string>(
  ["../../../../src/toque/locale/*/*.ftl", "!../../../../src/toque/locale/*/{terminal,refusals,notices}.ftl"],
  { query: "?raw", import: "default" },
);

/** The words of a topic in a language, English if a message is missing; `id.attribute` if the message has it, else the message. */
export async function loadWords(topic: Topic, language: Language): Promise<Say> {
  const bundles = await Promise.all([...new Set([language, "en"])].map((code) => loadBundle(topic, code)));
  return remembered((message, values) => {
    for (const bundle of bundles) {
      const [id = "", attribute] = message.split(".");
      const found = bundle.getMessage(id);
      const pattern = attribute ? (found?.attributes[attribute] ?? found?.value) : found?.value;
      if (pattern) return bundle.formatPattern(pattern, values);
    }
    return message;
  });
}

/** The same sentences are said with every move: each is put together once. */
function remembered(say: Say): Say {
  const said = new Map<string, string>();
  return (message, values) => {
    const key = values ? message + JSON.stringify(values) : message;
    const sentence = said.get(key) ?? say(message, values);
    if (said.size >= MOST_SENTENCES) said.clear();
    said.set(key, sentence);
    return sentence;
  };
}

async function loadBundle(topic: Topic, code: string): Promise<FluentBundle> {
  const file = files[`../../../../src/toque/locale/${code}/${topic}.ftl`];
  const source = file ? await file() : await get<string>(`/api/games/${topic}/words?language=${code}`);
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}
