import type {
  Booking,
  CountedPage,
  Membership,
  MembershipBookingQuery,
  MembershipQuery,
  Page,
} from "@carrel/sdk/schemas";
import { type RawBuilder, sql } from "kysely";
import type { Context, Paged } from "../../context";
import { isFrozen, runsAt } from "../../database/membership-runs";
import { isRenewalDue } from "../../database/renewal-due";
import { bookingsWithDesk } from "../bookings/queries";
import { bookingRecord } from "../bookings/record";
import { COUNTED } from "../desks/transactions";
import { anyContains, listPage } from "../list-page";
import { listedBranches } from "../tenant";
import { findMembership, namedMemberships } from "./queries";
import { membershipRecords } from "./record";

type State = NonNullable<MembershipQuery["state"]>;

/** What each state asks of a membership. */
function isIn(state: State, now: Date): RawBuilder<boolean> {
  const at = sql`${now}::timestamptz`;
  const runs = sql`m.status = 'ACTIVE' and m.starts_at <= ${at} and m.ends_at > ${at}`;
  const states: Record<State, RawBuilder<unknown>> = {
    ALL: sql`true`,
    live: sql`m.status = 'ACTIVE' and m.ends_at > ${at}`,
    upcoming: sql`m.status = 'ACTIVE' and m.starts_at > ${at}`,
    active: runsAt("m", now),
    frozen: sql`${runs} and ${isFrozen("m", now)}`,
    renewalDue: isRenewalDue("m", now),
    ended: sql`m.status = 'ACTIVE' and m.ends_at <= ${at}`,
    cancelled: sql`m.status = 'CANCELLED'`,
  };
  return sql<boolean>`(${states[state]})`;
}

/** Whether something of a membership is to be paid still: `dueOf` of sdk/domain, first in the words of the index `memberships_due`. */
const isDue = sql<boolean>`m.status <> 'CANCELLED' and coalesce(m.paid, 0) < m.amount
  and coalesce(m.paid, 0) + coalesce(m.written_off, 0) < m.amount`;

/** Memberships of the selected branch, or of a customer or a desk, those that end first first. */
export async function list(context: Context<Paged<MembershipQuery>>): Promise<Page<Membership>> {
  const { input, now } = context;
  const { customerId, deskId, shiftId, kind, state = "ALL", endsBy, payment, search } = input;
  const branches = customerId || deskId ? null : listedBranches(context);
  if (branches?.length === 0) return { data: [], totalRecords: 0 };
  const asked = namedMemberships(context)
    .$if(branches !== null, (query) => query.where("m.branchId", "in", branches ?? []))
    .$if(customerId !== undefined, (query) => query.where("m.customerId", "=", customerId ?? ""))
    .$if(deskId !== undefined, (query) => query.where("m.deskId", "=", deskId ?? ""))
    .$if(shiftId !== undefined, (query) => query.where("m.shiftId", "=", shiftId ?? ""))
    .$if(kind !== undefined, (query) => query.where("m.kind", "=", kind ?? "seat"))
    .where(isIn(state, now))
    .$if(payment !== undefined, (query) => query.where(isDue))
    .$if(endsBy !== undefined, (query) =>
      query.where(sql<boolean>`((m.ends_at - interval '1 microsecond') at time zone (select br.timezone from branches br
        where br.org_id = m.org_id and br.branch_id = m.branch_id))::date <= ${endsBy ?? ""}::date`),
    )
    .$if(Boolean(search), (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("customers as who")
            .select(sql`1`.as("one"))
            .whereRef("who.orgId", "=", "m.orgId")
            .whereRef("who.customerId", "=", "m.customerId")
            .where(anyContains(["who.name"], search)),
        ),
      ),
    )
    .orderBy("m.endAt")
    .orderBy("m.membershipId");
  const { rows, total, atLeast } = await listPage(asked, input);
  return { data: await membershipRecords(context, rows), totalRecords: total, atLeast };
}

/** The bookings of a membership, cancelled ones too, the latest start first. */
export async function bookings(context: Context<Paged<MembershipBookingQuery>>): Promise<CountedPage<Booking>> {
  const { membershipId } = await findMembership(context, context.input.id);
  const { rows, total, atLeast } = await listPage(
    bookingsWithDesk(context)
      .where("bookings.membershipId", "=", membershipId)
      .orderBy("bookings.startAt", "desc")
      .orderBy("bookings.bookingId", "desc"),
    context.input,
    COUNTED,
  );
  return { data: rows.map((row) => bookingRecord(row, row.deskName)), totalCount: total, atLeast };
}
