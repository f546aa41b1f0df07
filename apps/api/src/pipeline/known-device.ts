import type { DeviceAccount, DeviceTokens } from "../codes/device-tokens";
import { Failure } from "../failure";
import { textOf } from "./audit-call";
import type { Meant, Placed } from "./call";

/** Whom nobody's token is of: who is unknown costs as much as who is known. */
const NOBODY: DeviceAccount = { userId: "", passwordHash: "" };

/** The device's token that a call brings. */
const heldDevice = (input: unknown) => textOf(input, "deviceToken");

/** A sign-in's result with the token by which its device is known from now on. */
export const withDevice = async (tokens: DeviceTokens, result: unknown, account: DeviceAccount, input: unknown) => {
  if (typeof result !== "object" || result === null || result instanceof Failure) return result;
  return { ...result, deviceToken: await tokens.issue(account, heldDevice(input)) };
};

/**
 * The device that a sign-in comes from, where the same person signed in on it since he set his password; null for all
 * others, and for calls that ask for none.
 */
export const findDevice = async ({
  ports: { database },
  options: { devices },
  implementation: { policy },
  input,
  findOwnTenant,
}: Meant): Promise<Pick<Placed, "device">> => {
  const held = heldDevice(input);
  const { device: findAccount } = policy;
  if (held === undefined || !findAccount) return { device: null };
  const { orgId } = await findOwnTenant();
  const account = await database.tx({ orgId }, (db) => findAccount(db, orgId, input));
  return { device: await devices.check(held, account ?? NOBODY) };
};
