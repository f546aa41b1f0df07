import type { Period } from "@carrel/sdk/domain";
import { type RawBuilder, sql } from "kysely";
import type { LookupTransaction, TenantTransaction } from "./port";
import type { Row } from "./schema";

/** Time that is held for visitors whose codes are on their way. */
export type CodeHold = Pick<Row<"codeHolds">, "branchId" | "deskId" | "startAt" | "endAt" | "holdUntil">;

interface Asked extends Period {
  now: Date;
  /** One of both. */
  branchIds?: readonly string[];
  deskId?: string;
}

/** What is held for codes somewhere in a period, by start: beside bookings it is the other thing that takes a desk. */
export const readCodeHolds = (
  db: TenantTransaction,
  { now, branchIds, deskId, startAt, endAt }: Asked,
): Promise<CodeHold[]> =>
  db
    .selectFrom("codeHolds")
    .select(["branchId", "deskId", "startAt", "endAt", "holdUntil"])
    .$if(branchIds !== undefined, (query) => query.where("branchId", "in", branchIds ?? []))
    .$if(deskId !== undefined, (query) => query.where("deskId", "=", deskId ?? ""))
    .where("endedAt", "is", null)
    .where("holdUntil", ">", now)
    .where("endAt", ">", startAt)
    .where("startAt", "<", endAt)
    .orderBy("startAt")
    .execute();

/**
 * The same as a part of a statement: `branch_id`, `desk_id`, `starts_at`, `ends_at` and `hold_until` of what is held for codes.
 * @param branches such as `in (…)`
 */
export const heldForCodes = (branches: RawBuilder<unknown>, { startAt, endAt }: Period, now: Date) => sql`
  select c.branch_id, c.desk_id, c.starts_at, c.ends_at, c.hold_until from code_holds c
  where c.branch_id ${branches} and c.ended_at is null and c.hold_until > ${now}::timestamptz
    and c.ends_at > ${startAt}::timestamptz and c.starts_at < ${endAt}::timestamptz`;

export interface WantedHold extends Period {
  holdId: string;
  /** From `bookingCode`. */
  code: string;
  branchId: string;
  deskId: string;
  type: Row<"bookings">["type"];
  /** A keyed hash (codes/network-key.ts). */
  network: string;
  until: Date;
}

/**
 * Holds a seat for who asks for a code, where that is possible, and takes what his flow before held into the new one.
 * @param wanted null: nothing but what was held before
 * @returns until when a seat is held for this flow; null where none is
 */
export const holdForCode = async (
  db: TenantTransaction,
  flow: { before: string | null; now: string },
  wanted: WantedHold | null,
  now: Date,
): Promise<Date | null> => {
  const { rows } = await sql<{ holdUntil: Date | null }>`
    select hold_for_code(${wanted?.holdId ?? null}::uuid, ${wanted?.code ?? null}, ${wanted?.branchId ?? null}::uuid,
      ${wanted?.deskId ?? null}::uuid, ${wanted?.type ?? null}, ${wanted?.startAt ?? null}::timestamptz,
      ${wanted?.endAt ?? null}::timestamptz, ${wanted?.network ?? null}, ${flow.before}::uuid, ${flow.now}::uuid,
      ${now}::timestamptz, ${wanted?.until ?? null}::timestamptz) as hold_until`.execute(db);
  return rows[0]?.holdUntil ?? null;
};

/** Lets go of what a flow holds, in the transaction that books. */
export const releaseCodeHold = (db: TenantTransaction, flow: string, now: Date) =>
  sql`select release_code_hold(${flow}::uuid, ${now}::timestamptz)`.execute(db);

/** Deletes everybody's holds for codes that ran out, and what is remembered of those of an hour ago. */
export const sweepCodeHolds = (db: LookupTransaction, now: Date) =>
  sql`select sweep_code_holds(${now}::timestamptz)`.execute(db);
