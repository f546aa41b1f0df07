import { organisationsWrittenBefore } from "../database/lookups";
import type { Ports } from "../ports";
import { sweepRows } from "./sweep-rows";

/** So long a stranger's message is kept: who wants to answer has by then. */
const KEPT = 90 * 86_400_000;

/** Deletes messages of strangers that are older than 90 days, and with them what staff were told of them (0140). */
export async function sweepContact({ database, clock, log }: Pick<Ports, "database" | "clock" | "log">): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT);
  await sweepRows({ database, log }, (db, limit) => organisationsWrittenBefore(db, before, limit), [
    { table: "contactMessages", key: ["messageId"], by: "createdAt", before },
  ]);
}
