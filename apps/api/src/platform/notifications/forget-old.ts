import { organisationsToldBefore } from "../../database/lookups";
import type { TenantTransaction } from "../../database/port";
import type { Ports } from "../../ports";

/** Milliseconds for which notifications are kept, read or not, and the events that they tell of. */
const KEPT = 180 * 86_400_000;
/** Rows of a table that one transaction deletes, and rounds of one run; what is left waits for the next. */
const BATCH = 1000;
const ROUNDS = 20;

/** Deletes notifications and events of half a year ago, each in its own tenant's transaction, in batches. */
export async function forgetOld({ database, clock }: Pick<Ports, "database" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT);
  for (let round = 0; round < ROUNDS; round += 1) {
    const organisations = await database.lookup((db) => organisationsToldBefore(db, before, BATCH));
    if (organisations.length === 0) return;
    for (const orgId of organisations) await database.tx({ orgId }, (db) => deleteBatch(db, orgId, before));
  }
}

async function deleteBatch(db: TenantTransaction, orgId: string, before: Date): Promise<void> {
  await db
    .deleteFrom("notifications")
    .where("orgId", "=", orgId)
    .where("notificationId", "in", (rows) =>
      rows
        .selectFrom("notifications")
        .select("notificationId")
        .where("orgId", "=", orgId)
        .where("createdAt", "<", before)
        .limit(BATCH),
    )
    .execute();
  await db
    .deleteFrom("notificationEvents")
    .where("orgId", "=", orgId)
    .where("eventId", "in", (rows) =>
      rows
        .selectFrom("notificationEvents")
        .select("eventId")
        .where("orgId", "=", orgId)
        .where("occurredAt", "<", before)
        .limit(BATCH),
    )
    .execute();
}
