import type { Context } from "../../context";
import { conflict } from "../../failure";

type Called = Pick<Context, "request">;

/** Passkeys are the platform's own: browsers bind them to a host, and a reseller's domain can be anybody's tomorrow. */
export const passkeysHere = ({ request }: Called) => new URL(request.origin).origin === request.calledOrigin;

/** Where passkeys belong. @throws Failure 409 `passkeys_elsewhere` */
export function homeOfPasskeys(context: Called) {
  const { origin, hostname } = new URL(context.request.origin);
  if (passkeysHere(context)) return { origin, rpId: hostname };
  throw conflict("passkeys_elsewhere", `Passkeys belong to ${origin}. Sign in there to use one.`);
}
