/** Opening a table, and walking in. */
import { post } from "$lib/net/http";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import type { NewTable, Opened } from "$lib/types/protocol";

export async function openTable(table: NewTable): Promise<void> {
  await session.ensure();
  const opened = await post<Opened>("/api/tables", table);
  router.go(`/table/${opened.table}`);
}

/** One click from the start page: a person alone with an easy bot. */
export function playAgainstBot(game: string, name: string): Promise<void> {
  const seats: NewTable["seats"] = [{ kind: "me" }, { kind: "bot", level: "easy" }];
  return openTable({ game, name, seats, is_public: false, starts_at_once: true });
}
