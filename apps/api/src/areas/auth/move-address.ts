import type { ChangeEmail, OwnProfile } from "@carrel/sdk/schemas";
import { endLinks, makeLink } from "../../codes/links";
import { uuidOf } from "../../codes/secrets";
import type { Context } from "../../context";
import { isEmailTaken } from "../../database/lookups";
import { invalid } from "../../failure";
import { MOVE_HOURS, movingMail, newAddressMail, otherAccountMail } from "../admin-users/address-mails";
import { refuseColleagues } from "../admin-users/email-taken";
import { tenantOf } from "../tenant";
import { personOf } from "./person";
import { profile } from "./profile";

interface Moving {
  userId: string;
  name: string;
  /** The address that counts. */
  email: string;
}

/**
 * Begins to move a person to another address: nothing changes until the link in its mail is opened. Whoever has proven it
 * elsewhere is told, and the caller of neither. The person's row is to be locked.
 * @throws Failure 409 `email_taken` for a colleague's
 */
export async function startMove(context: Context, { userId, name, email: former }: Moving, email: string) {
  const { db, now, actor, sendMail } = context;
  const { address: origin } = await context.platform();
  await refuseColleagues(context, { userId, email });
  const { orgName } = tenantOf(context);
  const hasAccount = await isEmailTaken(db, { email, userId, now });
  // Made in any case: it costs and answers alike.
  const linkId = await uuidOf(`new_address:${userId}`);
  const token = await makeLink(context, { linkId, kind: "new_address", userId, email, hours: MOVE_HOURS });
  const address = `${origin}/auth/address#${token}`;
  await sendMail({
    to: email,
    ...(hasAccount
      ? otherAccountMail({ orgName, userId, name })
      : newAddressMail({ orgName, userId, name, email, former, address })),
  });
  const by = actor.kind === "person" && actor.userId !== userId ? actor.name : name;
  await sendMail({ to: former, ...movingMail({ orgName, name, email, by, origin }) });
}

/** Leaves a person's address as it is. */
export const cancelMove = (context: Pick<Context, "db" | "orgId">, userId: string) =>
  endLinks(context, { userId, kind: "new_address" });

/** One's own row, which nobody else changes until the transaction ends. */
const lockOwn = (context: Context) =>
  context.db
    .selectFrom("adminUsers")
    .select(["userId", "name", "email"])
    .where("orgId", "=", context.orgId)
    .where("userId", "=", personOf(context).userId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Begins to move the caller's own address. */
export async function changeEmail(context: Context<ChangeEmail>): Promise<OwnProfile> {
  const { email } = context.input;
  const person = await lockOwn(context);
  if (email === person.email) throw invalid([{ path: ["email"], message: "This is your address already" }]);
  const before = await profile(context);
  await startMove(context, person, email);
  const after = await profile(context);
  context.audit({ before, after });
  return after;
}

/** Leaves the caller's own address as it is. */
export async function cancelEmailChange(context: Context): Promise<OwnProfile> {
  const { userId } = await lockOwn(context);
  const before = await profile(context);
  await cancelMove(context, userId);
  const after = await profile(context);
  context.audit({ before, after });
  return after;
}
