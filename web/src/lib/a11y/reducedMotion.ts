/** Whether animations should be left out: the operating system asks for it, or the settings do. */
import { settings } from "$lib/state/settings.svelte";

export function prefersReducedMotion(): boolean {
  return settings.motion === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
