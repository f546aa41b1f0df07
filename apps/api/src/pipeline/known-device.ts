import { type DeviceAccount, type DeviceTokens, isDeviceToken } from "../codes/device-tokens";
import { Failure } from "../failure";
import { personActorId } from "./actor";
import type { Meant, Placed } from "./call";

/** Whom nobody's token is of: who is unknown costs as much as who is known. */
const NOBODY: DeviceAccount = { userId: "", passwordHash: "" };

/** What a sign-in shows as its device's token; null where it has not even the form of one. */
export const deviceShown = (headers: Headers): string | null => {
  const text = headers.get("x-device-token");
  return text !== null && isDeviceToken(text) ? text : null;
};

/** A sign-in's result with the token by which its device is known from now on. */
export const withDevice = async (
  tokens: DeviceTokens,
  result: unknown,
  account: DeviceAccount,
  held: string | null,
) => {
  if (typeof result !== "object" || result === null || result instanceof Failure) return result;
  return { ...result, deviceToken: await tokens.issue(account, held) };
};

/**
 * The device that a sign-in comes from, where the same person signed in on it since he set his password; null for all
 * others, and for calls that ask for none. The device's next sign-in is counted under its person, and no more under the address
 * that he shares with strangers.
 */
export const findDevice = async ({
  ports: { database },
  options: { devices, knownProofs },
  implementation: { policy },
  input,
  shown,
  deviceProof,
  findOwnTenant,
}: Meant): Promise<Pick<Placed, "device">> => {
  const { device: findAccount } = policy;
  if (shown.device === null || deviceProof === null || !findAccount) return { device: null };
  const { orgId } = await findOwnTenant();
  const account = (await database.tx({ orgId }, (db) => findAccount(db, orgId, input))) ?? NOBODY;
  const device = await devices.check(shown.device, account);
  if (device === null) knownProofs.forget(deviceProof);
  else knownProofs.remember(deviceProof, { limit: "account", caller: personActorId(account.userId) });
  return { device };
};
