import { systemRoleRows } from "../areas/auth/system-roles";
import { newToken } from "../codes/secrets";
import { findSuperOrganisation } from "../database/lookups";
import type { Database } from "../database/port";
import type { Ports } from "../ports";

/** What the platform's own organisation starts as; new organisations take over its time zone and currency. */
const PLATFORM = {
  orgName: "Carrel",
  orgCode: "CARREL",
  orgType: "platform",
  workspaceKind: "co-working",
  timezone: "Asia/Kolkata",
  currency: "INR",
  isSuper: true,
} as const;

/**
 * Makes the organisation that runs the platform where there is none yet: without it and its publishable key no page
 * could make a call, and nobody sign up. Several servers may try at once; there can be one such organisation, so one
 * succeeds.
 */
export async function foundPlatform(database: Database, ports: Pick<Ports, "clock" | "random">): Promise<void> {
  if (await database.lookup(findSuperOrganisation)) return;
  const orgId = ports.random.id();
  const now = ports.clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  await database.tx({ orgId }, async (db) => {
    const founded = await db
      .insertInto("organisations")
      .values({ orgId, ...PLATFORM, ...stamps })
      // Whichever of its unique indexes the rival is seen in first: a named one would let the others fail.
      .onConflict((conflict) => conflict.doNothing())
      .returning("orgId")
      .executeTakeFirst();
    if (!founded) return;
    await db
      .insertInto("apiKeys")
      .values({
        orgId,
        keyId: ports.random.id(),
        kind: "publishable",
        name: "Platform",
        keyText: `pk_${newToken(ports.random)}`,
        ...stamps,
      })
      .execute();
    await db
      .insertInto("roles")
      .values(systemRoleRows({ orgId, isSuper: true }, now, ports.random))
      .execute();
  });
}
