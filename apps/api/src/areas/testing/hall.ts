import type { AddMembership } from "@carrel/sdk/schemas";
import { insertCustomer } from "./assigned";
import { found, type House } from "./house";
import { addShift, addShiftPlan } from "./shifts";

/** A wall time of Kolkata, where the places stand. */
export const wallTime = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`).toISOString();

/** A study hall with three shifts on all days but Sundays, a plan for a month of any, seats, and somebody with an address. */
export async function openHall(house: House, desks = 2) {
  const place = await found(house, { desks, workspaceKind: "study-hall" });
  const { client } = place;
  const email = `nisha-${house.unique()}@example.com`;
  const customerId = await insertCustomer(house, place, { email });
  const morning = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
  const evening = await addShift(client, { name: "Evening", starts: "14:00", ends: "22:00" });
  const fullDay = await addShift(client, { name: "Full day", starts: "06:00", ends: "22:00" });
  const plan = await addShiftPlan(client);
  const deskIds = place.desks.map((desk) => desk._id);
  const [deskId = "", otherId = ""] = deskIds;
  /** Sells the first seat in the morning, from Monday, 23 November on. */
  const sell = (changes: Partial<AddMembership> = {}) =>
    client.memberships.add({
      customerId,
      feePlanId: plan._id,
      deskId,
      shiftId: morning._id,
      startDate: "2026-11-23",
      method: "cash",
      ...changes,
    });
  /** All bookings of a membership, by start. */
  const daysOf = async (id: string) =>
    (await client.memberships.bookings({ id, limit: 100, page: 1 })).data.toReversed();
  const another = (name = "Omar Ali") => insertCustomer(house, place, { name });
  return {
    ...place,
    email,
    customerId,
    morning,
    evening,
    fullDay,
    plan,
    deskIds,
    deskId,
    otherId,
    sell,
    daysOf,
    another,
  };
}
