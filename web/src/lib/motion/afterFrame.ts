/** Milliseconds after which a window that draws nothing need not be waited for. */
const LATEST = 250;

/** Do something when the next frame is on the screen: with the one after it. At once in a hidden window. */
export function afterFrame(work: () => void): void {
  if (document.hidden) return work();
  const once = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    work();
  };
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(once)));
  const timer = setTimeout(once, LATEST);
}
