import { dueOf } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, notFound } from "../../failure";
import { checkDue } from "../bookings/owed";
import { bookingRecord } from "../bookings/record";
import { moneyOfCharge } from "../charges/record";
import { moneyOf } from "../memberships/membership-money";
import { MOST_ITEMS } from "./items";
import { isKnown, owedBookings, owedCharges, owedMemberships } from "./queries";

/** Something that he owes, what is due for it, and since when. */
export type Debt = { due: number; since: Date } & (
  | { booking: Row<"bookings">; membership?: undefined; charge?: undefined }
  | { membership: Row<"memberships">; booking?: undefined; charge?: undefined }
  | { charge: Row<"charges">; booking?: undefined; membership?: undefined }
);

export const rowOf = (debt: Debt) => debt.booking ?? debt.membership ?? debt.charge;

/**
 * What somebody owes, the oldest first, locked: memberships before bookings, as whoever changes their money locks them, and charges after both.
 * @param id of the debtor
 * @param currency what is in another is paid by itself
 */
async function lockDebts(
  context: Pick<Context, "db" | "orgId" | "actor">,
  id: string,
  currency: string,
): Promise<Debt[]> {
  const { db, orgId } = context;
  // A seat's membership is paid by its bookings.
  await db
    .selectFrom("memberships as held")
    .select("held.membershipId")
    .where("held.orgId", "=", orgId)
    .where(
      "held.membershipId",
      "in",
      owedBookings(context, id).select("b.membershipId").$castTo<{ membershipId: string }>(),
    )
    .orderBy("held.membershipId")
    .forNoKeyUpdate("held")
    .execute();
  const memberships = await owedMemberships(context, id)
    .selectAll("m")
    .orderBy("m.membershipId")
    .forNoKeyUpdate("m")
    .execute();
  const bookings = await owedBookings(context, id).selectAll("b").orderBy("b.bookingId").forNoKeyUpdate("b").execute();
  const charges = await owedCharges(context, id).selectAll("ch").orderBy("ch.chargeId").forNoKeyUpdate("ch").execute();
  const debts: Debt[] = [
    ...memberships.map((membership) => ({
      ...{ due: dueOf(moneyOf(membership)), since: membership.startAt, membership },
    })),
    ...bookings.map((booking) => ({ due: dueOf(bookingRecord(booking, "")), since: booking.startAt, booking })),
    ...charges.map((charge) => ({ due: dueOf(moneyOfCharge(charge)), since: charge.chargedAt, charge })),
  ];
  return debts
    .filter((debt) => rowOf(debt).currency === currency)
    .sort((one, other) => one.since.getTime() - other.since.getTime())
    .slice(0, MOST_ITEMS);
}

const NOTHING_DUE = () => conflict("nothing_due", "Nothing is due here any more. It may have been taken meanwhile.");

interface Asked {
  id: string;
  /** Minor unit. */
  amount: number;
  currency: string;
}

/**
 * What of somebody's debts a sum covers, locked: the oldest first, each up to what is due for it.
 * @returns also what was due before
 * @throws Failure 404, or 409 `nothing_due` or `payment_exceeds`
 */
export async function coveredDebts(
  context: Pick<Context<Asked>, "db" | "orgId" | "actor" | "input">,
): Promise<{ due: number; covered: { debt: Debt; amount: number }[] }> {
  const { id, amount, currency } = context.input;
  const debts = await lockDebts(context, id, currency);
  if (debts.length === 0) throw (await isKnown(context, id)) ? NOTHING_DUE() : notFound("Debt");
  const due = debts.reduce((sum, debt) => sum + debt.due, 0);
  checkDue({ what: "what is open here", amount: due, paid: 0, currency }, due, amount);
  let left = amount;
  const covered = debts.map((debt) => {
    const part = Math.min(left, debt.due);
    left -= part;
    return { debt, amount: part };
  });
  return { due, covered: covered.filter((part) => part.amount > 0) };
}
