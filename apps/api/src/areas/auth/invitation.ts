import type { AcceptInvitation, ByToken, Invitation, SignedIn } from "@carrel/sdk/schemas";
import { claimPersonsLink, type Link, readLink } from "../../codes/links";
import type { Context } from "../../context";
import { isEmailTaken } from "../../database/lookups";
import type { Tenant } from "../../database/port";
import type { Row } from "../../database/schema";
import { Failure } from "../../failure";
import { organisationInactive } from "../../pipeline/inactive";
import { branchesOf } from "../admin-users/given-branches";
import { firstBranch } from "../admin-users/queries";
import { openSession } from "./open-session";
import { addressTaken, proveAddress } from "./proven-address";
import { namesOf, refuseGuessable } from "./refuse-guessable";

const invitationInvalid = () =>
  new Failure({
    status: 400,
    code: "invitation_invalid",
    message: "This invitation is not good any more. Ask whoever invited you to send it again.",
  });

interface Invited {
  person: Row<"adminUsers">;
  organisation: Tenant;
}

/**
 * Whom a link invites, and to what.
 * @throws Failure 400 `invitation_invalid`; 403 for an organisation that is closed
 */
async function findInvited({ db, orgId, organisation }: Context, link: Link | undefined): Promise<Invited> {
  const person =
    link &&
    (await db
      .selectFrom("adminUsers")
      .selectAll()
      .where("orgId", "=", orgId)
      .where("userId", "=", link.userId)
      .where("email", "=", link.email)
      .where("isActive", "=", true)
      .where("emailProvenAt", "is", null)
      .executeTakeFirst());
  if (!person || !organisation) throw invitationInvalid();
  if (!organisation.isActive) throw organisationInactive(organisation);
  return { person, organisation };
}

/** Who an invitation is for; only who has its link asks. */
export async function invitation(context: Context<ByToken>): Promise<Invitation> {
  const { db, input, now } = context;
  const { person, organisation } = await findInvited(context, await readLink(context, ["invitation"], input.token));
  const { name, email } = person;
  if (await isEmailTaken(db, { email, now })) throw addressTaken();
  return { orgName: organisation.orgName, name, email };
}

/** Follows an invitation: the address is proven, the password the person's own, and he is signed in. */
export async function acceptInvitation(context: Context<AcceptInvitation>): Promise<SignedIn> {
  const { db, orgId, input, now, keyOrganisation } = context;
  const { person, organisation } = await findInvited(
    context,
    await claimPersonsLink(context, ["invitation"], input.token),
  );
  const { userId, name, email } = person;
  refuseGuessable(input.password, [name, email, ...namesOf(organisation), ...namesOf(keyOrganisation)]);
  const allowedBranches = await branchesOf(context, person);
  const selectedBranch = person.selectedBranch ?? (await firstBranch(context, { ...person, allowedBranches }));
  await proveAddress(context, { email, userId }, () =>
    db
      .updateTable("adminUsers")
      .set({
        emailProvenAt: now,
        passwordHash: context.newPasswordHash(),
        allowedBranches,
        selectedBranch,
        updatedAt: now,
      })
      .where("orgId", "=", orgId)
      .where("userId", "=", userId)
      .returning("userId")
      .executeTakeFirst(),
  );
  context.audit({ recordId: userId, before: { invited: true }, after: { invited: false, allowedBranches } });
  const { token, session } = await openSession(context, userId);
  return { token, data: session };
}
