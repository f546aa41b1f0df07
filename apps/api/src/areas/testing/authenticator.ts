import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { TOTP } from "otpauth";
import type { House } from "./house";

/** An authenticator app, as it is on somebody's phone. */
export interface Authenticator {
  /** The code that it shows so many seconds from now. */
  code(seconds?: number): string;
  recoveryCodes: string[];
}

export const authenticatorOf = (house: House, secret: string): Authenticator["code"] => {
  const totp = new TOTP({ secret });
  return (seconds = 0) => totp.generate({ timestamp: house.api.clock.now().getTime() + seconds * 1000 });
};

/** Sets an authenticator app up, and waits until its next code. */
export async function enrol(house: House, client: Client<Contract>): Promise<Authenticator> {
  const { secret } = await client.auth.startApp();
  const code = authenticatorOf(house, secret);
  const { recoveryCodes } = await client.auth.enableApp({ otp: code() });
  house.advance({ seconds: 30 });
  return { code, recoveryCodes: recoveryCodes ?? [] };
}
