import { contract } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { policies } from "../../policies";

it("lets few of a visitor's calls see more than his own rows", () => {
  const wide = Object.entries<object>(policies).flatMap(([area, calls]) =>
    Object.entries<object>({ ...calls })
      .filter(([, policy]) => "sees" in policy)
      .map(([name]) => `${area}.${name}`),
  );
  expect(wide).toEqual([
    "visitor.prove",
    ...["visitor.previewMove", "visitor.moveBooking", "visitor.payments", "visitor.memberships", "visitor.owed"],
    ...["visitor.download", "visitor.erase"],
  ]);
  const rows: Readonly<Record<string, { access?: string }>> = contract.visitor;
  expect(new Set(wide.map((name) => rows[name.replace("visitor.", "")]?.access))).toEqual(new Set(["customer"]));
});
