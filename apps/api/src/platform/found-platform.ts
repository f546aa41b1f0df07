import { newToken } from "../codes/secrets";
import { endSetUpLink, makeSetUpLink } from "../codes/set-up-link";
import { findSuperOrganisation } from "../database/lookups";
import type { Database } from "../database/port";
import type { Ports } from "../ports";
import { systemRoleRows } from "./system-roles";

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

/** A link that makes the platform's first owner. */
export interface SetUpOffer {
  token: string;
  /** Ends the link, unless it was used. */
  close(): Promise<void>;
}

/**
 * Makes a link for whoever is to own the platform, where nobody does.
 * @param server which of the servers on the database offers it: what it offered before ends
 */
export async function offerSetUp(
  database: Database,
  ports: Pick<Ports, "clock" | "random">,
  server: string,
): Promise<SetUpOffer | null> {
  const platform = await database.lookup(findSuperOrganisation);
  if (!platform) return null;
  const { orgId } = platform;
  const token = await database.tx({ orgId }, (db) =>
    makeSetUpLink({ db, orgId, now: ports.clock.now(), random: ports.random }, server),
  );
  if (token === null) return null;
  return {
    token,
    async close() {
      await database.tx({ orgId }, (db) => endSetUpLink({ db, orgId }, server));
    },
  };
}
