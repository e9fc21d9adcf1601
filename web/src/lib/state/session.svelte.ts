/** Who I am: nobody yet, a guest with a name, or an account. */
import { get, post, useToken } from "$lib/net/http";
import { makePasskey, signWithPasskey } from "$lib/net/passkeys";
import { say } from "$lib/words/speech.svelte";
import type { Me, Person } from "$lib/types/protocol";

const GUEST_NAME = "toque-guest";

class Session {
  person = $state.raw<Person | null>(null);
  #asked: Promise<void> | undefined;

  /** Ask the server once who this browser is. */
  known(): Promise<void> {
    this.#asked ??= get<Me>("/api/me").then(
      (me) => this.#take(me),
      (trouble) => {
        this.#asked = undefined;
        throw trouble;
      },
    );
    return this.#asked;
  }

  /** Make sure that there is a person: make a guest if nobody has a name yet. */
  async ensure(): Promise<Person> {
    await this.known();
    if (!this.person) {
      await this.rename(say("guest-name", { number: 100 + Math.floor(Math.random() * 900) }));
      localStorage.setItem(GUEST_NAME, this.person!.name);
    }
    return this.person!;
  }

  /** Whether the name was made up for a guest who gave none. */
  get hasGuestName(): boolean {
    return this.person !== null && localStorage.getItem(GUEST_NAME) === this.person.name;
  }

  /** Play under this name from now on; an empty one changes nothing. */
  async use(name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted && wanted !== this.person?.name) await this.rename(wanted);
  }

  async rename(name: string): Promise<void> {
    await this.known();
    this.#take(await post<Me>("/api/me", { name }));
  }

  async register(login: string, password: string): Promise<void> {
    await this.ensure();
    this.#take(await post<Me>("/api/register", { login, password }));
  }

  async logIn(login: string, password: string): Promise<void> {
    await this.known();
    this.#take(await post<Me>("/api/login", { login, password }));
  }

  /** Make a passkey; a guest has an account from then on. */
  async addPasskey(): Promise<void> {
    await this.ensure();
    this.#take(await makePasskey());
  }

  async logInWithPasskey(): Promise<void> {
    await this.known();
    this.#take(await signWithPasskey());
  }

  async recover(code: string): Promise<void> {
    await this.known();
    this.#take(await post<Me>("/api/recovery/login", { code }));
  }

  async logOut(): Promise<void> {
    this.#take(await post<Me>("/api/logout"));
  }

  /** Have everything deleted that is stored of me; an account gives its password. */
  async forget(password: string): Promise<void> {
    this.#take(await post<Me>("/api/account/delete", { password }));
  }

  #take(me: Me): void {
    useToken(me.token);
    this.person = me.person;
  }
}

export const session = new Session();
