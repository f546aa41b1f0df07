import { sql } from "kysely";
import { unfoldedOrganisations } from "../database/lookups";
import type { Ports } from "../ports";
import { eachAlone } from "./stand-alone";

/** Organisations that one run folds for, and rows of each kind that one transaction folds; the next run is a minute away. */
const AT_MOST = 1000;
const AT_ONCE = 10_000;

/**
 * Adds what writers counted since to the dashboard's sums, so that reading them costs the same however much was booked.
 * The figures are right before as after, and while it works.
 */
export const foldFigures = async ({ database, log }: Pick<Ports, "database" | "log">): Promise<void> => {
  const unfolded = await database.lookup((db) => unfoldedOrganisations(db, AT_MOST));
  await eachAlone(log, unfolded, (orgId) =>
    database.tx({ orgId }, (db) => sql`select fold_figures(${orgId}::uuid, ${AT_ONCE})`.execute(db)),
  );
};
