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

/** All of them, or those against the rival in the page's address. */
export function anyGame(): Filter {
  const asked = new URLSearchParams(location.search);
  const [rival, name] = [asked.get("rival") ?? "", asked.get("name") ?? ""];
  return { game: "", players: "", result: "", from: "", until: "", rival, name };
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
