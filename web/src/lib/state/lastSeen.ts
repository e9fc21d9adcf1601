/** How far somebody has followed each table, kept in the browser: what came later is told when they come back. */

const KEY = "toque-seen";
const KEPT = 30;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The latest ply that was seen of a table. */
export function lastSeen(table: string): number | undefined {
  return all()[table];
}

export function noteSeen(table: string, ply: number): void {
  const { [table]: _, ...others } = all();
  const kept = Object.entries(others).slice(1 - KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: ply }));
  } catch {
    // A browser that keeps nothing tells nothing.
  }
}
