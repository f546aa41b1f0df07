import { expect, test } from "vitest";
import { type FeePlanValues, partsFor, pricedBy } from "./plan-parts";

const shift = "01890000-0000-7000-8000-000000000001";
const values: FeePlanValues = {
  name: "Evenings",
  bookingType: "DAILY",
  duration: { count: 3, unit: "month" },
  amount: 80_000,
  sells: "shift",
  shiftIds: [shift],
  prices: [
    { shiftId: shift, amount: 50_000 },
    { shiftId: shift, zone: "Hall", deskKind: "cabin", amount: 90_000 },
    { zone: "Hall", amount: 70_000 },
  ],
  allowance: null,
  isShared: false,
  isPublic: false,
};

test("what is sold in shifts as well keeps its shifts and the prices by them", () => {
  expect(partsFor("floating", values)).toEqual({
    bookingType: "DAILY",
    duration: { count: 3, unit: "month" },
    shiftIds: [shift],
    prices: [
      { shiftId: shift, amount: 50_000 },
      { shiftId: shift, amount: 90_000 },
    ],
    allowance: null,
    isShared: false,
    isPublic: false,
  });
});

test("a pass has an allowance, and neither shifts nor other prices", () => {
  expect(partsFor("pass", { ...values, isShared: true, isPublic: true })).toMatchObject({
    shiftIds: [],
    prices: [],
    allowance: { count: 10, unit: "day" },
    isShared: true,
    isPublic: false,
  });
});

test("what is sold by the hour becomes a month where only days are sold", () => {
  const hourly: FeePlanValues = {
    ...values,
    sells: "seat",
    bookingType: "HOURLY",
    duration: { count: 2, unit: "hour" },
  };
  expect(partsFor("shift", hourly)).toMatchObject({ bookingType: "DAILY", duration: { count: 1, unit: "month" } });
  expect(partsFor("seat", hourly)).toMatchObject({ bookingType: "HOURLY", duration: { count: 2, unit: "hour" } });
});

test("nothing but a place tells a seat's prices apart, and by the hour nothing does", () => {
  expect(pricedBy({ sells: "seat", bookingType: "DAILY" })).toEqual(["zone", "deskKind"]);
  expect(pricedBy({ sells: "seat", bookingType: "HOURLY" })).toEqual([]);
  expect(partsFor("seat", values).prices).toEqual([
    { zone: "Hall", deskKind: "cabin", amount: 90_000 },
    { zone: "Hall", amount: 70_000 },
  ]);
});
