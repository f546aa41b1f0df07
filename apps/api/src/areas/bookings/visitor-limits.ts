import { daysBetween, type Period } from "@carrel/sdk/domain";
import { takeVisitorTurn } from "../../codes/visitor-code";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import { isLive } from "../../database/is-live";
import type { Row } from "../../database/schema";
import { conflict, type Failure } from "../../failure";
import { localDates } from "../branches/open-hours";
import { tenantOf } from "../tenant";

type Zone = Pick<Row<"branches">, "timezone">;

/** The local days that a period touches. */
function daysOf(branch: Zone, period: Period): number {
  const { from, to } = localDates(branch, period);
  return daysBetween(from, to) + 1;
}

/** What of a visitor's waits for the staff. @param but one that is to wait in another way */
const waiting = ({ db, orgId, now }: Pick<Context, "db" | "orgId" | "now">, email: string, but?: string) =>
  db
    .selectFrom("bookings")
    .innerJoin("branches", (join) =>
      join.onRef("branches.orgId", "=", "bookings.orgId").onRef("branches.branchId", "=", "bookings.branchId"),
    )
    .select(["bookings.startAt", "bookings.endAt", "branches.timezone"])
    .where("bookings.orgId", "=", orgId)
    .where("bookings.visitorEmail", "=", email)
    .where("bookings.visitorEmail", "<>", constant(""))
    .where("bookings.status", "=", constant("PENDING"))
    .where(isLive("bookings", now))
    .$if(but !== undefined, (query) => query.where("bookings.bookingId", "<>", but ?? ""))
    .execute();

const tooMany = (limit: string, message: string, counts: Record<string, number>): Failure =>
  conflict("visitor_limit", `${message} Wait until they confirm one, or ask them to cancel one.`, { limit, ...counts });

/**
 * Checks that one more booking that waits for the staff is within what one address may have. Others who save for it wait for
 * this transaction's end.
 * @param asked.moved the booking that is to wait, where it is one that there is already
 * @throws Failure 409 `visitor_limit`, whose `data.limit` names the setting
 */
export async function checkVisitorLimits(
  context: Pick<Context, "db" | "orgId" | "now" | "organisation">,
  { branch, period, email, moved }: { branch: Zone; period: Period; email: string; moved?: string },
): Promise<void> {
  const { visitorPendingBookings: most, visitorPendingDays: mostDays } = tenantOf(context).orgSettings;
  await takeVisitorTurn(context, email);
  const bookings = await waiting(context, email, moved);
  const pending = bookings.length;
  if (pending >= most) {
    throw tooMany(
      "visitorPendingBookings",
      `You have ${pending} booking${pending === 1 ? "" : "s"} that wait${pending === 1 ? "s" : ""} for the staff, and may have ${most}.`,
      { allowed: most, pending },
    );
  }
  const days = bookings.reduce((sum, { timezone, ...time }) => sum + daysOf({ timezone }, time), 0);
  const wanted = daysOf(branch, period);
  if (days + wanted <= mostDays) return;
  throw tooMany(
    "visitorPendingDays",
    `With this you would have ${days + wanted} days that wait for the staff, and may have ${mostDays}.`,
    { allowed: mostDays, pending: days, wanted },
  );
}
