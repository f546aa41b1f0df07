import type { Period } from "@carrel/sdk/domain";
import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "./port";
import type { Row } from "./schema";

/** Time at a desk that a booking used before it was moved away (decision 18): nothing else can be booked over it. */
export type Stay = Row<"stays">;

interface Asked extends Period {
  /** One of both. */
  branchIds?: readonly string[];
  deskId?: string;
}

/** What moved bookings used somewhere in a period, by start: it takes a desk as bookings and holds for codes do. */
export const readStays = (db: TenantTransaction, { branchIds, deskId, startAt, endAt }: Asked): Promise<Stay[]> =>
  db
    .selectFrom("stays")
    .selectAll("stays")
    .$if(branchIds !== undefined, (query) => query.where("branchId", "in", branchIds ?? []))
    .$if(deskId !== undefined, (query) => query.where("deskId", "=", deskId ?? ""))
    .where("endAt", ">", startAt)
    .where("startAt", "<", endAt)
    .orderBy("startAt")
    .execute();

/**
 * The same as a part of a statement: `branch_id`, `desk_id`, `starts_at` and `ends_at` of what moved bookings used.
 * @param branches such as `in (…)`
 */
export const usedBefore = (branches: RawBuilder<unknown>, { startAt, endAt }: Period) => sql`
  select s.branch_id, s.desk_id, s.starts_at, s.ends_at from stays s
  where s.branch_id ${branches} and s.ends_at > ${startAt}::timestamptz and s.starts_at < ${endAt}::timestamptz`;
