import { ApiError, type DomainState, type DomainStatus } from "@carrel/sdk";
import { expect, it } from "vitest";
import { pollPending } from "./poll-pending";

const stateOf = (status: DomainStatus, customDomain = "desks.example.com") =>
  ({ websiteSettings: { status, customDomain } }) as DomainState;
const asked = (data: DomainState | undefined, dataUpdateCount: number, error: Error | null = null) => ({
  state: { data, error, dataUpdateCount },
});
const refused = (status: number) =>
  new ApiError({ message: "Refused", operation: "domainStatus", status, statuscode: status });

it("asks soon at first, then less, and never less than once a minute", () => {
  const poll = pollPending();
  const pending = stateOf("PENDING");
  expect(poll(asked(pending, 4))).toBe(3_000);
  // React Query asks several times for one answer.
  expect(poll(asked(pending, 4))).toBe(3_000);
  expect(poll(asked(pending, 5))).toBe(4_500);
  expect(poll(asked(pending, 6, refused(503)))).toBe(6_750);
  expect(poll(asked(pending, 40))).toBe(60_000);
});

it.each(["VERIFIED", "FAILED", "NOT_CONFIGURED"] as const)("asks no more once it is %s", (status) => {
  expect(pollPending()(asked(stateOf(status), 1))).toBe(false);
});

it("asks nothing before it knows, and not on where it may not be seen", () => {
  expect(pollPending()(asked(undefined, 0))).toBe(false);
  expect(pollPending()(asked(stateOf("PENDING"), 1, refused(403)))).toBe(false);
});

it("begins anew with another domain, and where one is tried again", () => {
  const poll = pollPending();
  poll(asked(stateOf("PENDING"), 1));
  expect(poll(asked(stateOf("PENDING"), 9))).toBeGreaterThan(30_000);
  expect(poll(asked(stateOf("PENDING", "rooms.example.com"), 10))).toBe(3_000);
  expect(poll(asked(stateOf("FAILED", "rooms.example.com"), 18))).toBe(false);
  expect(poll(asked(stateOf("PENDING", "rooms.example.com"), 19))).toBe(3_000);
});
