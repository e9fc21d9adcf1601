/** Where we are, and how to get elsewhere: history, paths, and links that do not load the page again. */
export type Place =
  | { page: "start" }
  | { page: "lobby" }
  | { page: "about" }
  | { page: "account" }
  | { page: "book" }
  | { page: "ladder" }
  | { page: "person"; id: string }
  | { page: "notices"; id: string }
  | { page: "admin" }
  | { page: "report"; id: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; ply: number | null }
  | { page: "rules"; game: string; rule: string }
  | { page: "how-to-play"; game: string }
  | { page: "lost" };

class Router {
  place = $state.raw<Place>(placeOf(location));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location)));
    addEventListener("hashchange", () => (this.place = placeOf(location)));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.place = placeOf(location);
    if (!location.hash) scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || isServed(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** Whether the server answers it itself: files and the docs, which are no pages of the application. */
function isServed(path: string): boolean {
  return path.startsWith("/api/") || path.startsWith("/docs/");
}

export function placeOf(url: { pathname: string; search: string; hash: string }): Place {
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "start" };
  if (isPlain(first)) return { page: first };
  if (first === "notices" && second) return { page: "notices", id: second };
  if (first === "person" && second) return { page: "person", id: second };
  if (first === "report" && second) return { page: "report", id: second };
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "rules" && second) return { page: "rules", game: second, rule: url.hash.slice(1) };
  if (first === "how-to-play" && second) return { page: "how-to-play", game: second };
  if (first === "replay" && second) return { page: "replay", id: second, ply: plyOf(url.search) };
  return { page: "lost" };
}

const PLAIN = ["lobby", "about", "account", "admin", "book", "ladder"] as const;

function isPlain(word: string): word is (typeof PLAIN)[number] {
  return (PLAIN as readonly string[]).includes(word);
}

function plyOf(search: string): number | null {
  const ply = new URLSearchParams(search).get("ply");
  return ply === null ? null : Number(ply);
}

export const router = new Router();
