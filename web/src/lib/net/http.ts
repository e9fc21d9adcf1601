/** Asking the server's routes; whatever changes something carries the token that GET /api/me gave. */
import type { Problem } from "$lib/types/protocol";

export class Trouble extends Error {
  constructor(
    readonly reason: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

let token = "";

export function useToken(given: string): void {
  token = given;
}

export async function get<Answer>(path: string): Promise<Answer> {
  return read(await reach(path, { headers: spoken() }));
}

export async function post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  const headers = { "Content-Type": "application/json", "X-Toque-Token": token, ...spoken() };
  return read(await reach(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** What is refused is said in the language of the page. */
function spoken(): Record<string, string> {
  return { "Accept-Language": document.documentElement.lang };
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Trouble("unreachable", "", 0);
  }
}

async function read<Answer>(response: Response): Promise<Answer> {
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Trouble(problem?.reason ?? "unknown", problem?.message ?? "", response.status);
}
