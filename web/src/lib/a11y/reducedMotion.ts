/** Whether as little as possible should move: the system asks for it, or the settings do. */
import { settings } from "$lib/state/settings.svelte";

export function isCalm(): boolean {
  return settings.motion === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
