import type {
  ById,
  Deleted,
  RecoveryCodes,
  RenameFactor,
  SecondFactor,
  SecondFactors,
  SetMailCodes,
} from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, notFound } from "../../failure";
import { factorMail } from "../../mails/factor-mails";
import { tenantOf } from "../tenant";
import { passkeyHome } from "./passkey-home";
import { personOf } from "./person";
import { forgetRecoveryCodes, leftRecoveryCodes, newRecoveryCodes } from "./recovery-codes";

type Tenancy = Pick<Context, "db" | "orgId">;

type EnabledFactor = Pick<Row<"secondFactors">, "factorId" | "kind" | "name" | "host" | "createdAt" | "lastUsedAt">;

/** What a person of the staff has switched on, oldest first. */
export const enabledFactors = ({ db, orgId }: Tenancy, userId: string) =>
  db
    .selectFrom("secondFactors")
    .select(["factorId", "kind", "name", "host", "createdAt", "lastUsedAt"])
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("enabledAt", "is not", null)
    .orderBy("createdAt")
    .orderBy("factorId")
    .execute();

export const factorRecord = ({ factorId, kind, name, createdAt, lastUsedAt }: EnabledFactor): SecondFactor => ({
  _id: factorId,
  kind,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The caller as his factors need him; nobody else changes them meanwhile. */
export const lockSelf = (context: Context) =>
  context.db
    .selectFrom("adminUsers")
    .select(["userId", "name", "email", "twoFactor"])
    .where("orgId", "=", context.orgId)
    .where("userId", "=", personOf(context).userId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** What a person of the staff proves himself with beside his password. */
export async function factorsOf(context: Context, userId: string): Promise<SecondFactors> {
  const { twoFactor } = await context.db
    .selectFrom("adminUsers")
    .select("twoFactor")
    .where("orgId", "=", context.orgId)
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    mailCodes: twoFactor,
    factors: (await enabledFactors(context, userId)).map(factorRecord),
    recoveryCodesLeft: await leftRecoveryCodes(context, userId),
    passkeysHere: (await passkeyHome(context)) !== null,
    isRequired: context.asksForSecondFactor(tenantOf(context)),
  };
}

export const secondFactors = (context: Context) => factorsOf(context, personOf(context).userId);

/**
 * Keeps the last factor where the organisation asks for one; whoever has it off by a colleague sets another up.
 * @param left what the caller is left with
 * @throws Failure 409 `second_factor_required`; thrown, so that nothing was taken off
 */
export function requireOneLeft(context: Context, left: { mailCodes: boolean; factors: number }) {
  if (left.mailCodes || left.factors > 0 || !context.asksForSecondFactor(tenantOf(context))) return;
  throw conflict(
    "second_factor_required",
    `${tenantOf(context).orgName} asks for a second factor. Set up another before you take off the last.`,
  );
}

/** Switches one's mail codes on or off. */
export async function setMailCodes(context: Context<SetMailCodes>): Promise<SecondFactors> {
  const { db, orgId, now, input } = context;
  const person = await lockSelf(context);
  const { length: factors } = await enabledFactors(context, person.userId);
  requireOneLeft(context, { mailCodes: input.mailCodes, factors });
  await db
    .updateTable("adminUsers")
    .set({ twoFactor: input.mailCodes, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", person.userId)
    .execute();
  context.audit({ before: { mailCodes: person.twoFactor }, after: { mailCodes: input.mailCodes } });
  if (person.twoFactor !== input.mailCodes) {
    await tellOfFactor(context, person, input.mailCodes ? "added" : "removed", "Codes by mail");
  }
  return secondFactors(context);
}

export async function renameFactor(context: Context<RenameFactor>): Promise<SecondFactor> {
  const { db, orgId, input } = context;
  const { userId } = personOf(context);
  const was = (await enabledFactors(context, userId)).find(({ factorId }) => factorId === input.id);
  if (!was) throw notFound("Second factor");
  await db
    .updateTable("secondFactors")
    .set({ name: input.name })
    .where("orgId", "=", orgId)
    .where("factorId", "=", input.id)
    .execute();
  context.audit({ recordId: input.id, before: { name: was.name }, after: { name: input.name } });
  return factorRecord({ ...was, name: input.name });
}

/** Takes one of the caller's factors off. */
export async function removeFactor(context: Context<ById>): Promise<Deleted> {
  const { db, orgId, input } = context;
  const person = await lockSelf(context);
  const removed = await db
    .deleteFrom("secondFactors")
    .where("orgId", "=", orgId)
    .where("userId", "=", person.userId)
    .where("factorId", "=", input.id)
    .where("enabledAt", "is not", null)
    .returning(["factorId", "kind", "name"])
    .executeTakeFirst();
  if (!removed) throw notFound("Second factor");
  const left = await enabledFactors(context, person.userId);
  requireOneLeft(context, { mailCodes: person.twoFactor, factors: left.length });
  // They stand in for a factor that one has not at hand, never for none.
  if (left.length === 0) await forgetRecoveryCodes(context, person.userId);
  context.audit({ recordId: removed.factorId, before: { kind: removed.kind, name: removed.name } });
  await tellOfFactor(context, person, "removed", removed.name);
  return { _id: removed.factorId };
}

/** Makes the caller's recovery codes anew. */
export async function renewRecoveryCodes(context: Context): Promise<RecoveryCodes> {
  const person = await lockSelf(context);
  if ((await enabledFactors(context, person.userId)).length === 0) {
    throw conflict("no_second_factor", "Set up an app or a passkey first: recovery codes stand in for it.");
  }
  const left = await leftRecoveryCodes(context, person.userId);
  const recoveryCodes = await newRecoveryCodes(context, person.userId);
  context.audit({
    recordId: person.userId,
    before: { recoveryCodesLeft: left },
    after: { recoveryCodesLeft: recoveryCodes.length, made: "anew" },
  });
  await tellOfFactor(context, person, "added", "Ten new recovery codes");
  return { recoveryCodes };
}

/** Mails a person that something now proves that it is him, or no more: whoever did it may be somebody else. */
export async function tellOfFactor(
  context: Context,
  { name, email }: { name: string; email: string },
  what: "added" | "removed",
  factor: string,
): Promise<void> {
  const { orgName: sender, timezone } = tenantOf(context);
  const { address: origin } = await context.platform();
  await context.sendMail({
    to: email,
    ...factorMail(what, { sender, timezone, name, factor, at: context.now, ...context.request, origin }),
  });
}
