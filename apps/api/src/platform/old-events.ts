import type { TenantTransaction } from "../database/port";

interface Tenancy {
  db: TenantTransaction;
  orgId: string;
}

/** Events that one statement deletes. */
const BATCH = 2_000;
/** Batches of one transaction: it must not hold its locks for long. */
const BATCHES = 10;

const oldOf = ({ db, orgId }: Tenancy, before: Date) =>
  db.selectFrom("trackingEvents").where("orgId", "=", orgId).where("occurredAt", "<", before);

/**
 * Deletes what happened before an instant, the oldest first, in at most 10 batches of 2,000 (and what happened in the
 * same millisecond as a batch's last).
 */
export async function deleteBefore(
  tenancy: Tenancy,
  before: Date,
): Promise<{ deleted: number; oldest: Date | null; hasMore: boolean }> {
  const first = await oldOf(tenancy, before).select("occurredAt").orderBy("occurredAt").limit(1).executeTakeFirst();
  let deleted = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const last = await oldOf(tenancy, before)
      .select("occurredAt")
      .orderBy("occurredAt")
      .limit(1)
      .offset(BATCH - 1)
      .executeTakeFirst();
    const { numDeletedRows } = await tenancy.db
      .deleteFrom("trackingEvents")
      .where("orgId", "=", tenancy.orgId)
      .where("occurredAt", last ? "<=" : "<", last?.occurredAt ?? before)
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
    if (!last) break;
  }
  const left = await oldOf(tenancy, before).select("eventId").limit(1).executeTakeFirst();
  return { deleted, oldest: first?.occurredAt ?? null, hasMore: left !== undefined };
}
