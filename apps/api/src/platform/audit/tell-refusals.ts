import { sql } from "kysely";
import { refusedOrganisations } from "../../database/lookups";
import type { Ports } from "../../ports";
import { eachAlone } from "../stand-alone";
import { windowOf } from "./allowance";

/** Organisations that one run tells of; the next is a minute away. */
const AT_MOST = 1000;

/** Refusals that one transaction takes. A flood of more in one window is told in several entries. */
const AT_ONCE = 50_000;

/**
 * Writes down what windows that have ended had beyond their allowances: one entry for each group of refusals that are
 * alike, with how many. Whichever server counted them, and whether or not it still runs.
 */
export const tellRefusals = async ({
  database,
  clock,
  log,
}: Pick<Ports, "database" | "clock" | "log">): Promise<void> => {
  const before = windowOf(clock.now());
  const refused = await database.lookup((db) => refusedOrganisations(db, before, AT_MOST));
  await eachAlone(log, refused, async (orgId) => {
    let taken = AT_ONCE;
    while (taken === AT_ONCE) {
      taken = await database.tx({ orgId }, async (db) => {
        const { rows } = await sql<{ taken: number }>`select tell_refusals(${before}, ${AT_ONCE}) as taken`.execute(db);
        return rows[0]?.taken ?? 0;
      });
    }
  });
};
