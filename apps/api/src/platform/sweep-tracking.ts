import { organisationsTrackedBefore } from "../database/lookups";
import type { Ports } from "../ports";
import { deleteBefore } from "./old-events";
import { eachAlone } from "./stand-alone";

/** So long what people did is kept where nobody cleans up: 366 days, as far as the analytics reach, and a month. */
const KEPT = 396 * 86_400_000;

/** Organisations of one sweep; what is left waits for the next, an hour later. */
const AT_MOST = 1000;

/** Deletes tracking events that are older than 396 days, each tenant's in its own transaction. */
export const sweepTracking = async ({
  database,
  clock,
  log,
}: Pick<Ports, "database" | "clock" | "log">): Promise<void> => {
  const before = new Date(clock.now().getTime() - KEPT);
  const organisations = await database.lookup((db) => organisationsTrackedBefore(db, before, AT_MOST));
  await eachAlone(log, organisations, (orgId) => database.tx({ orgId }, (db) => deleteBefore({ db, orgId }, before)));
};
