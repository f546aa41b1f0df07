import { formatMoney } from "@carrel/sdk/domain";
import { sql } from "kysely";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import { isLive } from "../../database/is-live";
import { conflict } from "../../failure";
import { debtorsOf, owedBy } from "./owed";
import { ownBookings } from "./queries";
import type { Visitor } from "./visitor";

function toCome(bookings: number): string[] {
  if (bookings === 0) return [];
  if (bookings === 1) return ["A booking is to come: cancel it, or wait until it is over."];
  return [`${bookings} bookings are to come: cancel them, or wait until they are over.`];
}

function running(memberships: number): string[] {
  if (memberships === 0) return [];
  if (memberships === 1) return ["A membership runs or is to begin: have it ended at the front desk."];
  return [`${memberships} memberships run or are to begin: have them ended at the front desk.`];
}

/** What of a visitor's has to end before he can be forgotten, in words. */
async function unfinished(context: Context, visitor: Visitor): Promise<string[]> {
  const { db, orgId, now } = context;
  const { customerIds } = visitor;
  const ofCustomers = sql<boolean>`customer_id = any (${[...customerIds]}::uuid[])`;
  const bookings = await ownBookings(context, visitor)
    .where("bookings.endAt", ">", now)
    .where(isLive("bookings", now))
    .select("bookings.bookingId")
    .execute();
  const memberships = await db
    .selectFrom("memberships")
    .select("membershipId")
    .where("orgId", "=", orgId)
    .where(ofCustomers)
    .where("status", "=", constant("ACTIVE"))
    .where("endAt", ">", now)
    .execute();
  const deposits = await db
    .selectFrom("deposits")
    .select(["held", "currency"])
    .where("orgId", "=", orgId)
    .where(ofCustomers)
    .where("held", ">", 0)
    .execute();
  const { dues } = await owedBy(context, await debtorsOf(context, visitor));
  return [
    ...toCome(bookings.length),
    ...running(memberships.length),
    ...(dues.due > 0 ? [`${formatMoney(dues.due, dues.currency)} is due: pay it first.`] : []),
    ...deposits.map(
      ({ held, currency }) => `${formatMoney(held, currency)} of a deposit is held for you: get it back first.`,
    ),
  ];
}

/** @throws Failure 409 `still_running` with what has to end before */
export async function checkNothingRuns(context: Context, visitor: Visitor): Promise<void> {
  const first = await unfinished(context, visitor);
  if (first.length === 0) return;
  throw conflict("still_running", `Your data can't be erased yet. ${first.join(" ")}`, { first });
}
