import { unsealedOrganisations } from "../../database/lookups";
import type { Ports } from "../../ports";
import { eachAlone } from "../stand-alone";
import { sealEntries } from "./seal";

/** Organisations that one run seals for; the next is a minute away. */
const AT_MOST = 1000;

/**
 * Seals every organisation's new entries. The log then holds where each chain ends: whoever keeps the server's log
 * elsewhere can tell that a whole chain was written anew.
 */
export const sealAuditLogs = async ({ database, log }: Pick<Ports, "database" | "log">): Promise<void> => {
  const unsealed = await database.lookup((db) => unsealedOrganisations(db, AT_MOST));
  await eachAlone(log, unsealed, async (orgId) => {
    const head = await database.tx({ orgId }, (db) => sealEntries(db));
    log.info({ orgId, ...head }, "sealed the audit log");
  });
};
