/** What can be played, and its rules: asked once for each language. */
import { get } from "$lib/net/http";
import { speech } from "$lib/words/speech.svelte";
import type { GameInfo, HowToSection, RuleText } from "$lib/types/protocol";

const asked = new Map<string, Promise<unknown>>();

function once<Answer>(path: string): Promise<Answer> {
  const url = `${path}?language=${speech.language}`;
  if (!asked.has(url)) {
    const answer = get<Answer>(url);
    answer.catch(() => asked.delete(url));
    asked.set(url, answer);
  }
  return asked.get(url) as Promise<Answer>;
}

export const LEVELS = ["beginner", "easy", "medium", "hard", "expert"] as const;

export function allGames(): Promise<GameInfo[]> {
  return once<GameInfo[]>("/api/games");
}

export async function gameInfo(game: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((info) => info.name === game);
}

export function rulesOf(game: string): Promise<RuleText[]> {
  return once<RuleText[]>(`/api/games/${game}/rules`);
}

/** How a game is played, on one page; nothing for a game without it. */
export function howToOf(game: string): Promise<HowToSection[]> {
  return once<HowToSection[]>(`/api/games/${game}/how-to`);
}

/** What is printed on a game's cards and boards, as its board wants it. */
export function componentsOf(game: string): Promise<unknown> {
  return once<unknown>(`/api/games/${game}/components`);
}

export async function ruleText(game: string, rule: string): Promise<string> {
  return (await rulesOf(game)).find((each) => each.name === rule)?.text ?? "";
}
