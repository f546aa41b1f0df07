import type { PaymentGateway } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { TenantTransaction } from "./port";
import type { Row } from "./schema";

/** Money to give back with its order, its organisation and, once it was given back, by whom. */
export interface FoundPaymentToReturn extends Row<"paymentsToReturn"> {
  gateway: PaymentGateway;
  gatewayOrderId: string;
  /** The four of them null until it was given back. */
  reference: string | null;
  returnedBy: string | null;
  returnedByName: string | null;
  returnedAt: Date | null;
  orgName: string;
  orgCode: string;
  /** How many there are in all; 5,000 are counted at most. */
  allRows: number;
}

interface Asked {
  /** Null: all. */
  ids?: readonly string[] | null;
  /** Null: whether or not. */
  isReturned?: boolean | null;
  limit: number;
  offset?: number;
}

/** Everybody's, newest first, for the super organisation; for every other one none, its own neither. */
export const findPaymentsToReturn = async (
  db: TenantTransaction,
  { ids = null, isReturned = null, limit, offset = 0 }: Asked,
): Promise<FoundPaymentToReturn[]> => {
  const found = await sql<FoundPaymentToReturn>`
    select * from find_payments_to_return(${ids}::uuid[], ${isReturned}::boolean, ${limit}::integer, ${offset}::integer)
  `.execute(db);
  return found.rows;
};
