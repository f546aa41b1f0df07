import { organisationsToldBefore } from "../../database/lookups";
import type { Ports } from "../../ports";
import { sweepRows } from "../sweep-rows";

/** Milliseconds for which notifications are kept, read or not, and the events that they tell of. */
const KEPT = 180 * 86_400_000;

/** Deletes notifications and events of half a year ago. */
export async function forgetOld({ database, clock, log }: Pick<Ports, "database" | "clock" | "log">): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT);
  await sweepRows({ database, log }, (db, limit) => organisationsToldBefore(db, before, limit), [
    { table: "notifications", key: ["notificationId"], by: "createdAt", before },
    { table: "notificationEvents", key: ["eventId"], by: "occurredAt", before },
  ]);
}
