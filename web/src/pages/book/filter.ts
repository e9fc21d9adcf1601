/** Which of my games are shown. */
export interface Filter {
  game: string;
  players: string;
  result: string;
  from: string;
  until: string;
  rival: string;
  /** The rival's name. */
  name: string;
}

export function anyGame(): Filter {
  return { game: "", players: "", result: "", from: "", until: "", rival: "", name: "" };
}

const DAY = 86_400;

/** As the server is asked; days become seconds, and the last day counts whole. */
export function searchOf(filter: Filter): string {
  const { name: _, from, until, ...plain } = filter;
  const seconds = (day: string, later: number) =>
    day ? String(new Date(`${day}T00:00`).getTime() / 1000 + later) : "";
  const all = { ...plain, since: seconds(from, 0), until: seconds(until, DAY) };
  return String(new URLSearchParams(Object.entries(all).filter(([, value]) => value)));
}
