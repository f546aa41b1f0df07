import { expect, it } from "vitest";
import { createAllowance, PER_CALLER, PER_ORGANISATION, windowOf } from "./allowance";

const now = new Date("2026-11-21T10:02:00Z");
const refused = { orgId: "athena", allowance: "auth.login", caller: "192.0.2.1" };

/** How many of so many refusals get an entry. */
const room = (
  allowance: ReturnType<typeof createAllowance>,
  count: number,
  one: (place: number) => Partial<typeof refused>,
) =>
  Array.from({ length: count }, (_, place) => allowance.isLeft({ ...refused, ...one(place) }, now)).filter(Boolean)
    .length;

it("ends for one caller, and goes on for another", () => {
  const allowance = createAllowance();
  expect(room(allowance, PER_CALLER + 5, () => ({}))).toBe(PER_CALLER);
  expect(room(allowance, 5, () => ({ caller: "192.0.2.2" }))).toBe(5);
});

it("ends for an organisation's sign-ins of one kind, and for nothing else", () => {
  const allowance = createAllowance();
  expect(room(allowance, PER_ORGANISATION + 50, (place) => ({ caller: `${place}` }))).toBe(PER_ORGANISATION);
  expect(room(allowance, 1, () => ({ allowance: "visitor.openSession" }))).toBe(1);
  expect(room(allowance, 1, () => ({ orgId: "harbour" }))).toBe(1);
});

it("begins anew with each window of the clock", () => {
  const allowance = createAllowance();
  room(allowance, PER_CALLER, () => ({}));
  expect(windowOf(now)).toEqual(new Date("2026-11-21T10:00:00Z"));
  expect(allowance.isLeft(refused, new Date("2026-11-21T10:04:59.999Z"))).toBe(false);
  expect(allowance.isLeft(refused, new Date("2026-11-21T10:05:00Z"))).toBe(true);
});
