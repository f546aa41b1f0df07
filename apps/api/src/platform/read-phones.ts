import { sql } from "kysely";
import { readPhone } from "../areas/customers/phone";
import { rowsJson } from "../database/insert-all";
import { type FoundPhone, phonesToRead } from "../database/lookups";
import type { TenantTransaction } from "../database/port";
import type { Ports } from "../ports";
import { standAlone } from "./stand-alone";

/** Numbers that one look finds, and one transaction of an organisation reads at most. */
const AT_ONCE = 500;

/**
 * Brings customers' phone numbers that are stored as they were written into E.164: those from before, and those that servers of
 * the release before still write. What can't be read stays.
 */
export const readPhones = ({ database, log }: Pick<Ports, "database" | "log">): Promise<void> =>
  standAlone(log, async (alone) => {
    let found: FoundPhone[];
    let after: FoundPhone | undefined;
    do {
      found = await database.lookup((db) => phonesToRead(db, after, AT_ONCE));
      for (const [orgId, theirs] of Map.groupBy(found, (phone) => phone.orgId)) {
        const ids = theirs.map(({ customerId }) => customerId);
        await alone({ orgId }, () => database.tx({ orgId }, (db) => readThese(db, orgId, ids)));
      }
      after = found.at(-1);
    } while (found.length === AT_ONCE);
  });

async function readThese(db: TenantTransaction, orgId: string, customerIds: readonly string[]): Promise<void> {
  const customers = await db
    .selectFrom("customers")
    .innerJoin("branches", (join) =>
      join.onRef("branches.orgId", "=", "customers.orgId").onRef("branches.branchId", "=", "customers.branchId"),
    )
    .select(["customerId", "customers.phone", "branches.address", "timezone"])
    .where("customers.orgId", "=", orgId)
    .where(({ eb, val }) => eb("customerId", "=", eb.fn.any(val([...customerIds]))))
    .orderBy("customerId")
    .execute();
  const read = customers
    .map(({ customerId, phone, ...branch }) => ({ customerId, phone, read: readPhone(phone, branch) }))
    .filter((customer) => customer.read !== customer.phone);
  if (read.length === 0) return;
  // What somebody changed meanwhile is left alone.
  await sql`
    update customers c set phone = row.read
    from jsonb_to_recordset(${rowsJson(read)}::jsonb) as row (customer_id uuid, phone text, read text)
    where c.org_id = ${orgId}::uuid and c.customer_id = row.customer_id and c.phone = row.phone
  `.execute(db);
}
