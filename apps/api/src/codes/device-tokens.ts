import type { Random } from "../ports";
import { fromBase64Url, toBase64Url } from "./base64url";
import { newToken } from "./secrets";

/** How many accounts a device is known for, such as the desk's that all of the staff sign in at. */
const ACCOUNTS = 5;

/** Of 256 bits each: the device's random id, and for each account a signature. */
const WELL_FORMED = new RegExp(String.raw`^[\w-]{43}(?:\.[\w-]{43}){1,${ACCOUNTS}}$`);

const encoder = new TextEncoder();

/** Whose device it is. A new password makes another one of an account, and no token of before is of it. */
export interface DeviceAccount {
  userId: string;
  passwordHash: string;
}

/**
 * Makes and knows the tokens by which a device that somebody signed in on has an allowance of its own: an HMAC over
 * device and account, so that nothing is kept of them and nobody makes one himself (decision 33).
 * @param secret `SIGNING_SECRET`; servers that share a database share it
 */
export const createDeviceTokens = (secret: string, random: Random) => {
  const hmac = crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  const textOf = (device: string, { userId, passwordHash }: DeviceAccount) =>
    encoder.encode(`carrel device\n${device}\n${userId}\n${passwordHash}`);

  return {
    /** @param held the device's token as it was, whatever it holds: it stays known for its other accounts */
    async issue(account: DeviceAccount, held: string | null): Promise<string> {
      const [device = newToken(random), ...others] = partsOf(held);
      const signature = await crypto.subtle.sign("HMAC", await hmac, textOf(device, account));
      const own = toBase64Url(new Uint8Array(signature));
      return [device, own, ...others.filter((other) => other !== own).slice(0, ACCOUNTS - 1)].join(".");
    },

    /** @returns the device's id where the token is good for the account; null for one that is forged, foreign or ended */
    async check(token: string, account: DeviceAccount): Promise<string | null> {
      const [device = "", ...signatures] = partsOf(token);
      for (const signature of signatures) {
        const isOurs = await crypto.subtle.verify(
          "HMAC",
          await hmac,
          fromBase64Url(signature),
          textOf(device, account),
        );
        if (isOurs) return device;
      }
      return null;
    },
  };
};
export type DeviceTokens = ReturnType<typeof createDeviceTokens>;

/** Whether a text has the form of a device's token, whosever it is. */
export const isDeviceToken = (text: string): boolean => WELL_FORMED.test(text);

const partsOf = (token: string | null) => (token !== null && isDeviceToken(token) ? token.split(".") : []);
