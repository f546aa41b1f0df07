import { expect, it } from "vitest";
import type { SubscriptionStatus } from "../schemas/subscription";
import { subscriptionExpiresAt, subscriptionStands } from "./subscription-stands";

const END = "2026-12-01T10:00:00.000Z";
const WEEK_LATER = "2026-12-08T10:00:00.000Z";

const cases: [SubscriptionStatus, string, SubscriptionStatus][] = [
  ["TRIAL", "2026-12-01T09:59:59.999Z", "TRIAL"],
  ["TRIAL", END, "EXPIRED"],
  ["ACTIVE", "2026-12-01T09:59:59.999Z", "ACTIVE"],
  ["ACTIVE", END, "PAST_DUE"],
  ["ACTIVE", "2026-12-08T09:59:59.999Z", "PAST_DUE"],
  ["ACTIVE", WEEK_LATER, "EXPIRED"],
  ["PAST_DUE", "2026-12-01T09:59:59.999Z", "PAST_DUE"],
  ["PAST_DUE", END, "PAST_DUE"],
  ["PAST_DUE", WEEK_LATER, "EXPIRED"],
  ["CANCELLED", "2026-12-01T09:59:59.999Z", "CANCELLED"],
  ["CANCELLED", END, "EXPIRED"],
  ["EXPIRED", "2026-12-01T09:59:59.999Z", "EXPIRED"],
];

it.each(cases)("a subscription that is %s stands at %s as %s", (status, at, stands) => {
  expect(subscriptionStands({ status, currentPeriodEnd: new Date(END) }, new Date(at))).toBe(stands);
});

it.each([
  ["TRIAL", END],
  ["CANCELLED", END],
  ["EXPIRED", END],
  ["ACTIVE", WEEK_LATER],
  ["PAST_DUE", WEEK_LATER],
] as const)("a subscription that is %s stops working at %s", (status, at) => {
  expect(subscriptionExpiresAt({ status, currentPeriodEnd: new Date(END) }).toISOString()).toBe(at);
});
