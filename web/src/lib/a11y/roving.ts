/** One tab stop for a group of buttons: arrow keys move to the nearest in that direction. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much worse a step to the side is than one ahead. */
const SIDEWAYS = 3;

export const roving: Attachment<HTMLElement> = (group) => {
  const buttons = () => [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const choose = (button: HTMLElement | undefined) => {
    for (const other of buttons()) other.tabIndex = other === button ? 0 : -1;
  };
  const listen = new AbortController();
  const watch = new MutationObserver(() => {
    const all = buttons();
    if (all.filter((button) => button.tabIndex === 0).length !== 1) {
      choose(all.find((button) => button === document.activeElement) ?? all.find(isLegal) ?? all[0]);
    }
  });
  group.addEventListener("focusin", (event) => choose((event.target as Element).closest("button") ?? undefined), {
    signal: listen.signal,
  });
  group.addEventListener(
    "keydown",
    (event) => {
      const step = STEPS[event.key];
      const next = step && nearest(buttons(), document.activeElement, step);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal: listen.signal },
  );
  choose(buttons().find(isLegal) ?? buttons()[0]);
  watch.observe(group, { childList: true, subtree: true });
  return () => {
    listen.abort();
    watch.disconnect();
  };
};

const isLegal = (button: Element) => button.classList.contains("is-legal");

function nearest(buttons: HTMLElement[], from: Element | null, [x, y]: [number, number]): HTMLElement | undefined {
  if (!from) return undefined;
  const start = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const button of buttons) {
    const end = middle(button);
    const ahead = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    const far = ahead + SIDEWAYS * aside;
    if (button !== from && ahead > 1 && far < least) [best, least] = [button, far];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
