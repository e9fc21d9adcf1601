/** Milliseconds after which a window that draws nothing, such as a hidden one, need not be waited for. */
const LATEST = 250;

/** Do something when the next frame is on the screen: with the one after it. */
export function afterFrame(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => requestAnimationFrame(once));
  setTimeout(once, LATEST);
}
