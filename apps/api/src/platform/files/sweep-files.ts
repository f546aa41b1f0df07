import { unnamedFiles } from "../../database/lookups";
import type { Ports } from "../../ports";

/** No call that brings a file takes so long to name it; in milliseconds. */
const GRACE = 3_600_000;

const BATCH = 100;
/** Rounds of one sweep; what is left waits for the next. */
const ROUNDS = 50;

/**
 * Removes the files that nothing names: logos and pictures that were replaced or taken away, and those whose call
 * failed after they were stored.
 * @throws what the store threw, after the others are gone; the next sweep tries again
 */
export const sweepFiles = async ({ database, files, clock }: Pick<Ports, "database" | "files" | "clock">) => {
  const before = new Date(clock.now().getTime() - GRACE);
  for (let round = 0; round < ROUNDS; round += 1) {
    const unnamed = await database.lookup((db) => unnamedFiles(db, before, BATCH));
    if (unnamed.length === 0) return;
    const removals = await Promise.allSettled(unnamed.map(({ fileKey }) => files.remove(fileKey)));
    const removed = unnamed.filter((_, place) => removals[place]?.status === "fulfilled");
    for (const [orgId, found] of Map.groupBy(removed, (file) => file.orgId)) {
      const keys = found.map(({ fileKey }) => fileKey);
      await database.tx({ orgId }, (db) =>
        db.deleteFrom("storedFiles").where("orgId", "=", orgId).where("fileKey", "in", keys).execute(),
      );
    }
    for (const removal of removals) if (removal.status === "rejected") throw removal.reason;
  }
};
