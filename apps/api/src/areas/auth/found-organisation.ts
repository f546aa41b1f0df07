import type { ResellerOrgType, WorkspaceKind } from "@carrel/sdk/schemas";
import { newToken, sixDigits } from "../../codes/secrets";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { conflict } from "../../failure";
import { systemRoleRows } from "../../platform/system-roles";
import { isReservedLabel } from "../../sites/reserved-labels";
import { proveAddress } from "./proven-address";

/** Days for which a new organisation tries the platform. */
export const TRIAL_DAYS = 14;

/** Letters and digits of a code that is made from a name; more makes it hard to read out. */
const CODE_LENGTH = 12;

/**
 * The code that a name suggests: its letters and digits in upper case.
 * @example codeFromName("Café Étude & Co") // "CAFEETUDECO"
 */
function codeFromName(name: string): string {
  const code = name
    .normalize("NFKD")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, CODE_LENGTH);
  return code.length < 3 || isReservedLabel(code) ? `${code}SPACE` : code;
}

/** An organisation that is about to be, and its first owner. */
export interface NewOrganisation {
  orgName: string;
  /** Absent: one is made from the name. */
  orgCode?: string;
  workspaceKind: WorkspaceKind;
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  /** Null: he is invited. */
  emailProvenAt: Date | null;
  /** The reseller under whose key the registration began. */
  resellerId: string | null;
  /** Makes it a reseller, with these kinds of clients; a reseller has no trial. */
  resellerOrgType?: ResellerOrgType;
  /** Absent: as the organisation under whose key it is founded. */
  timezone?: string | undefined;
  /** Absent: as that organisation's. */
  currency?: string | undefined;
}

export interface Founded {
  organisation: Tenant;
  ownerId: string;
}

/** `orgId` is the new organisation's, and `db` a transaction in its scope. */
export type FoundingContext = Pick<
  Context,
  "db" | "orgId" | "now" | "random" | "keyOrganisation" | "announceToInviters"
>;

/**
 * Makes an organisation that somebody registered: itself, its roles, its owner, its trial and its publishable key.
 * Whoever registered under a reseller's key becomes that reseller's client.
 * @throws Failure 409 `email_taken` when the address got an account since the registration began
 */
export async function foundOrganisation(context: FoundingContext, founder: NewOrganisation): Promise<Founded> {
  const organisation = await insertOrganisation(context, founder);
  const ownerId = await insertOwner(context, founder, await insertRoles(context, organisation));
  const { db, orgId, now, random } = context;
  if (founder.resellerOrgType === undefined) await insertTrial(context);
  await db
    .insertInto("apiKeys")
    .values({
      orgId,
      keyId: random.id(),
      kind: "publishable",
      name: "Booking pages",
      keyText: `pk_${newToken(random)}`,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return { organisation, ownerId };
}

const insertTrial = ({ db, orgId, now }: FoundingContext) =>
  db
    .insertInto("subscriptions")
    .values({
      orgId,
      planCode: "trial",
      status: "TRIAL",
      currentPeriodStart: now,
      currentPeriodEnd: new Date(now.getTime() + TRIAL_DAYS * 86_400_000),
      createdAt: now,
      updatedAt: now,
    })
    .execute();

/** The name's own code if it is free, else the code with a number. */
async function insertOrganisation(context: FoundingContext, founder: NewOrganisation): Promise<Tenant> {
  const { db, orgId, now, random, keyOrganisation } = context;
  const { resellerOrgType = null } = founder;
  const base = founder.orgCode ?? codeFromName(founder.orgName);
  for (const suffix of founder.orgCode
    ? [""]
    : ["", "2", "3", "4", "5", `-${sixDigits(random)}`, `-${sixDigits(random)}`]) {
    const organisation = await db
      .insertInto("organisations")
      .values({
        orgId,
        orgName: founder.orgName,
        orgCode: `${base}${suffix}`,
        orgType: resellerOrgType === null ? "client" : "platform",
        workspaceKind: founder.workspaceKind,
        resellerId: founder.resellerId,
        isReseller: resellerOrgType !== null,
        resellerOrgType,
        isClient: founder.resellerId !== null,
        timezone: founder.timezone ?? keyOrganisation.timezone,
        currency: founder.currency ?? keyOrganisation.currency,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.constraint("organisations_code_unique").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (organisation) return organisation;
  }
  if (founder.orgCode) throw conflict("org_code_taken", `The code ${founder.orgCode} is taken. Choose another one.`);
  throw conflict("org_code_taken", "Choose another name: too many organisations have one like it.");
}

/** @returns the owner's role */
async function insertRoles({ db, now, random }: FoundingContext, organisation: Tenant): Promise<string> {
  const rows = systemRoleRows(organisation, now, random);
  await db.insertInto("roles").values(rows).execute();
  const [owner] = rows;
  if (!owner) throw new Error("An organisation starts with an owner's role");
  return owner.roleId;
}

/** @throws Failure 409 `email_taken` */
export async function insertOwner(
  context: Omit<FoundingContext, "keyOrganisation">,
  founder: Pick<NewOrganisation, "name" | "email" | "phone" | "passwordHash" | "emailProvenAt">,
  roleId: string,
): Promise<string> {
  const { db, orgId, now, random } = context;
  const insert = db
    .insertInto("adminUsers")
    .values({
      orgId,
      userId: random.id(),
      name: founder.name,
      email: founder.email,
      emailProvenAt: founder.emailProvenAt,
      phone: founder.phone,
      passwordHash: founder.passwordHash,
      roleId,
      isDefaultUser: true,
      createdAt: now,
      updatedAt: now,
    })
    .returning("userId");
  if (!founder.emailProvenAt) return (await insert.executeTakeFirstOrThrow()).userId;
  return (await proveAddress(context, founder, () => insert.executeTakeFirst())).userId;
}
