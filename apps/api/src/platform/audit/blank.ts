import { sql } from "kysely";
import type { OwnerTransaction, TenantTransaction } from "../../database/port";
import { writeBehind } from "../../database/write-behind";

/**
 * Blanks what the tenant's log keeps of a customer as somebody who acted, and notes that there. Only once his record is
 * gone, in the transaction that removes it: until then it does nothing.
 */
export const blankCustomer = (db: TenantTransaction, customerId: string, now: Date): void =>
  writeBehind(db, sql`select blank_customer(${customerId}::uuid, ${now}::timestamptz)`.compile(db));

/** Who is to be forgotten. */
export interface Forgotten {
  /** Null for somebody whom the log names by address alone. */
  personId: string | null;
  email: string;
}

/** Of how many entries something was blanked. */
export interface Blanked {
  /** Who did what they tell of. */
  acted: number;
  /** Whom they tell of. */
  told: number;
}

/** Blanks what one organisation's log keeps of a person, and notes that there. */
export const blankPerson = async (
  owner: OwnerTransaction,
  orgId: string,
  { personId, email }: Forgotten,
  now: Date,
): Promise<Blanked> => {
  await owner.execute("select set_config('app.org_id', $1, true)", [orgId]);
  const [blanked] = await owner.execute<Blanked>("select * from blank_person($1::uuid, $2, $3)", [
    personId,
    email,
    now.toISOString(),
  ]);
  return blanked ?? { acted: 0, told: 0 };
};
