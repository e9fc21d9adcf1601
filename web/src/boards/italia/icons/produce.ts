/** What every ingredient looks like: a shape and its four colours. */
import type { Shape, Tone } from "./shapes";

export interface Drawing {
  shape: Shape;
  colours: Record<Tone, string>;
}

function draw(shape: Shape, main: string, shade: string, light: string, extra: string): Drawing {
  return { shape, colours: { main, shade, light, extra } };
}

const LEAF = "#4f8a3c";

export const PRODUCE: Record<string, Drawing> = {
  pork: draw("chop", "#e37f7c", "#bd5554", "#f1c3b3", "#fff2e2"),
  veal: draw("shank", "#d98a7a", "#b8604f", "#eed3b4", "#cf9350"),
  beef: draw("steak", "#b5332f", "#831f22", "#f3d5bf", "#831f22"),
  chicken: draw("drumstick", "#dc9440", "#b06d22", "#e6c79a", "#b06d22"),
  turkey: draw("roast", "#b86a32", "#94501f", "#e6c79a", "#8d949c"),
  duck: draw("duck", "#8a6a4a", "#33261a", "#c7a57c", "#e59a24"),
  lamb: draw("cutlet", "#c85050", "#992f35", "#e9cdb0", "#992f35"),
  sausage: draw("sausage", "#b14a34", "#7c2c1e", "#dd8f72", "#7c2c1e"),
  ham: draw("ham", "#d8606a", "#a8622f", "#f3d3c0", "#a8622f"),
  guanciale: draw("bacon", "#d4606a", "#9a6a3c", "#fbe9dc", "#9a6a3c"),

  potato: draw("lump", "#c99a58", "#8f6628", "#e8c690", "#8f6628"),
  tomato: draw("tomato", "#d63c2c", "#a3241a", "#f59a86", LEAF),
  mushroom: draw("mushroom", "#a87448", "#7b5230", "#efdfc4", "#c99b6d"),
  artichoke: draw("artichoke", "#7f9a58", "#557040", "#c9d8a2", "#6d8a48"),
  aubergine: draw("aubergine", "#5b2f6e", "#40204f", "#a57cba", LEAF),
  courgette: draw("courgette", "#3f7a3a", "#dbe5b8", "#8fbf6d", "#8a9a4a"),
  pepper: draw("pepper", "#e8a81c", "#c27f0c", "#f9dc8a", "#3f7f35"),
  spinach: draw("leaves", "#3f8443", "#2c6433", "#a9d39a", LEAF),
  radicchio: draw("head", "#8f2347", "#681430", "#f6dfe6", "#681430"),
  beans: draw("beans", "#8f3d2f", "#f2d9c2", "#c98172", "#5e2319"),
  truffle: draw("lump", "#4a3a30", "#231a14", "#7d6858", "#231a14"),

  lemon: draw("citrus", "#f2cf2e", "#c9a112", "#fdf0a4", "#5f9a3f"),
  orange: draw("orange", "#ee8a1d", "#c9680c", "#fbc785", "#4f8f3a"),
  apple: draw("apple", "#cf3b33", "#6b4423", "#f29b8f", "#5f9a3f"),
  pear: draw("pear", "#c3c244", "#6f5a26", "#ecec9e", "#5f9a3f"),
  strawberry: draw("berry", "#dc2f3e", "#a81c2a", "#ffd9a0", "#4f9040"),
  fig: draw("fig", "#6d4477", "#4c2c55", "#b18cbb", "#7f9a4a"),
  almond: draw("drop", "#b8763c", "#875023", "#dcab76", "#875023"),
  hazelnut: draw("acorn", "#b0733a", "#7a8a3f", "#dba671", "#94a854"),
  walnut: draw("walnut", "#c69a63", "#8c6433", "#e5c596", "#8c6433"),
  pistachio: draw("splitNut", "#86a63e", "#5f7d24", "#ecd9b4", "#c4a570"),

  cod: draw("fish", "#8c9477", "#66705a", "#dfe2cd", "#20261c"),
  anchovy: draw("slimFish", "#4f7ea3", "#34597a", "#cfe0ea", "#122231"),
  sardine: draw("dottedFish", "#6795a8", "#3a6274", "#dbe9ec", "#12242c"),
  tuna: draw("tuna", "#2f5583", "#0e1e33", "#c6d3e0", "#223f63"),
  swordfish: draw("swordfish", "#5f6fae", "#2b3564", "#d5daf0", "#454f8e"),
  sea_bass: draw("spinyFish", "#9aa5ae", "#5f6d78", "#e8edf0", "#1c242a"),
  clam: draw("shell", "#d9b48a", "#a97c4f", "#f5e3c8", "#a97c4f"),
  mussel: draw("mussel", "#2f3550", "#1d2135", "#f4c58f", "#d98a4a"),
  prawn: draw("prawn", "#f08a6c", "#8f3423", "#ffd9c9", "#d9623f"),
  squid: draw("squid", "#e3b3c2", "#8f4a66", "#fbe6ec", "#cf8ea5"),
  lobster: draw("lobster", "#c92f2a", "#7f1616", "#f39a86", "#a82220"),

  cheese: draw("cheese", "#f0bc3a", "#cf9417", "#fae09a", "#cf9417"),
  egg: draw("egg", "#e9c49d", "#c4956a", "#fbeada", "#c4956a"),
  flour: draw("sack", "#d4bf96", "#997642", "#fbf5e6", "#e0cda6"),
  pasta: draw("pasta", "#eec156", "#bf8b1e", "#fbe7ae", "#bf8b1e"),
  rice: draw("bowl", "#4c7ba6", "#2f5a82", "#fffdf4", "#dcc998"),
  ricotta: draw("dome", "#e8dcbc", "#8f7a52", "#fffaf0", "#bfa876"),
  chocolate: draw("bar", "#6b3f26", "#472612", "#9a6442", "#d94a4a"),
  coffee: draw("coffee", "#5d3820", "#8a5c3c", "#2e180b", "#2e180b"),
  cream: draw("jug", "#7fa6b8", "#557f93", "#dcecf2", "#557f93"),
  liquor: draw("bottle", "#6d8b2f", "#4a3a20", "#f7ecd0", "#b0402a"),
};

/** An ingredient of somebody's own card pack, which we have not drawn. */
export const UNKNOWN = draw("sack", "#d4bf96", "#997642", "#fbf5e6", "#e0cda6");
