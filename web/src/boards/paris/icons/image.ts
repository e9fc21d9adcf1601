/** Icons as images: one element each instead of four or five, as a table shows some hundreds. */
import { DRAWINGS, type Drawing } from "./drawings";

const STYLES: Record<Drawing["parts"][number][0], (drawing: Drawing) => string> = {
  main: ({ main, line }) => `fill="${main}" stroke="${line}" stroke-width="1.3"`,
  second: ({ second, line }) => `fill="${second}" stroke="${line}" stroke-width="1.3"`,
  line: ({ line }) => `fill="none" stroke="${line}" stroke-width="1.6"`,
  light: () => `fill="none" stroke="#fff" stroke-width="1.6" stroke-opacity=".85"`,
};
const IMAGES: Record<string, string> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, drawing]) => [name, `data:image/svg+xml,${encodeURIComponent(drawn(drawing))}`]),
);
// Loaded from the start: one that has to be decoded first would come a frame late.
for (const source of Object.values(IMAGES)) new Image().src = source;

export function imageOf(name: string): string | undefined {
  return IMAGES[name];
}

function drawn(drawing: Drawing): string {
  const paths = drawing.parts.map(([tone, path]) => `<path ${STYLES[tone](drawing)} d="${path}"/>`).join("");
  const joins = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${joins}>${paths}</svg>`;
}
