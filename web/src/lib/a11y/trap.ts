/** Keeps the keyboard inside a dialog, and gives the focus back when it closes. */
import type { Attachment } from "svelte/attachments";

const FOCUSABLE = "button:not(:disabled), input, [tabindex='0']";

export const trap: Attachment<HTMLElement> = (dialog) => {
  const before = document.activeElement as HTMLElement | null;
  const board = dialog.closest("[data-board]");
  // Somebody who writes in the chat must not lose the keyboard to a dialog.
  if (!before || before === document.body || board?.contains(before)) {
    (dialog.querySelector<HTMLElement>("input") ?? dialog).focus();
  }
  dialog.addEventListener("keydown", keepInside);
  return () => {
    dialog.removeEventListener("keydown", keepInside);
    if (before?.isConnected && (document.activeElement === document.body || !document.activeElement)) before.focus();
  };
};

function keepInside(event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const dialog = event.currentTarget as HTMLElement;
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.tabIndex >= 0);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge && document.activeElement !== dialog) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
