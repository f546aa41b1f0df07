import { sha256Hex } from "../../codes/secrets";
import type { Context } from "../../context";
import { newDeviceMail } from "../../mails/account-mails";
import { networkOf } from "../../pipeline/network-of";
import { tenantOf } from "../tenant";

type Seen = Pick<Context["request"], "address" | "userAgent">;

/** Three numbers of IPv4, or a site's /48 of IPv6. */
const NETWORK = { v4: 3, v6: 3 };

/**
 * What a device is known by, without a cookie: the browser's own description less its version numbers, which change
 * every few weeks, and the network that it came from.
 */
export const deviceHash = ({ address, userAgent }: Seen): Promise<string> =>
  sha256Hex(`${userAgent.replace(/[\d._]+/g, "#")}\n${networkOf(address, NETWORK)}`);

interface Person {
  userId: string;
  name: string;
  email: string;
  lastLoginAt: Date | null;
}

/** Mails a person whose account is about to be opened on a device that none of his sessions came from. Not at the first sign-in ever. */
export async function tellOfNewDevice(context: Context, person: Person): Promise<void> {
  const { db, orgId, now, request } = context;
  if (!person.lastLoginAt) return;
  const known = await db
    .selectFrom("sessions")
    .select("sessionId")
    .where("orgId", "=", orgId)
    .where("userId", "=", person.userId)
    .where("deviceHash", "=", await deviceHash(request))
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const { orgName: sender, timezone } = tenantOf(context);
  const { address: origin } = await context.platform();
  await context.sendMail({
    to: person.email,
    ...newDeviceMail({ sender, timezone, name: person.name, at: now, ...request, origin }),
  });
}
