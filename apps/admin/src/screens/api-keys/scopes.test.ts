import { terminology } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { scopeRows, scopesText } from "./scopes";

const words = terminology("study-hall");

test("a key's rights in a few words of the organisation", () => {
  expect(scopesText(["desks.read", "desks.write", "bookings.read"], words)).toBe("Seats, Bookings (see)");
  expect(scopesText(["auditLog.read", "payments.refund"], words)).toBe("Audit log, Refund payments");
  expect(scopesText(["branches.read", "desks.read", "bookings.read", "help.read", "payments.refund"], words)).toBe(
    "Branches (see), Seats (see), Bookings (see) and 2 more",
  );
});

test("an area that concerns nobody here is no row", () => {
  expect(scopeRows(words, ["desks.read"])).toEqual({
    areas: [{ id: "desks", label: "Seats", permissions: { read: "desks.read", write: "desks.write" } }],
    singles: [],
  });
});
