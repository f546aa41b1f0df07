import type { Context } from "../../context";
import { conflict, type Failure } from "../../failure";

type Called = Pick<Context, "request" | "platform">;

/** A host at which passkeys are made and used. */
interface PasskeyHome {
  origin: string;
  rpId: string;
  /** As the database keeps it: null for the platform's own. */
  host: string | null;
}

/**
 * The called host, where passkeys are at home at it: at the platform's own, and at the one of the organisation's reseller. A browser binds a
 * passkey to its host, so that each is offered where it was made alone; and no host is believed that the caller named.
 * @returns null for every other host
 */
export async function passkeyHome({ request, platform }: Called): Promise<PasskeyHome | null> {
  const own = new URL(request.origin);
  if (own.origin === request.calledOrigin) return { origin: own.origin, rpId: own.hostname, host: null };
  const { resellerId, address } = await platform();
  if (resellerId === null || address !== request.calledOrigin) return null;
  const { hostname } = new URL(address);
  return { origin: address, rpId: hostname, host: hostname };
}

/** Where passkeys belong. @throws Failure 409 `passkeys_elsewhere` */
export async function homeOfPasskeys(context: Called): Promise<PasskeyHome> {
  const home = await passkeyHome(context);
  if (home) return home;
  throw conflict(
    "passkeys_elsewhere",
    `Passkeys belong to ${(await context.platform()).address}. Sign in there to use one.`,
  );
}

/** Told to whom nothing else lets in: a password alone must not. @param hosts of his passkeys */
export const passkeysElsewhere = ({ request }: Called, hosts: readonly (string | null)[]): Failure => {
  const own = new URL(request.origin);
  const names = [...new Set(hosts.map((host) => (host === null || host === own.hostname ? own.host : host)))];
  return conflict("passkeys_elsewhere", `Your passkey belongs to ${names.join(" and ")}. Sign in there to use it.`);
};
