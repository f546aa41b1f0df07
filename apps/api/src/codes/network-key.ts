import { countedAddress } from "../pipeline/network-of";
import { toBase64Url } from "./base64url";

const encoder = new TextEncoder();

/**
 * Makes the name under which a caller's network is remembered: the same for the same one in one organisation, and nobody who
 * reads it can try out addresses.
 * @param secret `SIGNING_SECRET`; servers that share a database share it
 */
export const createNetworkKey = (secret: string) => {
  const hmac = crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return async (orgId: string, address: string): Promise<string> => {
    const text = encoder.encode(`carrel network\n${orgId}\n${countedAddress(address)}`);
    return toBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", await hmac, text)));
  };
};
export type NetworkKey = ReturnType<typeof createNetworkKey>;
