import { filesToRemove } from "../../database/lookups";
import type { Ports } from "../../ports";
import { standAlone } from "../stand-alone";

/** No call that brings a file takes so long to name it; in milliseconds. */
const GRACE = 3_600_000;

const BATCH = 100;
/** Rounds of one sweep; what is left waits for the next. */
const ROUNDS = 50;

/** Where it fails for so many organisations, the store itself is away, and nobody waits for it once more for each of the others. */
const MOST_FAILING = 10;

type SweepPorts = Pick<Ports, "database" | "files" | "clock" | "log">;

/**
 * Removes the files that nothing names: logos and pictures that were replaced or taken away, and those whose call
 * failed after they were stored. An organisation where that fails waits for the next sweep.
 */
export const sweepFiles = ({ database, files, clock, log }: SweepPorts): Promise<void> =>
  standAlone(log, async (alone) => {
    const before = new Date(clock.now().getTime() - GRACE);
    for (let round = 0; round < ROUNDS; round += 1) {
      const unnamed = await database.lookup((db) =>
        filesToRemove(db, before, { without: alone.failedFor, limit: BATCH }),
      );
      for (const [orgId, found] of Map.groupBy(unnamed, (file) => file.orgId)) {
        if (alone.failedFor.length === MOST_FAILING) return;
        const keys = found.map(({ fileKey }) => fileKey);
        await alone({ orgId }, () => removeFiles({ database, files }, orgId, keys));
      }
      if (unnamed.length < BATCH) return;
    }
  });

/** @throws what the store threw, after the others are gone */
const removeFiles = async ({ database, files }: Pick<Ports, "database" | "files">, orgId: string, keys: string[]) => {
  const removals = await Promise.allSettled(keys.map((key) => files.remove(key)));
  const removed = keys.filter((_, place) => removals[place]?.status === "fulfilled");
  if (removed.length > 0) {
    await database.tx({ orgId }, (db) =>
      db.deleteFrom("storedFiles").where("orgId", "=", orgId).where("fileKey", "in", removed).execute(),
    );
  }
  for (const removal of removals) if (removal.status === "rejected") throw removal.reason;
};
