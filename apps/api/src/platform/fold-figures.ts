import { sql } from "kysely";
import { unfoldedOrganisations } from "../database/lookups";
import type { Ports } from "../ports";

/** Organisations that one run folds for, and rows of each kind that one transaction folds; the next run is a minute away. */
const AT_MOST = 1000;
const AT_ONCE = 10_000;

/**
 * Adds what writers counted since to the dashboard's sums, so that reading them costs the same however much was booked.
 * The figures are right before as after, and while it works.
 */
export const foldFigures = async ({ database }: Pick<Ports, "database">): Promise<void> => {
  for (const orgId of await database.lookup((db) => unfoldedOrganisations(db, AT_MOST))) {
    await database.tx({ orgId }, (db) => sql`select fold_figures(${orgId}::uuid, ${AT_ONCE})`.execute(db));
  }
};
