import { compare } from "./compare";
import { overYears, type Place, type Places, type Size } from "./years";

const TODAY = "2026-11-18";
const startAt = "2026-11-18T06:30:00Z";
const endAt = "2026-11-18T07:30:00Z";

/** What staff and visitors ask before they book. */
const QUESTIONS: Record<string, (place: Place, round: number) => Promise<unknown>> = {
  "floor: one branch": ({ client, branchId }) => client.branches.get({ id: branchId }),
  "all desks with their status now": ({ client }) => client.desks.list({ limit: 500, page: 1 }),
  "one desk with its status now": ({ client, deskId }) => client.desks.get({ id: deskId }),
  "the desks that can be booked now": ({ client }) => client.desks.availableForBooking(),
  "50 desks for a visitor, now": ({ client, branchId }) => client.desks.listPublic({ branchId, limit: 50, page: 1 }),
  "50 desks for a visitor, for an hour": ({ client, branchId }) =>
    client.desks.listPublic({ branchId, limit: 50, page: 1, startAt, endAt }),
  "a desk's slots of a day": ({ client, deskId }) => client.desks.slots({ deskId, date: TODAY }),
  "a desk's slots of two weeks": ({ client, deskId }) =>
    client.desks.slots({ deskId, dayOption: "range", startDate: TODAY, endDate: "2026-12-01" }),
  "what else is free, where a desk is taken": ({ client, deskId, customer }) =>
    client.desks
      .bookDesk({ deskId, customerId: customer._id, type: "HOURLY", startAt: TAKEN[0], endAt: TAKEN[1] })
      .catch(onlyConflict),
  "the calendar of a day": ({ client, branchId }) => client.bookings.calendar({ branchId, from: TODAY, to: TODAY }),
  "the calendar of a week": ({ client, branchId }) =>
    client.bookings.calendar({ branchId, from: TODAY, to: "2026-11-24" }),
};

/** An hour at which `years.ts` has the first desk booked. */
const TAKEN = ["2026-11-19T03:30:00Z", "2026-11-19T04:30:00Z"] as const;

const onlyConflict = (error: unknown) => {
  if (!(error instanceof Error && "status" in error && error.status === 409)) throw error;
};

/** One organisation and a hundred, all in the same tables. */
const ALONE_AND_AMONG_OTHERS: readonly [Size, Size] = [
  { organisations: 1, bookings: 20_000 },
  { organisations: 100, bookings: 20_000 },
];

const compared = (places: Places) => compare(places, QUESTIONS);

/** A branch of 500 desks that were booked a million times beside one booked ten thousand times, on PostgreSQL. */
export const availabilityBench = () => overYears(compared);

/** A branch of 500 desks among those of a hundred organisations beside the same one alone: a hundredth of the rows. */
export const neighboursBench = () => overYears(compared, ALONE_AND_AMONG_OTHERS);
