import { localDateOf } from "@carrel/sdk/domain";
import type { ProfitSharing } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { invalid } from "../../failure";

interface NewRate extends ProfitSharing {
  /** Local date; absent: today. */
  effectiveFrom?: string | undefined;
  /** Whether the reseller begins with it, so that nobody set it. */
  isFirst?: boolean;
}

const setterOf = ({ actor }: Pick<Context, "actor">) => {
  if (actor.kind === "person") return { setBy: actor.userId, setByName: actor.name };
  return actor.kind === "apiKey" ? { setBy: actor.keyId, setByName: actor.name } : { setBy: null };
};

/**
 * Adds a rate to a reseller whom the transaction has entered. Of two for one day the later one stands.
 * @throws Failure 400 for a day that has passed
 */
export async function addRate(
  context: Context,
  { orgId, timezone }: Pick<Tenant, "orgId" | "timezone">,
  { rate, type, effectiveFrom, isFirst = false }: NewRate,
): Promise<void> {
  const { db, now, random } = context;
  const today = localDateOf(now, timezone);
  if (effectiveFrom !== undefined && effectiveFrom < today) {
    throw invalid([{ path: ["effectiveFrom"], message: `Use ${today}, the reseller's today, or a later day` }]);
  }
  await db
    .insertInto("profitRates")
    .values({
      orgId,
      rateId: random.id(),
      rate,
      type,
      effectiveFrom: effectiveFrom ?? today,
      ...(isFirst ? { setBy: null } : setterOf(context)),
      createdAt: now,
    })
    .execute();
}

/** As many as the contract lets a reply hold. */
const MOST_RATES = 500;

/** Rates of a reseller whom the transaction has entered, the latest day first. */
export const ratesOf = ({ db }: Pick<Context, "db">, orgId: string) =>
  db
    .selectFrom("profitRates")
    .selectAll()
    .where("orgId", "=", orgId)
    .orderBy("effectiveFrom", "desc")
    .orderBy("createdAt", "desc")
    .orderBy("rateId", "desc")
    .limit(MOST_RATES)
    .execute();
