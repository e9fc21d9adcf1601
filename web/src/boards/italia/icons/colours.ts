/** The colours of the street: dark enough for white letters in both themes. */
export const SHOP_COLOURS: Record<string, string> = {
  butcher: "#a8322c",
  greengrocer: "#3f7a3a",
  fruit: "#c98a12",
  fishmonger: "#2f6a9c",
  grocery: "#6a6f78",
};
export const COURSE_COLOURS: Record<string, string> = {
  antipasto: "#4c6b2f",
  primo: "#8f5412",
  secondo: "#8c2f28",
  dolce: "#7a3f69",
  wine: "#5d1b34",
};
export const WINE_COLOURS: Record<string, string> = { red: "#7d1f3c", white: "#7a6a14" };
export const BONUS_COLOURS: Record<string, string> = {
  standard: "#3f5a78",
  permanent: "#3b6b4c",
  single_use: "#8a4a1c",
};
