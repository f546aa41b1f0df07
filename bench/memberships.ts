import { compare } from "./compare";
import { overYears, type Place, type Places } from "./years";

const TODAY = "2026-11-18";
/** Every hour of the day is some shift's; by `years.ts` nobody has booked before nine or after eight. */
const SHIFTS = [
  { name: "Dawn", starts: "05:00", ends: "09:00" },
  { name: "Morning", starts: "09:00", ends: "14:00" },
  { name: "Evening", starts: "14:00", ends: "20:00" },
  { name: "Night", starts: "20:00", ends: "24:00" },
  { name: "Full day", starts: "09:00", ends: "20:00" },
];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Memberships that are renewed at once. */
const RENEWED = 100;
/** Months that each of them is renewed by: what staff sell reaches three years ahead. */
const RENEWALS = 12;

interface Hall {
  deskIds: readonly string[];
  customerIds: readonly string[];
  dawnId: string;
  nightId: string;
  planId: string;
  /** Those that are renewed, each on a desk of its own. */
  memberIds: readonly string[];
}

/** Shifts and a plan for them, and a hundred members of the night. */
async function openHall({ client, branchId }: Place): Promise<Hall> {
  const shifts = [];
  for (const shift of SHIFTS) shifts.push(await client.shifts.add({ branchId, weekdays: EVERY_DAY, ...shift }));
  const [dawnId = "", nightId = ""] = [shifts[0]?._id, shifts[3]?._id];
  const { _id: planId } = await client.feePlans.add({
    name: "A month of a shift",
    bookingType: "DAILY",
    duration: { count: 1, unit: "month" },
    amount: 90_000,
    sells: "shift",
  });
  const branch = await client.branches.get({ id: branchId });
  await client.branches.update({
    _id: branchId,
    timings: branch.timings.map((timing) => ({ ...timing, open: "00:00", close: "24:00", closed: false })),
  });
  const deskIds = (await client.desks.list({ limit: 500, page: 1 })).data.map(({ _id }) => _id);
  const customerIds = (await client.customers.list({ limit: 400, page: 1 })).data.map(({ _id }) => _id);
  const memberIds = [];
  for (const [place, deskId] of deskIds.slice(-RENEWED).entries()) {
    const customerId = customerIds.at(-1 - place) ?? "";
    const sold = { deskId, customerId, feePlanId: planId, shiftId: nightId, startDate: TODAY, method: "cash" } as const;
    memberIds.push((await client.memberships.add(sold))._id);
  }
  return { deskIds, customerIds, dawnId, nightId, planId, memberIds };
}

async function measure(places: Places): Promise<string[]> {
  const halls = new Map<Place, Hall>();
  for (const place of places) halls.set(place, await openHall(place));
  const hallOf = (place: Place) => {
    const hall = halls.get(place);
    if (!hall) throw new Error("The place has no hall");
    return hall;
  };
  const often = await compare(places, {
    "floor: one branch": ({ client, branchId }) => client.branches.get({ id: branchId }),
    "the board of a day, 500 seats × 5 shifts": ({ client, branchId }) =>
      client.memberships.board({ branchId, date: TODAY }),
    "the dashboard's figures of shifts and passes": ({ client, branchId }) =>
      client.dashboard.memberships({ branchId }),
    "memberships that run, the first 50": ({ client }) =>
      client.memberships.list({ state: "live", limit: 50, page: 1 }),
    "what a plan buys, and the seats for it": (place) => {
      const { planId, dawnId } = hallOf(place);
      return place.client.memberships.offer({ feePlanId: planId, shiftId: dawnId, startDate: TODAY });
    },
    "a month's seat in a shift is sold": (place, round) => {
      const { deskIds, customerIds, dawnId, planId } = hallOf(place);
      return place.client.memberships.add({
        deskId: deskIds[round] ?? "",
        customerId: customerIds[round] ?? "",
        feePlanId: planId,
        shiftId: dawnId,
        startDate: TODAY,
        method: "cash",
      });
    },
  });
  const renewed = await compare(
    places,
    {
      [`${RENEWED} memberships are renewed by a month`]: async (place) => {
        const { refused } = await place.client.memberships.renewMany({
          ids: [...hallOf(place).memberIds],
          method: "cash",
        });
        if (refused.length > 0) throw new Error(`Not renewed: ${refused[0]?.message}`);
      },
    },
    RENEWALS,
  );
  return [...often, ...renewed.slice(1)];
}

/** Selling and showing memberships in a branch that was booked a million times beside one booked ten thousand times, on PostgreSQL. */
export const membershipsBench = () => overYears(measure);
