import type { Booking, Membership } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Row } from "../../database/schema";
import { addTerm, insertCustomer } from "./assigned";
import { found, type House, PASSWORD, type Place } from "./house";
import { addShift, addShiftPlan } from "./shifts";

/** A wall time of Kolkata, where the places stand. */
export const at = (date: string, time = "00:00") => new Date(`${date}T${time}:00+05:30`).toISOString();

/** A hall with three shifts, a plan for a whole day's seat and one for a shift's, a month each, and somebody with an address. */
export async function openedHall(house: House, desks = 2) {
  const place = await found(house, { desks, workspaceKind: "study-hall" });
  const { client, orgId } = place;
  // Its trial would end before what is sold.
  await house.database.tx({ orgId }, (db) =>
    db.updateTable("subscriptions").set({ status: "ACTIVE", currentPeriodEnd: "2033-01-01T00:00:00Z" }).execute(),
  );
  const email = `nisha-${house.unique()}@example.com`;
  const customerId = await insertCustomer(house, place, { email });
  const morning = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
  const evening = await addShift(client, { name: "Evening", starts: "14:00", ends: "22:00" });
  const fullDay = await addShift(client, { name: "Full day", starts: "06:00", ends: "22:00" });
  const [deskId = "", otherId = ""] = place.desks.map(({ _id }) => _id);
  const seatPlan = await addTerm(client, { count: 1, unit: "month" });
  const shiftPlan = await addShiftPlan(client);
  const sold = { customerId, deskId, startDate: "2026-11-23" };
  return {
    ...place,
    ...{ email, customerId, morning, evening, fullDay, deskId, otherId, seatPlan, shiftPlan },
    sellSeat: (changes: object = {}): Promise<Membership> =>
      client.memberships.add({ ...sold, feePlanId: seatPlan._id, method: "cash", ...changes }),
    sellShift: (changes: object = {}): Promise<Membership> =>
      client.memberships.add({ ...sold, feePlanId: shiftPlan._id, shiftId: morning._id, method: "cash", ...changes }),
    another: (name = "Omar Ali") => insertCustomer(house, place, { name, email: `${house.unique()}@example.com` }),
    /** Turns the clock, and signs in anew: sessions last a week. */
    turnTo: async (instant: string) => {
      house.setNow(instant);
      await client.auth.login({ email: place.email, password: PASSWORD });
    },
    /** The confirmed bookings of a membership, by start. */
    timesOf: async (id: string) => {
      const all: Booking[] = [];
      for (let page = 1, count = 1; all.length < count; page += 1) {
        const { data, totalCount } = await client.memberships.bookings({ id, limit: 100, page });
        all.push(...data);
        count = totalCount;
      }
      return all
        .filter(({ status }) => status === "CONFIRMED")
        .map(({ startAt, endAt, deskId: desk, amount }) => ({ startAt, endAt, deskId: desk, amount }))
        .reverse();
    },
  };
}
export type Hall = Awaited<ReturnType<typeof openedHall>>;

/** Writes down a membership of the kinds without a desk, as it was agreed. */
export async function insertPlaceless(
  house: House,
  { orgId, branch }: Pick<Place, "orgId" | "branch">,
  membership: Pick<Row<"memberships">, "customerId" | "feePlanId" | "kind"> &
    Partial<Omit<Row<"memberships">, "earlyEnd">>,
): Promise<string> {
  const membershipId = house.id();
  await house.database.tx({ orgId }, (db) =>
    db
      .insertInto("memberships")
      .values({
        ...{ orgId, membershipId, branchId: branch._id, deskId: null, shiftId: null, amount: 30_000, currency: "INR" },
        ...{ allowance: null, allowanceUnit: null, createdBy: null },
        startAt: new Date(at("2026-11-23")),
        endAt: new Date(at("2026-12-23")),
        ...membership,
      })
      .execute(),
  );
  return membershipId;
}

/** Live bookings of one desk that overlap, in all of an organisation. */
export const overlapsIn = (house: House, orgId: string): Promise<number> =>
  house.database.tx({ orgId }, async (db) => {
    const { rows } = await sql<{ overlaps: number }>`
      select count(*)::int as overlaps from bookings a join bookings b on a.org_id = b.org_id and a.desk_id = b.desk_id
        and a.booking_id < b.booking_id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
      where a.status <> 'CANCELLED' and b.status <> 'CANCELLED'`.execute(db);
    return rows[0]?.overlaps ?? 0;
  });
