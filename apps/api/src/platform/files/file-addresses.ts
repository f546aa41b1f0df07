/** How long a signed address can be read. */
const SECONDS = 600;

const encoder = new TextEncoder();

export interface SignedAddress {
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

export type AddressState = { state: "valid"; key: string; secondsLeft: number } | { state: "expired" | "forged" };

/**
 * Signs addresses of stored files and checks them: an HMAC over key and end, so that nobody reads a file or a time that
 * he was not given.
 * @param secret `SIGNING_SECRET`; servers that share a database share it
 */
export const createFileAddresses = (secret: string) => {
  const hmac = crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  // What else the secret may sign one day must not pass for an address.
  const textOf = (key: string, expires: string) => encoder.encode(`carrel file\n${key}\n${expires}`);

  return {
    /** @param origin where the file is read, such as `https://harbour.example.com` */
    async sign(key: string, origin: string, now: Date): Promise<SignedAddress> {
      const expires = Math.floor(now.getTime() / 1000) + SECONDS;
      const signature = await crypto.subtle.sign("HMAC", await hmac, textOf(key, String(expires)));
      const url = new URL(`/files/${key}`, origin);
      url.search = new URLSearchParams({ expires: String(expires), signature: toHex(signature) }).toString();
      return { url: url.href, expiresAt: new Date(expires * 1000).toISOString() };
    },

    async check({ pathname, searchParams }: URL, now: Date): Promise<AddressState> {
      const key = pathname.slice("/files/".length);
      const expires = searchParams.get("expires") ?? "";
      const signature = fromHex(searchParams.get("signature") ?? "");
      const isOurs = signature && (await crypto.subtle.verify("HMAC", await hmac, signature, textOf(key, expires)));
      if (!isOurs) return { state: "forged" };
      const secondsLeft = Number(expires) - Math.floor(now.getTime() / 1000);
      return secondsLeft > 0 ? { state: "valid", key, secondsLeft } : { state: "expired" };
    },
  };
};
export type FileAddresses = ReturnType<typeof createFileAddresses>;

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

const fromHex = (text: string): Uint8Array<ArrayBuffer> | null =>
  /^[0-9a-f]{64}$/.test(text) ? Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)) : null;
