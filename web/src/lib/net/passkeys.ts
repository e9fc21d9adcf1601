/** Passkeys: what the browser's own dialog makes and signs, as JSON. */
import { post } from "$lib/net/http";
import type { Me } from "$lib/types/protocol";

type CreationJSON = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0];
type RequestJSON = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];

/** Browsers know passkeys over HTTPS only, or on this machine. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

export async function makePasskey(): Promise<Me> {
  const options = await post<CreationJSON>("/api/passkeys/begin", null);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return post<Me>("/api/passkeys", { credential: made.toJSON() });
}

export async function signWithPasskey(): Promise<Me> {
  const options = await post<RequestJSON>("/api/passkeys/ask", null);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return post<Me>("/api/passkeys/login", { credential: signed.toJSON() });
}
