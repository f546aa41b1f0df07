import { describe, expect, it } from "vitest";
import type { Operation } from "../contract";
import { contract } from "../contract";
import { read, write } from "../contract/operation";
import type { Reply } from "./reply";
import { endsSession, sessionIn, sessionVerdict, storedSession, tokenIn } from "./session";
import { leavesPage, refusedWhileExpired, subscriptionVerdict } from "./subscription";

const bearer = contract.desks.list;
const open = contract.auth.login;

describe("sessionVerdict", () => {
  it.each<[string, Operation, number, Reply, ReturnType<typeof sessionVerdict>]>([
    ["a success", bearer, 200, { status: true, statuscode: 1 }, null],
    ["HTTP 401", bearer, 401, null, "unknown"],
    ["7007 with 401", bearer, 401, { statuscode: 7007 }, "unknown"],
    ["7007 with 200", bearer, 200, { status: false, statuscode: 7007 }, "unknown"],
    ["7067 with 401: the statuscode counts first", bearer, 401, { statuscode: 7067 }, "ended"],
    ["7067 with 200", bearer, 200, { status: false, statuscode: 7067 }, "ended"],
    ["forbidden", bearer, 403, { statuscode: 403 }, null],
    ["401 of a public call", open, 401, { statuscode: 401 }, null],
    ["7007 of a public call", open, 401, { statuscode: 7007 }, null],
  ])("%s", (_, row, status, body, expected) => {
    expect(sessionVerdict(row, status, body)).toBe(expected);
  });
});

describe("tokenIn", () => {
  it.each<[string, Reply, string | null]>([
    ["a login", { token: "t" }, "t"],
    ["a code step", { statuscode: 2, data: { _id: "f" } }, null],
    ["a verified visitor's proof is no session", { data: { verificationToken: "v" } }, null],
    ["a token that is no text", { token: 7 }, null],
    ["no body", null, null],
  ])("%s", (_, body, expected) => {
    expect(tokenIn(body)).toBe(expected);
  });
});

describe("endsSession", () => {
  it.each<[Operation, boolean]>([
    [contract.auth.logout, true],
    [contract.auth.session, false],
    [contract.auth.login, false],
  ])("$route: %s", (row, expected) => {
    expect(endsSession(row)).toBe(expected);
  });
});

describe("subscriptionVerdict", () => {
  const payment = (path: string) => write(`POST /admin/subscription/${path}`);
  const session = (subscriptionExpired: boolean) => ({ loggedOrgDetails: { subscriptionExpired } });

  it.each<[string, Operation, number, Reply, ReturnType<typeof subscriptionVerdict>]>([
    ["HTTP 402", bearer, 402, null, "expired"],
    ["the flag", bearer, 200, { subscriptionExpired: true }, "expired"],
    ["the flag in data", bearer, 200, { data: { subscriptionExpired: true } }, "expired"],
    ["EXPIRED", bearer, 200, { data: { subscriptionStatus: "EXPIRED" } }, "expired"],
    ["ACTIVE", bearer, 200, { subscriptionStatus: "ACTIVE" }, "active"],
    ["a false flag", bearer, 200, { subscriptionExpired: false }, "active"],
    ["nothing said", bearer, 200, { data: [] }, null],
    ["a session", contract.auth.session, 200, { data: session(true) }, "expired"],
    ["a good session", contract.auth.session, 200, { data: session(false) }, "active"],
    ["a sign-in", open, 200, { token: "t", user: session(true) }, "expired"],
    ["402 of a public call", contract.bookings.saveBooking, 402, null, null],
    ["a mobile payment", read("GET /mobile-payment/session/{id}"), 402, null, "expired"],
    ["verify-payment", payment("verify-payment"), 402, { subscriptionExpired: true }, null],
    ["create-order", payment("create-order"), 200, { subscriptionExpired: true }, null],
  ])("%s", (_, row, status, body, expected) => {
    expect(subscriptionVerdict(row, status, body)).toEqual(expected);
  });
});

describe("leavesPage", () => {
  it.each<[Operation, boolean]>([
    [contract.desks.list, true],
    [contract.auth.login, true],
    [contract.auth.session, false],
    [contract.mobilePayment.createSession, false],
    [contract.mobilePayment.session, false],
  ])("$route: %s", (row, expected) => {
    expect(leavesPage(row)).toBe(expected);
  });
});

describe("refusedWhileExpired", () => {
  it.each<[Operation, boolean]>([
    [contract.desks.list, true],
    [contract.auth.selectBranch, true],
    [contract.auth.session, false],
    [contract.auth.logout, false],
    [contract.auth.login, false],
    [contract.bookings.saveBooking, false],
    [read("GET /admin/subscription/current"), false],
    [write("POST /admin/subscription/preview-change"), false],
    [write("POST /admin/subscription/create-order"), false],
    [write("POST /admin/subscription/verify-payment"), false],
    [write("POST /mobile-payment/create-session"), false],
    [read("GET /admin/plans"), false],
    [write("POST /admin/payment/x"), false],
    [write("POST /admin/razorpay/x"), false],
    [read("GET /auth/x"), false],
  ])("$route: %s", (row, expected) => {
    expect(refusedWhileExpired(row)).toBe(expected);
  });
});

it("keeps ids and flags of a session, far below a cookie's 4 KB, whatever the organisation has", () => {
  const session = {
    _id: "person",
    name: "n".repeat(120),
    selectedBranch: "branch",
    allowedBranches: Array.from({ length: 200 }, () => "019a0000-0000-7000-8000-000000000001"),
    isDefaultUser: false,
    permissions: ["desks.read"],
    loggedOrgDetails: {
      _id: "org",
      orgName: "Harbour",
      isClient: true,
      isReseller: false,
      subscriptionExpired: false,
      subscriptionStatus: "PAST_DUE",
      subscriptionEndsAt: "2026-12-21T05:30:00.000Z",
    },
  };
  const found = sessionIn({ data: session });
  expect(found).toBe(session);
  const stored = storedSession(session);
  expect(JSON.parse(stored)).toEqual({
    _id: "person",
    selectedBranch: "branch",
    isDefaultUser: false,
    loggedOrgDetails: { _id: "org", isClient: true, isReseller: false, subscriptionExpired: false },
  });
  expect(sessionIn({ data: { _id: "desk" } })).toBeNull();
});
