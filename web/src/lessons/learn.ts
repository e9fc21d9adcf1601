/** Which lessons there are, which were played in this browser, and how one begins. */
import { settings } from "$lib/state/settings.svelte";
import { gameInfo } from "$lib/state/games";
import { openTable } from "$lib/state/openTable";
import type { GameInfo, LessonInfo } from "$lib/types/protocol";

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export function isLearned(game: string, lesson: string): boolean {
  return settings.learned.includes(nameOf(game, lesson));
}

export function noteLearned(game: string, lesson: string): void {
  if (!isLearned(game, lesson)) settings.change({ learned: [...settings.learned, nameOf(game, lesson)] });
}

/** Somebody who has neither played the game nor a lesson of it is invited to learn it first. */
export function isNewTo(game: string): boolean {
  return !settings.played.includes(game) && !settings.learned.some((name) => name.startsWith(`${game}/`));
}

/** The first lesson that was not played yet; the guided game after all of them. */
export function nextLesson(info: GameInfo): LessonInfo | undefined {
  return info.lessons.find(({ name }) => !isLearned(info.name, name)) ?? info.lessons.at(-1);
}

/** What comes after a lesson. */
export function lessonAfter(info: GameInfo, lesson: string): LessonInfo | undefined {
  return info.lessons[info.lessons.findIndex(({ name }) => name === lesson) + 1];
}

/** Begin where one left off. */
export async function learn(game: string): Promise<void> {
  const info = await gameInfo(game);
  const lesson = info && nextLesson(info);
  if (lesson) await beginLesson(game, lesson);
}

export function beginLesson(game: string, lesson: LessonInfo): Promise<void> {
  return openTable({ game, name: lesson.title, seats: [], is_public: false, lesson: lesson.name });
}

/** A tip is given once in this browser. */
export function isGiven(game: string, tip: string): boolean {
  return !settings.hasTips || settings.given.includes(nameOf(game, tip));
}

export function noteGiven(game: string, tip: string): void {
  settings.change({ given: [...settings.given, nameOf(game, tip)] });
}
