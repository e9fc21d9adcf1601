/** The icons of Dinner in Paris: outlines on a grid of 24, in three tones that each icon colours for itself. */

/** "main" and "second" are filled, "line" is only drawn, "light" is a highlight. */
type Tone = "main" | "second" | "line" | "light";
export interface Drawing {
  main: string;
  second: string;
  line: string;
  parts: [Tone, string][];
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const GOLD = { main: "#f2b632", second: "#ffd976", line: "#7a4b06" };
const PAPER = { main: "#fff6e0", second: "#d98a4f", line: "#5b3a22" };
const PIGEON = { main: "#8d9bb5", second: "#c9d3e2", line: "#37425a" };
const GREEN = { main: "#5f9553", second: "#f3a6b8", line: "#23452a" };

export const DRAWINGS: Record<string, Drawing> = {
  bread: {
    main: "#e0a04a",
    second: "#fbe3b4",
    line: "#7a4514",
    parts: [
      ["main", "M4.2 19.8c-1.9-1.9-1.2-4.2.6-6L13.8 4.8c1.8-1.8 4.1-2.5 6-.6s1.2 4.2-.6 6l-9 9c-1.8 1.8-4.1 2.5-6 .6z"],
      ["light", "M8 12.2l3.4 3.4M11.2 9l3.4 3.4M14.4 5.8l3.4 3.4"],
    ],
  },
  cheese: {
    main: "#f6c544",
    second: "#ffe08a",
    line: "#86570a",
    parts: [
      ["second", "M2.8 14 14.6 5.4c3.6.2 6.2 3.4 6.6 8.6z"],
      ["main", "M2.8 14h18.4v4.6a1.4 1.4 0 0 1-1.4 1.4H4.2a1.4 1.4 0 0 1-1.4-1.4z"],
      ["line", disc(8, 17, 1.3) + disc(14.6, 16.6, 1) + disc(14.8, 10.4, 1.3)],
    ],
  },
  flour: {
    main: "#f3ead8",
    second: "#d9c39a",
    line: "#6d5a3c",
    parts: [
      ["main", "M7 8.6c-2.6 2.8-3.8 6-3.3 9 .3 2 1.6 3.2 3.6 3.2h9.4c2 0 3.3-1.2 3.6-3.2.5-3-.7-6.2-3.3-9z"],
      ["second", "M7 8.6 5.4 4.2c2.2 1 4.4-.6 6.6-.6s4.4 1.6 6.6.6L17 8.6z"],
      ["line", "M12 18.4v-6M12 14l-2.2-1.6M12 14l2.2-1.6M12 16.6 9.8 15M12 16.6l2.2-1.6"],
    ],
  },
  meat: {
    main: "#c9473f",
    second: "#ffdcd0",
    line: "#6b1d1c",
    parts: [
      [
        "second",
        "M6 5.9c3.8-3.2 9.6-2.9 12.6.6 2.9 3.4 2.5 7.9-.5 9.9-2 1.4-4.2 1-5.9 2.7-2 2-5 1.9-6.7-.3C2.9 15.4 2.9 8.6 6 5.9z",
      ],
      [
        "main",
        "M7.6 8.2c2.6-2.2 6.9-2 9 .2 2 2.2 1.7 4.9-.3 6.1-2 1.3-4 .9-5.7 2.5-1.1 1-2.6.8-3.4-.5-1.6-2.7-1.6-6.7.4-8.3z",
      ],
      ["second", disc(14, 10.8, 1.6)],
    ],
  },
  potatoes: {
    main: "#d7ab6a",
    second: "#ecca93",
    line: "#6d4a1d",
    parts: [
      ["main", "M13.2 4.6c3.6-1.2 7.4.9 7.9 4.4.5 3.6-2.6 6.6-6.3 6.4-3.6-.2-5.6-2.5-5.5-5.3.1-2.6 1.5-4.7 3.9-5.5z"],
      ["second", "M6.3 10.4c3.1-1 6.6.6 7.4 3.7.8 3.2-1.4 6-4.8 6.3-3.2.3-6-1.7-6.1-4.8-.1-2.5 1.2-4.4 3.5-5.2z"],
      ["line", "M16.4 8.2h.1M18 11.4h.1M7 14.2h.1M10.3 16.8h.1M6.4 17.6h.1"],
    ],
  },
  seafood: {
    main: "#f08a6b",
    second: "#ffc9ae",
    line: "#7d2f1c",
    parts: [
      ["main", "M12 4c5 0 8.8 3.6 8.8 8.2 0 2-2.6 4.6-5 6.6H8.2c-2.4-2-5-4.6-5-6.6C3.2 7.6 7 4 12 4z"],
      ["second", "M8.2 18.8h7.6l.7 1.7H7.5z"],
      ["line", "M12 18.4V7.2M9.8 18.4 6.4 9.4M14.2 18.4l3.4-9"],
    ],
  },
  tomatoes: {
    main: "#e0493c",
    second: "#6ba34c",
    line: "#6e1713",
    parts: [
      ["main", "M12 6.6c5-1.6 9 1.4 9 6.4s-3.8 8-9 8-9-3-9-8 4-8 9-6.4z"],
      [
        "second",
        "M12 8.8c-1.6 1.6-3.8 1.8-4.8 1 .4-1.6 1.6-2.6 3.2-2.8-.9-.6-1.4-1.6-1.2-2.6 1.2 0 2.3.6 2.8 1.6.5-1 1.6-1.6 2.8-1.6.2 1-.3 2-1.2 2.6 1.6.2 2.8 1.2 3.2 2.8-1 .8-3.2.6-4.8-1z",
      ],
      ["light", "M6 13.4c.1-1 .4-1.8 1-2.4"],
    ],
  },
  coin: {
    ...GOLD,
    parts: [
      ["main", disc(12, 12, 9)],
      ["second", disc(12, 12, 6)],
      ["line", "M14.4 9.6c-2.4-1.6-4.6.2-4.6 2.4s2.2 4 4.6 2.4M8.4 11.3h3.6M8.4 12.9h3.6"],
    ],
  },
  pigeon: {
    ...PIGEON,
    parts: [
      [
        "main",
        "M5.2 8.2C5.4 5.8 7 4.4 9 4.6c2 .2 3 1.6 3.2 3.2.2 1.8 1.6 2.4 3.6 3 2.4.8 4 2.2 5.8 5.6-2.4-.2-3.6.2-5 1.2-1.4.9-3.2 1.4-5 1.2-4-.4-6-3.4-5.6-6.4.1-1.2-.2-2-.8-2.8z",
      ],
      ["second", "M10.4 11.4c2.8-.6 5.8 1 7.2 4.2-2.6 1.4-6.8 1-7.8-1.6-.3-1-.1-2 .6-2.6z"],
      ["line", "M5.2 8.2 2.8 9l2.6.8M10.6 18.8v2.4M13 18.7v2.5M8.4 7.4h.1"],
    ],
  },
  income: {
    ...GOLD,
    parts: [
      ["main", disc(9.4, 14, 6.6)],
      ["second", disc(9.4, 14, 3.8)],
      ["line", "M18.4 3.6v6.4M15.2 6.8h6.4"],
    ],
  },
  star: {
    ...GOLD,
    parts: [["main", "M12 2.8l2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 16.7l-5.5 3.1 1.2-6.2L3.1 9.3l6.2-.8z"]],
  },
  parasol: {
    main: "#d98a4f",
    second: "#fff1d6",
    line: "#5b3a22",
    parts: [
      ["main", "M12 3.4c5 0 8.8 3.4 9.2 8.4H2.8c.4-5 4.2-8.4 9.2-8.4z"],
      ["second", "M12 3.4c2.2 2 3.3 4.8 3.4 8.4H8.6c.1-3.6 1.2-6.4 3.4-8.4z"],
      ["line", "M12 11.8v8.8M9 20.8h6"],
    ],
  },
  restaurants: {
    main: "#6d7890",
    second: "#f7e3bd",
    line: "#2b3040",
    parts: [
      ["second", "M4.6 10.6h14.8v9.6H4.6z"],
      ["main", "M6.6 4h10.8l3 6.6H3.6z"],
      ["line", "M10 20.2v-4.6h4v4.6M10 7.4h.1M14 7.4h.1"],
    ],
  },
  friterie: {
    main: "#d2483b",
    second: "#f8cf55",
    line: "#5f2413",
    parts: [
      ["second", "M7 12 6 4.6h2.4l.8 5L9.6 3H12v6.6L12.8 3h2.4l-.2 6.6 1-5h2.4L17 12z"],
      ["main", "M5.4 10.6c4.2 1.8 9 1.8 13.2 0l-1.6 9c-.2 1-.8 1.4-1.8 1.4H8.8c-1 0-1.6-.4-1.8-1.4z"],
    ],
  },
  fruits_de_mer: {
    main: "#f08a6b",
    second: "#9fc6d8",
    line: "#7d2f1c",
    parts: [
      [
        "main",
        "M18.6 5.2C11.4 3 4.6 7 4.6 13.2c0 4 3 6.8 7 6.8 2.6 0 4.6-1.4 5.4-3.4-3.6 1-6.4-.6-6.4-3.4 0-3.2 3.6-4.6 8-3.4 1.6-1.6 1.6-3.4 0-4.6z",
      ],
      ["line", "M6.2 9.4l3.4 2M5 14.6l5-.6M8.4 19l2.6-3.2M17 16.6l3.4 2.6M17 16.6l4-.2M15.6 7.2h.1"],
    ],
  },
  creperie: {
    main: "#e8b566",
    second: "#fbe0ab",
    line: "#7a4b18",
    parts: [
      ["second", "M3 8.4c5.4-4.6 12.6-4.6 18 0l-9 12.2z"],
      ["main", "M12 5c3.4 0 6.6 1.2 9 3.4l-9 12.2z"],
      ["line", "M8 10.4c1 .4 1.6.4 2.4 0M14.4 9.6h.1M14 13.4h.1M16.8 11h.1"],
    ],
  },
  pizzeria: {
    main: "#f5c451",
    second: "#d7783a",
    line: "#6d2a14",
    parts: [
      ["main", "M4 8.6c5-2.4 11-2.4 16 0l-8 12.6z"],
      ["second", "M3 7.2C8.6 4.2 15.4 4.2 21 7.2c.4 1 0 2-.8 2.4-5-2.4-11.4-2.4-16.4 0C3 9.2 2.6 8.2 3 7.2z"],
      ["line", disc(9.4, 11.6, 1.3) + disc(13.8, 12.6, 1.3) + disc(11.6, 16, 1)],
    ],
  },
  grill: {
    main: "#b8453a",
    second: "#f2b632",
    line: "#54160f",
    parts: [
      ["line", "M3.4 20.6 20.6 3.4"],
      ["main", "M6 14.4l3.6 3.6 2.8-2.8-3.6-3.6z"],
      ["second", "M9.6 10.8l3.6 3.6 2.2-2.2-3.6-3.6z"],
      ["main", "M12.6 7.8l3.6 3.6L19 8.6 15.4 5z"],
    ],
  },
  bar_a_vin: {
    main: "#a32445",
    second: "#e8edf3",
    line: "#4b1526",
    parts: [
      ["second", "M6.8 3.4h10.4c.8 5.4-.8 10-5.2 10s-6-4.6-5.2-10z"],
      ["main", "M6.6 7.6h10.8c-.4 3.4-2.2 5.8-5.4 5.8s-5-2.4-5.4-5.8z"],
      ["line", "M12 13.4v6.8M8.4 20.6h7.2"],
    ],
  },
  brasserie: {
    main: "#e6a52e",
    second: "#fff6e0",
    line: "#6b4108",
    parts: [
      ["line", "M16.4 10.4h2.4a1.8 1.8 0 0 1 1.8 1.8v3.6a1.8 1.8 0 0 1-1.8 1.8h-2.4"],
      ["main", "M5.2 8h11.2v11a1.8 1.8 0 0 1-1.8 1.8H7A1.8 1.8 0 0 1 5.2 19z"],
      [
        "second",
        "M5.4 9.4c-2 0-2.4-3 0-3.4.2-2 2.8-2.8 4.2-1.4 1.4-1.4 4-1 4.4 1 2.8-.6 3.6 3.2.8 3.8-.6 1.4-2.6 1.4-3.2 0-.6 1.6-3 1.6-3.6 0-.6 1.2-2.4 1.2-2.6 0z",
      ],
      ["line", "M8.6 13v4.4M12.6 13v4.4"],
    ],
  },
  gastronomique: {
    main: "#c8ced8",
    second: "#eef2f7",
    line: "#3a4252",
    parts: [
      ["main", "M4 16.6C4 11 7.4 7.4 12 7.4s8 3.6 8 9.2z"],
      ["second", "M2.6 16.6h18.8v1.2a2 2 0 0 1-2 2H4.6a2 2 0 0 1-2-2z"],
      ["line", "M12 7.4V6" + disc(12, 4.6, 1.4)],
      ["light", "M7 14.2c.4-2 1.6-3.4 3.2-4"],
    ],
  },
  draw_two: {
    ...PAPER,
    parts: [
      ["second", "M9.4 3.2 18 5.4a1.4 1.4 0 0 1 1 1.8l-3 11.4a1.4 1.4 0 0 1-1.8 1l-1-.2z"],
      [
        "main",
        "M4.6 4.4h8.2a1.4 1.4 0 0 1 1.4 1.4v13.4a1.4 1.4 0 0 1-1.4 1.4H4.6a1.4 1.4 0 0 1-1.4-1.4V5.8a1.4 1.4 0 0 1 1.4-1.4z",
      ],
      ["line", "M8.7 9.6v5.8M5.8 12.5h5.8"],
    ],
  },
  free_terrace: {
    main: "#5f9553",
    second: "#fff1d6",
    line: "#23452a",
    parts: [
      ["main", disc(12, 12, 9)],
      [
        "second",
        "M12 12 8.6 3.7a9 9 0 0 1 6.8 0zM12 12l8.3-3.4a9 9 0 0 1 0 6.8zM12 12l3.4 8.3a9 9 0 0 1-6.8 0zM12 12l-8.3 3.4a9 9 0 0 1 0-6.8z",
      ],
      ["line", disc(12, 12, 1.2)],
    ],
  },
  two_coins: {
    ...GOLD,
    parts: [
      ["main", disc(15, 9, 6.2)],
      ["second", disc(15, 9, 3.4)],
      ["main", disc(8.8, 15, 6.2)],
      ["second", disc(8.8, 15, 3.4)],
    ],
  },
  objective: {
    main: "#c9473f",
    second: "#fff6e0",
    line: "#5b1a18",
    parts: [
      ["main", disc(11, 13, 8)],
      ["second", disc(11, 13, 5.2)],
      ["main", disc(11, 13, 2.4)],
      ["line", "M11 13 20.6 3.4M17 3.6l.2 3.2 3.2.2"],
    ],
  },
  one_less: {
    main: "#e8b566",
    second: "#fff6e0",
    line: "#6d3d12",
    parts: [
      ["main", "M3.4 10.6h14.2l-1.4 8.2a2 2 0 0 1-2 1.6H6.8a2 2 0 0 1-2-1.6z"],
      ["line", "M6 10.6c.4-3.6 2-5.4 4.5-5.4s4.1 1.8 4.5 5.4M8.4 13.6v3.6M12.6 13.6v3.6"],
      ["second", disc(18.4, 6.2, 4)],
      ["line", "M16.4 6.2h4"],
    ],
  },
  intrude: {
    ...PIGEON,
    parts: [
      ["second", "M2.6 12.6h8.2v8.2H2.6z"],
      ["main", "M8.2 6.4h8.2v8.2H8.2z"],
      ["line", "M21.4 3.2 13 10.4M13.2 6.8l-.4 3.8 3.8-.2"],
    ],
  },
  fountain: {
    main: "#bfb6a6",
    second: "#7cc0dd",
    line: "#3f4b57",
    parts: [
      ["main", "M3 14.6h18c-.4 3.6-2.4 6-5.4 6H8.4c-3 0-5-2.4-5.4-6z"],
      ["second", "M4.6 14.6c1-1.4 3.6-2.2 7.4-2.2s6.4.8 7.4 2.2z"],
      ["line", "M12 12.6V6M12 6c-1-2.6-4-2.6-4.6.4M12 6c1-2.6 4-2.6 4.6.4M8.4 9.4h.1M15.6 9.4h.1"],
    ],
  },
  flower_bed: {
    ...GREEN,
    parts: [
      ["main", "M3.4 15.2h17.2v3.4a2 2 0 0 1-2 2H5.4a2 2 0 0 1-2-2z"],
      ["line", "M7.4 15V11M12 15V9.6M16.6 15V11"],
      ["second", disc(7.4, 9.2, 2.6) + disc(16.6, 9.2, 2.6) + disc(12, 6.6, 3)],
      ["line", disc(12, 6.6, 0.8)],
    ],
  },
  band: {
    main: "#c8913f",
    second: "#7a3f1d",
    line: "#3d1d0b",
    parts: [
      [
        "main",
        "M9.6 9.6c1-.2 1.8-.8 3-.6 1.8.4 2.6 2 3.4 3.4 1 1.8.6 3.4-.6 4.6-1.2 1.2-2.8 1.6-4.6.6-1.4-.8-3-1.6-3.4-3.4-.2-1.2.4-2 .6-3z",
      ],
      ["line", "M11.4 13.6 20.6 4.4M18.8 3.6l2.6 2.6"],
      ["second", disc(11.6, 13.4, 1.6)],
      ["line", "M3.4 8.4V3.8l3.4-.6v4.4" + disc(2.6, 8.6, 0.9) + disc(6, 7.8, 0.9)],
    ],
  },
  lamp: {
    main: "#ffd66b",
    second: "#5b6172",
    line: "#2f3442",
    parts: [
      ["main", "M8.2 5.4h7.6l-1.2 6.8H9.4z"],
      ["second", "M7 5.4 12 2.4l5 3zM9.4 12.2h5.2v1.8H9.4z"],
      ["line", "M12 14v6.6M9 20.8h6"],
    ],
  },
  ...Object.fromEntries(["north", "east", "south", "west"].map((side, i) => [side, compass(i)])),
};
DRAWINGS["money"] = DRAWINGS["coin"]!;
DRAWINGS["pigeons"] = DRAWINGS["pigeon"]!;

/** A square with one half filled: that of a street, counted clockwise from the north. */
function compass(quarter: number): Drawing {
  const half = ["M4 4h16v8H4z", "M12 4h8v16h-8z", "M4 12h16v8H4z", "M4 4h8v16H4z"][quarter]!;
  const arrow = [
    "M12 10V5.6M10 7.4l2-2 2 2",
    "M14 12h4.4M16.6 10l2 2-2 2",
    "M12 14v4.4M10 16.6l2 2 2-2",
    "M10 12H5.6M7.4 10l-2 2 2 2",
  ];
  return {
    main: "#3d6fa5",
    second: "#f3ead8",
    line: "#22354d",
    parts: [
      [
        "second",
        "M5.4 4h13.2A1.4 1.4 0 0 1 20 5.4v13.2a1.4 1.4 0 0 1-1.4 1.4H5.4A1.4 1.4 0 0 1 4 18.6V5.4A1.4 1.4 0 0 1 5.4 4z",
      ],
      ["main", half],
      ["light", arrow[quarter]!],
    ],
  };
}
