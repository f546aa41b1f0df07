import { expect, it } from "vitest";
import type { Checked, Finding } from "./check";
import { begun, type Domain, standingAfter, standsUntil } from "./standing";

const START = new Date("2026-11-21T06:00:00Z");
const HOUR = 3_600_000;
const at = (hours: number) => new Date(START.getTime() + hours * HOUR);

const mapping = { domain: "desks.hall.example", records: [] };
const waiting: Domain = {
  orgId: "",
  domain: mapping.domain,
  isPrimary: true,
  ...begun(mapping, START),
  dnsMapping: mapping,
};
const verified: Domain = { ...waiting, status: "VERIFIED", verifiedAt: START };

const saw = (finding: Finding): Checked => ({ mapping, finding, below: null });

/** Has a domain checked whenever it is due, and tells what people were told and when, in hours. */
const through = (domain: Domain, findingAt: (hours: number) => Finding, until: number, { isOld = false } = {}) => {
  const told: [string, number][] = [];
  let now: Domain | null = domain;
  let checks = 0;
  while (now?.nextCheckAt && now.nextCheckAt <= at(until)) {
    const moment: Date = now.nextCheckAt;
    const hours = (moment.getTime() - START.getTime()) / HOUR;
    const { changes, tell } = standingAfter(now, saw(findingAt(hours)), moment, { byHand: false, isOld });
    checks += 1;
    if (tell) told.push([tell, Math.round(hours * 10) / 10]);
    now = changes && ({ ...now, ...changes } as Domain);
  }
  return { told, checks, domain: now };
};

it("is waited for during seven days, often at first, and then has failed", () => {
  const { told, domain, checks } = through(waiting, () => "missing", 24 * 30);
  expect(told).toEqual([["domain_failed", expect.closeTo(7 * 24, -1)]]);
  expect(domain).toMatchObject({ status: "FAILED", nextCheckAt: null });
  expect(through(waiting, () => "missing", 0.2).checks).toBeGreaterThan(10);
  expect(checks).toBeLessThan(120);
});

it("is verified once it is found, and asked about every six hours", () => {
  const { told, domain, checks } = through(waiting, (hours) => (hours < 2 ? "missing" : "found"), 26);
  expect(told).toEqual([["domain_verified", expect.closeTo(2, 0)]]);
  expect(domain).toMatchObject({ status: "VERIFIED" });
  expect(checks).toBeLessThan(35);
});

it("is warned of at the third hour without records, and fails three days later", () => {
  const { told, domain } = through({ ...verified, nextCheckAt: at(6) }, () => "missing", 24 * 10);
  expect(told).toEqual([
    ["domain_warned", 8],
    ["domain_failed", 80],
  ]);
  expect(domain).toMatchObject({ status: "FAILED", verifiedAt: null, missingSince: null, warnedAt: null });
});

it("is as before where its records come back in time", () => {
  const { told, domain } = through(
    { ...verified, nextCheckAt: at(6) },
    (hours) => (hours < 70 ? "missing" : "found"),
    200,
  );
  expect(told).toEqual([["domain_warned", 8]]);
  expect(domain).toMatchObject({ status: "VERIFIED", missingSince: null, warnedAt: null, missedChecks: 0 });
});

it("is not missed where nobody answers", () => {
  const { told, domain } = through({ ...verified, nextCheckAt: at(6) }, () => "unknown", 24 * 10);
  expect(told).toEqual([]);
  expect(domain).toMatchObject({ status: "VERIFIED", missedChecks: 0, missingSince: null });
});

it("is dropped without a word where it was replaced", () => {
  expect(through({ ...verified, nextCheckAt: at(6) }, () => "missing", 48, { isOld: true })).toMatchObject({
    told: [],
    domain: null,
    checks: 3,
  });
});

it("is neither warned of sooner nor later by who asks himself", () => {
  let domain: Domain = { ...verified, nextCheckAt: at(6) };
  for (let minute = 0; minute < 300; minute += 1) {
    const { changes, tell } = standingAfter(domain, saw("missing"), at(6 + minute / 60), {
      byHand: true,
      isOld: false,
    });
    expect(tell).toBeUndefined();
    domain = { ...domain, ...changes } as Domain;
  }
  expect(domain).toMatchObject({ nextCheckAt: at(6), missedChecks: 0, missingSince: at(6) });
});

it("begins to be waited for anew when somebody asks after it failed", () => {
  const failed: Domain = { ...waiting, status: "FAILED", nextCheckAt: null };
  const asked = { byHand: true, isOld: false };
  expect(standingAfter(failed, saw("missing"), at(500), asked)).toMatchObject({
    changes: { status: "PENDING", createdAt: at(500) },
  });
  expect(standingAfter(failed, saw("found"), at(500), asked)).toMatchObject({
    changes: { status: "VERIFIED" },
    tell: "domain_verified",
  });
});

it("says until when it stands only while it is warned of", () => {
  expect(standsUntil(verified)).toBeNull();
  expect(standsUntil({ ...verified, warnedAt: at(8) })).toEqual(at(80));
  expect(standsUntil({ status: "FAILED", warnedAt: at(8) })).toBeNull();
});
