/** The calendar of the year (I5), and where we are in it. */
import type { View } from "$lib/types/italia";
import type { SignName } from "./icons/signs";

export const ACTION_PHASES = 3;
export const SEASONS = 4;
const EVENINGS: SignName[] = ["critic", "vip", "income"];
const LAST_EVENINGS: SignName[] = ["guide", "vip", "economy", "contest"];

/** The steps of a season, each named by its sign. */
export function steps(season: number): SignName[] {
  const evenings = season === SEASONS ? LAST_EVENINGS : EVENINGS;
  return [...Array<SignName>(ACTION_PHASES).fill("actions"), ...evenings];
}

/** Which step of its season the view is in; past the last one when the year is over. */
export function currentStep(view: View): number {
  const names = steps(view.season);
  if (view.phase === "over") return names.length;
  if (view.phase === "bid") return names.indexOf("vip");
  const scoring = names.indexOf(view.scoring as SignName);
  if (scoring >= 0) return scoring;
  return view.action_phase <= ACTION_PHASES ? view.action_phase - 1 : ACTION_PHASES;
}
