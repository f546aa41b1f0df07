import { expectDebts } from "../../testing/debts";
import { found, type House } from "./house";

const MINUTES = 60;
/** Two hours of the place's plan, with its tax. */
export const PRICE = 5_900;
/** What of it is tax. */
export const TAX = 900;
/** What a pass of ten days costs there. */
export const PASS = 30_000;

/** A place where something is booked and sold that nobody has paid yet. */
export async function indebted(house: House) {
  const place = await found(house, { desks: 3 });
  const { client, orgId, plan } = place;
  const [deskId = ""] = place.desks.map(({ _id }) => _id);
  let booked = 0;
  /** Two hours at a desk, each time others. */
  const book = (customer: object, changes: object = {}) => {
    const startAt = house.minutesFromNow(booked * 2 * MINUTES);
    booked += 1;
    const period = { startAt, endAt: house.minutesFromNow(booked * 2 * MINUTES) };
    return client.desks.bookDesk({ deskId, type: "HOURLY", feePlanId: plan._id, ...customer, ...period, ...changes });
  };
  const pass = await client.feePlans.add({
    ...{ name: "Ten days", bookingType: "DAILY", duration: { count: 30, unit: "day" }, amount: PASS },
    ...{ sells: "pass", allowance: { count: 10, unit: "day" } },
  });
  const sellPass = (customerId: string, changes: object = {}) =>
    client.memberships.add({ customerId, feePlanId: pass._id, startDate: "2026-11-23", ...changes });
  const list = async (search?: string, olderThan?: number) =>
    (await client.dues.list({ limit: 20, page: 1, search, olderThan })).data;
  const debts = () => expectDebts(house.database, orgId);
  return { ...place, book, sellPass, list, debts };
}
