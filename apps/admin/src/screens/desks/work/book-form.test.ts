import { expect, test } from "vitest";
import { bookForm, bookingOf, newBooking, roomOf, takenInstead } from "./book-form";

const ZONE = "Asia/Kolkata";
const schema = bookForm({ desk: "Desk", member: "Member" });
const blank = newBooking("desk-1", "HOURLY", "2026-11-23");
const asha = { isNew: true, customer: { name: "Asha Rao", email: "asha@example.com", phone: "" } };

const faults = (change: object) =>
  schema.safeParse({ ...blank, ...change }).error?.issues.map(({ path }) => path.join(".")) ?? [];

test.each([
  [{}, ["customerId", "startAt"]],
  [{ type: "DAILY", customerId: "c1", deskId: "" }, ["deskId"]],
  [{ customerId: "c1", startAt: "2026-11-23T04:30:00Z", endAt: "2026-11-23T05:30:00Z" }, []],
  [{ type: "DAILY", ...asha }, []],
  [{ type: "DAILY", ...asha, lastDate: "2026-11-22" }, ["lastDate"]],
  [{ type: "DAILY", isNew: true }, ["customer.name", "customer.email"]],
  [{ type: "DAILY", isNew: true, customer: { ...asha.customer, email: "no address" } }, ["customer.email"]],
])("finds in %o wrong: %o", (change, wrong) => {
  expect(faults(change).sort()).toEqual([...wrong].sort());
});

test("asks for one day by its date, for several by their first and last instant", () => {
  const day = schema.parse({ ...blank, type: "DAILY", customerId: "c1" });
  expect(bookingOf(day, ZONE, 0)).toEqual({ deskId: "desk-1", type: "DAILY", customerId: "c1", date: "2026-11-23" });
  const days = schema.parse({ ...blank, type: "DAILY", ...asha, lastDate: "2026-11-24", method: "upi", notes: "Late" });
  expect(bookingOf(days, ZONE, 0)).toEqual({
    deskId: "desk-1",
    type: "DAILY",
    customer: { name: "Asha Rao", email: "asha@example.com" },
    startAt: "2026-11-22T18:30:00.000Z",
    endAt: "2026-11-24T18:30:00.000Z",
    method: "upi",
    notes: "Late",
  });
});

test("says what is let off, paid or not", () => {
  const day = { ...blank, type: "DAILY", customerId: "c1", discount: { amount: 5_000, reason: "A friend" } };
  expect(bookingOf(schema.parse(day), ZONE, 0)).toEqual({
    ...{ deskId: "desk-1", type: "DAILY", customerId: "c1", date: "2026-11-23" },
    discount: { amount: 5_000, reason: "A friend" },
  });
  expect(faults({ ...day, discount: { amount: null, reason: "" } })).toEqual(["discount.amount"]);
});

test("names who comes along, as far as the desk takes them", () => {
  const day = schema.parse({ ...blank, type: "DAILY", customerId: "c1", guests: ["Ravi", "Asha"] });
  expect(bookingOf(day, ZONE, roomOf({ capacity: 2 })).guests).toEqual(["Ravi"]);
  expect(bookingOf(day, ZONE, roomOf(undefined))).not.toHaveProperty("guests");
});

test("takes what is free instead, in the branch's days", () => {
  const free = { deskId: "desk-2", deskName: "A2", startAt: "2026-11-24T18:30:00Z", endAt: "2026-11-26T18:30:00Z" };
  expect(takenInstead(free, "DAILY", ZONE)).toEqual({ deskId: "desk-2", date: "2026-11-25", lastDate: "2026-11-26" });
  expect(takenInstead(free, "HOURLY", ZONE)).toMatchObject({ date: "2026-11-25", startAt: free.startAt });
});
