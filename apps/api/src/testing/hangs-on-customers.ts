import type { Database } from "../database/port";

/**
 * What names a customer: tables by a foreign key, and by a column that is called so, the customers' own left out. A customer's
 * merging has to know each of them.
 */
export async function hangsOnCustomers(database: Database): Promise<{ keys: string[]; columns: string[] }> {
  const keys = await database.ownerTx((owner) =>
    owner.execute<{ name: string }>(`select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'customers'::regclass order by name`),
  );
  const columns = await database.ownerTx((owner) =>
    owner.execute<{ name: string }>(`select table_name::text as name from information_schema.columns
      where table_schema = 'public' and column_name like '%customer_id%' and table_name <> 'customers' order by name`),
  );
  return { keys: keys.map(({ name }) => name), columns: columns.map(({ name }) => name) };
}
