import { Trouble } from "$lib/net/http";
import { say } from "./speech.svelte";

/** Why a request failed, in a sentence: what the server said, or that it cannot be reached. */
export function troubleIn(error: unknown): string {
  return (error instanceof Trouble && error.message) || say("trouble-unreachable");
}
