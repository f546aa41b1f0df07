import type { AddressLink, ByToken } from "@carrel/sdk/schemas";
import { endFlows } from "../../codes/code-flow";
import { claimPersonsLink, type Link, makeLink, readLink } from "../../codes/links";
import { uuidOf } from "../../codes/secrets";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import type { RowChanges } from "../../database/schema";
import { Failure } from "../../failure";
import { organisationInactive } from "../../pipeline/inactive";
import { BACK_DAYS, movedMail, takenBackMail } from "../admin-users/address-mails";
import { endKeysOf } from "../api-keys/queries";
import { proveAddress } from "./proven-address";
import { forgetRecoveryCodes } from "./recovery-codes";

const linkInvalid = () =>
  new Failure({
    status: 400,
    code: "address_link_invalid",
    message: "This link is not good any more. It was used, has ended, or another one took its place.",
  });

const KINDS = ["new_address", "old_address"] as const;
const DAY = 86_400_000;

interface Opened {
  kind: AddressLink["kind"];
  /** The address that the link was mailed to. */
  email: string;
  /** As of when the link counts. */
  since: Date;
  person: { userId: string; name: string; email: string };
  organisation: Tenant;
}

/**
 * Whom a link moves.
 * @throws Failure 400 `address_link_invalid`; 403 for an organisation that is closed
 */
async function findMoved({ db, orgId, organisation }: Context, link: Link | undefined): Promise<Opened> {
  const kind = KINDS.find((one) => one === link?.kind);
  const person =
    link &&
    (await db
      .selectFrom("adminUsers")
      .select(["userId", "name", "email", "isActive"])
      .where("orgId", "=", orgId)
      .where("userId", "=", link.userId)
      .where("emailProvenAt", "is not", null)
      .executeTakeFirst());
  // Whoever is deactivated takes his address back all the same: it is about whose the account is.
  if (!kind || !person || !organisation || (kind === "new_address" && !person.isActive)) throw linkInvalid();
  if (!organisation.isActive) throw organisationInactive(organisation);
  return { kind, email: link.email, since: link.createdAt, person, organisation };
}

/** What a link does; only who has it asks. */
export async function addressLink(context: Context<ByToken>): Promise<AddressLink> {
  const { kind, email, organisation } = await findMoved(context, await readLink(context, KINDS, context.input.token));
  return { kind, orgName: organisation.orgName, email };
}

/** Follows a link: from then on the address counts that it was mailed to. */
export async function followAddressLink(context: Context<ByToken>): Promise<AddressLink> {
  const link = await claimPersonsLink(context, KINDS, context.input.token);
  const opened = await findMoved(context, link);
  const { kind, email, person, organisation } = opened;
  await (kind === "new_address" ? move(context, opened) : takeBack(context, opened));
  context.audit({ recordId: person.userId, before: { email: person.email }, after: { email } });
  return { kind, orgName: organisation.orgName, email };
}

/** The new address counts, and the old one may take the account back. */
async function move(context: Context, opened: Opened) {
  const { email, person, organisation } = opened;
  const { userId, name, email: former } = person;
  await writeAddress(context, opened, {});
  await endAccess(context, userId);
  await endLaterLinks(context, userId, context.now);
  const token = await makeWayBack(context, userId, former);
  const address = `${(await context.platform()).address}/auth/address#${token}`;
  await context.sendMail({ to: former, ...movedMail({ orgName: organisation.orgName, name, email, address }) });
}

/** The old address counts again, and whoever moved the account is out of it: by no session, password, second factor, key, code or link. */
async function takeBack(context: Context, opened: Opened) {
  const { email, since, person, organisation } = opened;
  const { userId, name, email: replaced } = person;
  await writeAddress(context, opened, { passwordHash: context.newPasswordHash() });
  await endAccess(context, userId);
  await endLaterLinks(context, userId, since);
  // He may have prepared himself before he moved it.
  const suspectedSince = new Date(since.getTime() - BACK_DAYS * DAY);
  await endLaterFactors(context, userId, suspectedSince);
  await endKeysOf(context, userId, context.now, suspectedSince);
  const occasion = context.now.toISOString();
  context.announce([{ type: "address_taken_back", subjectId: userId, occasion, branchId: null }]);
  if (replaced === email) return;
  await context.sendMail({ to: replaced, ...takenBackMail({ orgName: organisation.orgName, name }) });
}

/** @throws Failure 409 `email_taken` */
const writeAddress = (context: Context, { email, person: { userId } }: Opened, more: RowChanges<"adminUsers">) =>
  proveAddress(context, { email, userId }, () =>
    context.db
      .updateTable("adminUsers")
      .set({ ...more, email, emailProvenAt: context.now, updatedAt: context.now })
      .where("orgId", "=", context.orgId)
      .where("userId", "=", userId)
      .returning("userId")
      .executeTakeFirst(),
  );

async function endAccess(context: Context, userId: string) {
  const { db, orgId, now } = context;
  await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .execute();
  await endFlows(context, userId);
}

/**
 * Ends a person's links, but the ways back to addresses that he had earlier: whoever moved the account twice can't take
 * it back from its first owner.
 */
const endLaterLinks = ({ db, orgId }: Context, userId: string, since: Date) =>
  db
    .deleteFrom("links")
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where((link) => link.or([link("kind", "<>", "old_address"), link("createdAt", ">=", since)]))
    .execute();

/** What was set up since may be the thief's, and so may all recovery codes: they are made anew without a trace. */
async function endLaterFactors(context: Context, userId: string, since: Date) {
  await context.db
    .deleteFrom("secondFactors")
    .where("orgId", "=", context.orgId)
    .where("userId", "=", userId)
    .where("createdAt", ">=", since)
    .execute();
  await forgetRecoveryCodes(context, userId);
}

/** A way back that is still open keeps its place among the others. @returns the link's token */
async function makeWayBack(context: Context, userId: string, email: string): Promise<string> {
  const { db, orgId, now } = context;
  const linkId = await uuidOf(`old_address:${userId}:${email}`);
  const open = await db
    .selectFrom("links")
    .select("createdAt")
    .where("orgId", "=", orgId)
    .where("linkId", "=", linkId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  const hours = BACK_DAYS * 24;
  return makeLink(context, { linkId, kind: "old_address", userId, email, hours, since: open?.createdAt });
}
