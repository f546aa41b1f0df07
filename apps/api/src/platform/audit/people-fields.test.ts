import fc from "fast-check";
import { expect, it } from "vitest";
import { joinPeople, splitPeople } from "./people-fields";

it("leaves what is known to tell of nobody, and sets everything else apart", () => {
  const plain = {
    _id: "1",
    roleId: "2",
    userIds: ["3"],
    createdAt: "2026-11-21",
    selectedBranch: "4",
    allowedBranches: ["4"],
    isActive: true,
    count: 7,
    lastLoginAt: null,
    note: null,
    roleName: "Owner",
    permissions: ["desks.read"],
    call: "auth.login",
    reason: "credentials_wrong",
    changed: ["name"],
    status: "CONFIRMED",
  };
  const people = {
    name: "Asha",
    email: "asha@example.com",
    assignedTo: { _id: "5", name: "Ravi" },
    comments: ["Call Asha"],
  };
  expect(splitPeople({ before: plain, after: { ...plain, ...people } })).toEqual({
    before: plain,
    after: plain,
    people: { after: people },
  });
});

it("takes nothing away from a change", () => {
  const record = fc.option(
    fc.dictionary(
      fc.string().filter((name) => name !== "__proto__"),
      fc.jsonValue(),
    ),
  );
  fc.assert(
    fc.property(record, record, (before, after) => {
      expect(joinPeople(splitPeople({ before, after }))).toEqual({ before, after });
    }),
  );
});
