import { expect, it } from "vitest";
import { can } from "./permissions";

it("allows what the role holds, and nothing to nobody", () => {
  const session = { permissions: ["desks.read"] as const };
  expect(can(session, "desks.read")).toBe(true);
  expect(can(session, "desks.write")).toBe(false);
  expect(can(null, "desks.read")).toBe(false);
});
