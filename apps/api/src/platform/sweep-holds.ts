import { sql } from "kysely";
import { sweepCodeHolds } from "../database/code-holds";
import { constant } from "../database/constant";
import { countingAnew } from "../database/count";
import { isHeldStill } from "../database/is-live";
import { holdsToCancel } from "../database/lookups";
import type { TenantTransaction } from "../database/port";
import type { Ports } from "../ports";
import { noteEvents } from "./notifications/note-events";
import { standAlone } from "./stand-alone";

/** Holds that one look finds, and looks of one sweep; the next is a minute away. */
const BATCH = 1000;
const ROUNDS = 5;

type SweepPorts = Pick<Ports, "database" | "clock" | "random" | "log">;

/**
 * Ends what is held and has run out: pending bookings are cancelled, each organisation's in its own transaction, which is noted
 * for staff and visitor; holds for codes are deleted.
 * One where that fails waits for the next sweep.
 */
export const sweepHolds = ({ database, clock, random, log }: SweepPorts): Promise<void> =>
  standAlone(log, async (alone) => {
    const now = clock.now();
    await alone({ part: "holds for codes" }, () => database.lookup((db) => sweepCodeHolds(db, now)));
    for (let round = 0; round < ROUNDS; round += 1) {
      const holds = await database.lookup((db) => holdsToCancel(db, now, { without: alone.failedFor, limit: BATCH }));
      for (const [orgId, found] of Map.groupBy(holds, (hold) => hold.orgId)) {
        const bookingIds = found.map(({ bookingId }) => bookingId);
        await alone({ orgId }, () =>
          database.tx({ orgId }, (db) => cancelHolds(db, { orgId, bookingIds }, { now, random })),
        );
      }
      if (holds.length < BATCH) return;
    }
  });

const cancelHolds = async (
  db: TenantTransaction,
  { orgId, bookingIds }: { orgId: string; bookingIds: string[] },
  { now, random }: { now: Date; random: Ports["random"] },
): Promise<void> => {
  const cancelled = await countingAnew(db, { orgId, bookingIds }, () =>
    db
      .updateTable("bookings")
      .set({ status: "CANCELLED", cancelledAt: now, updatedAt: now })
      .where("orgId", "=", orgId)
      // What was confirmed or extended in the meantime stays.
      .where("status", "=", constant("PENDING"))
      .where(sql<boolean>`not ${isHeldStill("bookings", now)}`)
      .where("bookingId", "in", bookingIds)
      .returning(["bookingId", "branchId"])
      .execute(),
  );
  noteEvents(
    db,
    { orgId, now, random },
    cancelled.map(({ bookingId, branchId }) => ({
      type: "booking_cancelled",
      subjectId: bookingId,
      branchId,
      detail: { ranOut: true },
    })),
  );
};
