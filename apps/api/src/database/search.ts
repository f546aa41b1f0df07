import { sql } from "kysely";
import type { TenantTransaction } from "./port";

export interface Search {
  /** Not empty. */
  text: string;
  /** Null: every branch of the transaction's scope. */
  branchId: string | null;
  limit: number;
  offset: number;
}

/** What a search found. */
export interface Found {
  /** A page of ids, newest first. */
  ids: string[];
  /** How many there are. */
  total: number;
  /** Whether that is all of them; else there may be more among the older ones, which were not counted. */
  isWhole: boolean;
}

/** What may be a phone number, or the greater part of one. */
const PHONE = /^[+0-9(][0-9 ()-]*$/;
const FEWEST_DIGITS = 5;

/**
 * A text as it is looked for: a number as it is stored, without what people write between its digits, and without the zero that
 * stands for its country.
 */
export const sought = (text: string): string => {
  const digits = text.replaceAll(/\D/g, "");
  return PHONE.test(text.trim()) && digits.length >= FEWEST_DIGITS ? digits.replace(/^0+/, "") : text;
};

const only = async (found: Promise<{ rows: Found[] }>): Promise<Found> =>
  (await found).rows[0] ?? { ids: [], total: 0, isWhole: true };

/**
 * Looks for a text in names, e-mail addresses and phone numbers of customers, in any case of letters and whatever
 * its accents; nothing in it is a
 * pattern. Without three letters or digits in a row it is looked for among the newest 10,000 only.
 */
export const searchCustomers = (db: TenantTransaction, { text, branchId, limit, offset }: Search): Promise<Found> =>
  only(
    sql<Found>`select * from search_customers(${branchId}::uuid, ${sought(text)}, ${limit}::bigint, ${offset}::bigint)`.execute(
      db,
    ),
  );

/**
 * As `searchCustomers`, in codes of bookings, in their visitors' names, addresses and phone numbers and in the names of
 * their desks.
 * @param search.status null: any
 */
export const searchBookings = (
  db: TenantTransaction,
  { text, branchId, limit, offset, status }: Search & { status: string | null },
): Promise<Found> =>
  only(
    sql<Found>`
      select * from search_bookings(${branchId}::uuid, ${sought(text)}, ${limit}::bigint, ${offset}::bigint, ${status}::text)
    `.execute(db),
  );
