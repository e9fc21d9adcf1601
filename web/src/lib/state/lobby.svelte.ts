/** The lists of the lobby, kept up to date by the server. */
import { Connection, type Status } from "$lib/net/connection";
import { speech } from "$lib/words/speech.svelte";
import type { Lobby } from "$lib/types/protocol";

export class LobbyState {
  status = $state.raw<Status>("connecting");
  lobby = $state.raw<Lobby | null>(null);
  #connection: Connection;

  constructor() {
    this.#connection = new Connection(null, () => speech.language, {
      status: (status) => (this.status = status),
      welcome: () => {},
      lobby: (lobby) => (this.lobby = lobby),
    });
  }

  close(): void {
    this.#connection.close();
  }
}
