import { domainsToCheck } from "../../database/lookups";
import type { Database } from "../../database/port";
import { lookUpDomains } from "../../platform/look-up-domains";
import { noteEvents } from "../../platform/notifications/note-events";
import { type Alone, standAlone } from "../../platform/stand-alone";
import type { Ports } from "../../ports";
import { writeChecks } from "./check-domains";
import { lockDomains } from "./domains";

/** Organisations that are asked about at one time: each may wait eight seconds for DNS. */
const AT_ONCE = 20;
/** Domains that one run takes on; the next is a minute away. */
const MOST = 100;

interface CheckPorts extends Pick<Ports, "database" | "dns" | "clock" | "random" | "log"> {
  /** The platform's address. */
  publicUrl: string;
}

/**
 * Asks DNS about the domains whose time has come, the longest waiting first, each organisation's by itself: one where that fails
 * waits for the next run, and keeps no other from its turn.
 */
export const checkDomains = (ports: CheckPorts): Promise<void> =>
  standAlone(ports.log, async (alone) => {
    const now = ports.clock.now();
    const due = await ports.database.lookup((db) => domainsToCheck(db, now, { without: [], limit: MOST }));
    const organisations = [...Map.groupBy(due, ({ orgId }) => orgId)];
    for (let at = 0; at < organisations.length; at += AT_ONCE) {
      await Promise.all(
        organisations.slice(at, at + AT_ONCE).map(([orgId, found]) =>
          checkOf(
            ports,
            alone,
            orgId,
            found.map(({ domain }) => domain),
            now,
          ),
        ),
      );
    }
  });

const isResellers = (database: Database, orgId: string) =>
  database.tx({ orgId }, async (db) => {
    const found = await db
      .selectFrom("organisations")
      .select("isReseller")
      .where("orgId", "=", orgId)
      .executeTakeFirstOrThrow();
    return found.isReseller;
  });

const checkOf = (
  { database, dns, random, publicUrl }: CheckPorts,
  alone: Alone,
  orgId: string,
  names: readonly string[],
  now: Date,
) =>
  alone({ orgId }, async () => {
    const isReseller = await isResellers(database, orgId);
    const wanted = names.map((domain) => ({ domain, below: isReseller }));
    const looked = await lookUpDomains(dns, new URL(publicUrl).hostname, wanted);
    await database.tx({ orgId }, async (db) => {
      const rows = await lockDomains(db, orgId);
      // Somebody may have asked meanwhile, or another server.
      const due = rows.filter(({ nextCheckAt }) => nextCheckAt !== null && nextCheckAt <= now);
      const happenings = await writeChecks(db, due, looked, { now, random, isReseller, byHand: false });
      noteEvents(db, { orgId, now, random }, happenings);
    });
  });
