import { describe, expect, it } from "vitest";
import { PERMISSIONS } from "../contract/permissions";
import { can, needsEveryBranch } from "./permissions";

const everywhere = { permissions: ["desks.read", "roles.write"], isDefaultUser: true } as const;

describe("can", () => {
  it("allows what the role holds, and nothing to nobody", () => {
    expect(can(everywhere, "desks.read")).toBe(true);
    expect(can(everywhere, "desks.write")).toBe(false);
    expect(can(null, "desks.read")).toBe(false);
  });

  it("allows what belongs to all branches to who works in all of them", () => {
    expect(can(everywhere, "roles.write")).toBe(true);
    expect(can({ ...everywhere, isDefaultUser: false }, "roles.write")).toBe(false);
    expect(can({ ...everywhere, isDefaultUser: false }, "desks.read")).toBe(true);
  });
});

it("needs every branch for what belongs to all of them, and for nothing else", () => {
  expect(PERMISSIONS.filter(needsEveryBranch).sort()).toEqual([
    "auditLog.read",
    "help.write",
    "notifications.write",
    "organisation.write",
    "resellers.write",
    "roles.write",
    "subscription.write",
    "superOrg.write",
    "tracking.read",
    "tracking.write",
    "website.write",
  ]);
});
