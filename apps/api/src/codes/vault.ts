import type { Random } from "../ports";
import { fromBase64Url, toBase64Url } from "./base64url";

/** Keeps what has to be read again, other than by hash: encrypted, and bound to the row that it stands in. */
export interface Vault {
  /** @param row the row's id: what was sealed for one can't be opened in another */
  seal(text: string, row: string): Promise<string>;
  /** @returns null for what was sealed with another secret, or for another row */
  open(sealed: string, row: string): Promise<string | null>;
}

const IV_BYTES = 12;
const PURPOSE = "carrel second factors 1";

const encoder = new TextEncoder();

const keyOf = async (secret: string): Promise<CryptoKey> => {
  const { subtle } = globalThis.crypto;
  const material = await subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(PURPOSE) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
};

/**
 * AES-256-GCM, with a key that HKDF derives from the server's secret.
 * @param secret `SIGNING_SECRET`
 */
export const createVault = (secret: string, random: Random): Vault => {
  const key = keyOf(secret);
  const forRow = (row: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: "AES-GCM",
    iv,
    additionalData: encoder.encode(row),
  });
  return {
    async seal(text, row) {
      const iv = new Uint8Array(random.bytes(IV_BYTES));
      const sealed = await globalThis.crypto.subtle.encrypt(forRow(row, iv), await key, encoder.encode(text));
      return `${toBase64Url(iv)}.${toBase64Url(new Uint8Array(sealed))}`;
    },
    async open(sealed, row) {
      const [iv = "", content = ""] = sealed.split(".");
      try {
        const opened = await globalThis.crypto.subtle.decrypt(
          forRow(row, fromBase64Url(iv)),
          await key,
          fromBase64Url(content),
        );
        return new TextDecoder().decode(opened);
      } catch {
        return null;
      }
    },
  };
};
