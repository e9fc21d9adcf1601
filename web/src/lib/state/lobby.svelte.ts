/** The lobby: tables that can be joined or watched, and mine, as the server tells. */
import { Connection, type Status } from "$lib/net/connection";
import { speech } from "$lib/words/speech.svelte";
import type { Lobby } from "$lib/types/protocol";

export class LobbyState {
  status = $state.raw<Status>("connecting");
  lobby = $state.raw<Lobby | null>(null);
  #line: Connection;

  constructor() {
    this.#line = new Connection(null, () => speech.language, {
      status: (status) => (this.status = status),
      welcome: () => {},
      lobby: (lobby) => (this.lobby = lobby),
    });
  }

  close(): void {
    this.#line.close();
  }
}
