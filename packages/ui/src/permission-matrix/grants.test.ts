import { describe, expect, it } from "vitest";
import { stateOf, toggle } from "./grants";

const granted = new Set(["desks.read", "roles.write"]);

describe("stateOf", () => {
  it.each([
    [["desks.read"], true],
    [["desks.write"], false],
    [["desks.read", "desks.write"], "indeterminate"],
    [[], false],
  ])("of %j is %s", (ids, state) => {
    expect(stateOf(ids, granted)).toBe(state);
  });
});

describe("toggle", () => {
  it("grants the rest before it withdraws", () => {
    const some = toggle(["desks.read", "desks.write"], granted, undefined);
    expect(some).toEqual(["desks.read", "roles.write", "desks.write"]);
    expect(toggle(["desks.read", "desks.write"], new Set(some), undefined)).toEqual(["roles.write"]);
  });

  it("leaves what the actor may not grant as it is", () => {
    const grantable = new Set(["desks.read", "desks.write"]);
    const ids = ["desks.read", "desks.write", "roles.read", "roles.write"];
    const all = toggle(ids, granted, grantable);
    expect(all).toEqual(["desks.read", "roles.write", "desks.write"]);
    expect(toggle(ids, new Set(all), grantable)).toEqual(["roles.write"]);
  });
});
