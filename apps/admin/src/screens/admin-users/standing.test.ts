import type { AdminUser, Role, Session } from "@carrel/sdk";
import { expect, test } from "vitest";
import { isOnlyOwner, whyFixed } from "./standing";

const session = {
  _id: "me",
  permissions: ["desks.read", "adminUsers.write"],
  isDefaultUser: false,
  allowedBranches: ["pier"],
} as unknown as Session;
const person = {
  _id: "her",
  name: "Asha Rao",
  isDefaultUser: false,
  allowedBranches: ["pier"],
} as unknown as AdminUser;
const role = { permissions: ["desks.read"], isSystem: false, name: "Evenings", userCount: 1 } as unknown as Role;

test.each([
  ["no more rights, no other branches", person, role, undefined],
  ["a role with more rights", person, { ...role, permissions: ["roles.write"] } as Role, /permissions that you lack/],
  ["another branch", { ...person, allowedBranches: ["pier", "mill"] }, role, /branches that you don't/],
  ["every branch", { ...person, isDefaultUser: true }, role, /branches that you don't/],
  ["one's own account", { ...person, _id: "me", isDefaultUser: true }, role, undefined],
])("somebody with %s", (_, who, held, reason) => {
  const said = whyFixed(who, held, session);
  if (reason) expect(said).toMatch(reason);
  else expect(said).toBeUndefined();
});

test("the only owner is the one who alone holds the platform's own role", () => {
  const owner = { ...role, isSystem: true, name: "Owner" };
  expect(isOnlyOwner(owner)).toBe(true);
  expect(isOnlyOwner({ ...owner, userCount: 2 })).toBe(false);
  expect(isOnlyOwner({ ...owner, isSystem: false })).toBe(false);
  expect(isOnlyOwner(undefined)).toBe(false);
});
