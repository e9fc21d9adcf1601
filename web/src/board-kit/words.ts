/** Words in narrow places: how wide they are, and where they may be broken. */

const SHORTEST = 6;
const LONGEST = 11;
/** Letters before and after a break, at least. */
const LEAST = 2;
const VOWELS = /[aeiouyà-æè-ïò-öù-ü]/i;
/** Consonants that one syllable keeps together. */
const TOGETHER =
  /^(sch|scr|spr|str|bl|br|ch|cl|cr|dr|fl|fr|gh|gl|gn|gr|kl|kn|kr|ph|pl|pr|qu|sc|sh|sl|sp|st|th|tr|tw|vl|vr|wr|zw)/i;
const SOFT_HYPHEN = "\u00ad";
const MEASURED = 100;
/** A little more than was measured: letters are drawn on whole pixels. */
const SLACK = 1.03;

/** A text with a soft hyphen near the middle of each long word, and between all syllables of the longest ones. */
export function breakable(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const breaks = new Set(breaksOf(word));
    return [...word].map((letter, i) => (breaks.has(i) ? SOFT_HYPHEN + letter : letter)).join("");
  });
}

function breaksOf(word: string): number[] {
  if (word.length < SHORTEST) return [];
  const off = (at: number) => Math.abs(at - word.length / 2);
  const places = Array.from({ length: word.length - 2 * LEAST + 1 }, (_, i) => i + LEAST)
    .filter((at) => beginsSyllable(word, at))
    .sort((one, other) => off(one) - off(other));
  return word.length < LONGEST ? places.slice(0, 1) : places;
}

/** One consonant, or several that stay together, and then a vowel; and they are not torn from those before them. */
function beginsSyllable(word: string, at: number): boolean {
  const rest = word.slice(at);
  const onset = TOGETHER.exec(rest)?.[0].length ?? 1;
  const isTorn = [1, 2].some((back) => (TOGETHER.exec(word.slice(at - back))?.[0].length ?? 0) > back);
  return !VOWELS.test(rest[0]!) && VOWELS.test(rest[onset] ?? "") && !isTorn;
}

const widths = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null = null;

/** The widest word of a text: its width in em, in the letters of the page, and how many letters it has. */
export function widestWord(text: string): { width: number; letters: number } {
  const words = text.split(/[\s-]+/).map((word) => ({ width: widthOf(word), letters: word.length }));
  return words.reduce((widest, word) => (word.width > widest.width ? word : widest));
}

function widthOf(word: string): number {
  const known = widths.get(word);
  if (known !== undefined) return known;
  canvas ??= document.createElement("canvas").getContext("2d")!;
  canvas.font = `${MEASURED}px ${getComputedStyle(document.body).fontFamily}`;
  const width = (canvas.measureText(word).width / MEASURED) * SLACK;
  widths.set(word, width);
  return width;
}
