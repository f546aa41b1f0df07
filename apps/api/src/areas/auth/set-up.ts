import type { SetUp, SignedIn } from "@carrel/sdk/schemas";
import { claimSetUpLink } from "../../codes/set-up-link";
import type { Context } from "../../context";
import { OWNER_ROLE } from "../../platform/system-roles";
import { insertOwner } from "./found-organisation";
import { openSession } from "./open-session";

/** Makes whoever has the link that a server's start printed the platform's first owner, and signs him in. */
export async function setUp(context: Context<SetUp>): Promise<SignedIn> {
  const { db, orgId, input, now } = context;
  const { name, email } = input;
  await claimSetUpLink(context, input.token);
  const { roleId } = await db
    .selectFrom("roles")
    .select("roleId")
    .where("orgId", "=", orgId)
    .where("name", "=", OWNER_ROLE)
    .executeTakeFirstOrThrow();
  const passwordHash = context.newPasswordHash();
  // Who has the server's output is trusted with the address that he gives.
  const ownerId = await insertOwner(context, { name, email, phone: "", passwordHash, emailProvenAt: now }, roleId);
  context.audit({ after: { ownerId } });
  const { token, session } = await openSession(context, ownerId);
  return { token, data: session };
}
