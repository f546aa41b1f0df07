import type { BulkBookingValidation, ValidateBulkBooking } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { twoPeople } from "../customers/identity";
import { deactivated } from "../customers/in-use";
import { peopleOf, wantedBy } from "../customers/sheet-people";
import { toldAnew, validationOf } from "../sheets/rows";
import type { ReadBooking } from "./read-rows";
import { refuseTaken } from "./refuse-taken";

/** Notes rows of somebody who is deactivated, or two people at once: the booking would be refused. */
async function refusePeople(context: Context, rows: readonly ReadBooking[]): Promise<void> {
  const people = rows.flatMap(({ wanted, value, issues }, place) =>
    wanted && value?.customer && issues.length === 0 ? [wantedBy(place, wanted.branch, value.customer)] : [],
  );
  for (const [place, identity] of (await peopleOf(context, people)).places) {
    const row = rows[place];
    if (!row) continue;
    if (identity.kind === "two") row.issues.push({ path: ["email"], message: twoPeople(context, identity) });
    else if (!identity.customer.isActive) {
      const column = row.value?.customer?.email ? "email" : "customerName";
      row.issues.push({ path: [column], message: deactivated(context) });
    }
  }
}

/** Checks the rows of a bulk booking against each other and against what is booked, and books nothing. */
export async function validateBulkBooking(context: Context<ValidateBulkBooking>): Promise<BulkBookingValidation> {
  const rows = toldAnew(context.sheet.bookings);
  await refusePeople(context, rows);
  await refuseTaken(context, rows);
  return validationOf(rows);
}
