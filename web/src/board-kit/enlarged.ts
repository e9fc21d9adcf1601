/** A card, or whatever is pointed to, larger: a picture of it as it lies there. */
import type { Attachment } from "svelte/attachments";
import { copyOf } from "$lib/motion/travels";

/** Pixels that a picture has at most, in width or height. */
const LARGEST = 280;
const TIMES = 2.4;

export function enlarged(thing: HTMLElement): Attachment<HTMLElement> {
  return (frame) => {
    const { width, height } = thing.getBoundingClientRect();
    const picture = copyOf(thing);
    const times = Math.max(1, Math.min(TIMES, LARGEST / Math.max(width, height)));
    const { font } = getComputedStyle(thing);
    Object.assign(picture.style, {
      width: `${width}px`,
      height: `${height}px`,
      font,
      zoom: String(times),
      transform: "none",
    });
    frame.replaceChildren(picture);
  };
}
