import { localDateOf } from "@carrel/sdk/domain";
import { recordsFor } from "../areas/website/records";
import { json } from "../database/json";
import { DEMO_CURRENCY, DEMO_TIMEZONE } from "./demo-data";
import { DEMO_ADD_ONS, DEMO_DOMAIN, DEMO_PLANS, DEMO_PLATFORM, DEMO_RATES } from "./platform-data";
import type { SeedContext } from "./seed-context";

type Stamps = { createdAt: Date; updatedAt: Date };

const DAY = 86_400_000;

/** Writes what the organisation that runs the platform sells, and what stands on its receipts. */
export async function writePlatform({ db, orgId, random }: SeedContext, stamps: Stamps): Promise<void> {
  const { address, ...profile } = DEMO_PLATFORM;
  await db
    .insertInto("platformProfiles")
    .values({ orgId, ...profile, address: json(address), updatedAt: stamps.updatedAt })
    .execute();
  const common = { orgId, currency: DEMO_CURRENCY, ...stamps };
  await db
    .insertInto("pricingPlans")
    .values(
      DEMO_PLANS.map(({ limits, ...plan }, position) => ({
        ...common,
        ...plan,
        position,
        planId: random.id(),
        limits: json(limits),
      })),
    )
    .execute();
  await db
    .insertInto("addOns")
    .values(
      DEMO_ADD_ONS.map(({ limits, ...addOn }, position) => ({
        ...common,
        ...addOn,
        position,
        addOnId: random.id(),
        limits: json(limits),
      })),
    )
    .execute();
}

/** Writes a reseller's rates and his domain. */
export async function writeReseller({ db, orgId, now, random }: SeedContext): Promise<void> {
  await db
    .insertInto("profitRates")
    .values(
      DEMO_RATES.map(({ rate, type, daysAgo }) => {
        const createdAt = new Date(now.getTime() - daysAgo * DAY);
        const effectiveFrom = localDateOf(createdAt, DEMO_TIMEZONE);
        return { orgId, rateId: random.id(), rate, type, effectiveFrom, setBy: null, createdAt };
      }),
    )
    .execute();
  const proven = { domain: DEMO_DOMAIN, token: random.id(), isReseller: true, throughDomain: null };
  const dnsMapping = json(recordsFor(proven, { host: "localhost", addresses: [] }));
  await db
    .insertInto("domains")
    .values({
      orgId,
      domain: DEMO_DOMAIN,
      isPrimary: true,
      status: "PENDING",
      dnsMapping,
      // Nobody has it, and the demo asks no DNS by itself.
      nextCheckAt: null,
      createdAt: now,
    })
    .execute();
}
