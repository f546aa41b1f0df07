import type { AppStarted, EnableApp, FactorAdded } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { appAddress, newAppSecret, stepOf } from "../../codes/totp";
import type { Context } from "../../context";
import { conflict, invalid } from "../../failure";
import { tenantOf } from "../tenant";
import { newRecoveryCodes } from "./recovery-codes";
import { enabledFactors, factorRecord, lockSelf, tellOfFactor } from "./second-factors";

/** How long somebody may take between the secret and the first code. */
const SET_UP_MINUTES = 60;
const NAME = "Authenticator app";

/** Begins to set up the caller's authenticator app; what he began before is forgotten. */
export async function startApp(context: Context): Promise<AppStarted> {
  const { db, orgId, now, random, vault } = context;
  const { userId, email } = await lockSelf(context);
  await db
    .deleteFrom("secondFactors")
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("kind", "=", "app")
    .where("enabledAt", "is", null)
    .execute();
  const factorId = random.id();
  const secret = newAppSecret(random);
  const begun = await db
    .insertInto("secondFactors")
    .values({
      orgId,
      factorId,
      userId,
      kind: "app",
      name: NAME,
      sealedSecret: await vault.seal(secret, factorId),
      createdAt: now,
    })
    .onConflict((clash) => clash.columns(["orgId", "userId"]).where("kind", "=", sql.lit("app")).doNothing())
    .returning("factorId")
    .executeTakeFirst();
  if (!begun) throw conflict("app_exists", "You have an authenticator app already. Remove it to set up another.");
  context.audit({ recordId: factorId, after: { kind: "app", state: "begun" } });
  return { secret, address: appAddress(secret, tenantOf(context).orgName, email) };
}

/** Switches the caller's authenticator app on, once a code showed that it has the secret. */
export async function enableApp(context: Context<EnableApp>): Promise<FactorAdded> {
  const { db, orgId, now, input } = context;
  const person = await lockSelf(context);
  const begun = await db
    .selectFrom("secondFactors")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("userId", "=", person.userId)
    .where("kind", "=", "app")
    .where("enabledAt", "is", null)
    .where("createdAt", ">", new Date(now.getTime() - SET_UP_MINUTES * 60_000))
    .executeTakeFirst();
  if (!begun) throw conflict("app_not_started", "This set-up is over. Begin it again with a new QR code.");
  const lastStep = await provedStep(context, begun, input.otp);
  if (lastStep === null) {
    throw invalid([
      { path: ["otp"], message: "That code is not right. Enter the newest one, and see that the phone's clock is." },
    ]);
  }
  await db
    .updateTable("secondFactors")
    .set({ enabledAt: now, lastStep })
    .where("orgId", "=", orgId)
    .where("factorId", "=", begun.factorId)
    .execute();
  return factorAdded(context, person, { ...begun, lastUsedAt: null });
}

/** What follows a factor that was just switched on. */
export async function factorAdded(
  context: Context,
  person: Parameters<typeof tellOfFactor>[1] & { userId: string },
  factor: Parameters<typeof factorRecord>[0],
): Promise<FactorAdded> {
  const { kind, name, factorId } = factor;
  const isFirst = (await enabledFactors(context, person.userId)).length === 1;
  const recoveryCodes = isFirst ? await newRecoveryCodes(context, person.userId) : null;
  context.audit({
    recordId: factorId,
    after: { kind, name, state: "on", ...(recoveryCodes && { recoveryCodesLeft: recoveryCodes.length }) },
  });
  await tellOfFactor(context, person, "added", name);
  return { factor: factorRecord(factor), recoveryCodes };
}

type Sealed = { factorId: string; sealedSecret: string | null };

/** The half minute whose code it is; null for a wrong one, and where the server's secret is another now. */
async function provedStep({ vault, now }: Context, { factorId, sealedSecret }: Sealed, otp: string) {
  const secret = sealedSecret && (await vault.open(sealedSecret, factorId));
  return secret ? stepOf(secret, otp, now) : null;
}

/** Uses a code of a person's app up: it and all that came before are good no more. */
export async function useAppCode(context: Context, userId: string, otp: string): Promise<boolean> {
  const { db, orgId, now } = context;
  const app = await db
    .selectFrom("secondFactors")
    .select(["factorId", "sealedSecret"])
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("kind", "=", "app")
    .where("enabledAt", "is not", null)
    .executeTakeFirst();
  const step = app && (await provedStep(context, app, otp));
  if (!app || step === null || step === undefined) return false;
  const used = await db
    .updateTable("secondFactors")
    .set({ lastStep: step, lastUsedAt: now })
    .where("orgId", "=", orgId)
    .where("factorId", "=", app.factorId)
    .where("lastStep", "<", step)
    .returning("factorId")
    .executeTakeFirst();
  return used !== undefined;
}
