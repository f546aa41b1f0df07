import type { Membership } from "@carrel/sdk";
import { expect, test } from "vitest";
import { membersOf } from "./members";

const seat = { kind: "seat", state: "active" } as Membership;
const shift = { kind: "shift", state: "active" } as Membership;
const frozen = { ...seat, state: "frozen" } as Membership;
const upcoming = <Of extends Membership>(of: Of) => ({ ...of, state: "upcoming" }) as Membership;
const ended = <Of extends Membership>(of: Of) => ({ ...of, state: "ended" }) as Membership;

test.each([
  ["nobody's", [], undefined, []],
  ["somebody's for whole days", [seat], seat, []],
  ["somebody's for whole days, and another's later", [seat, upcoming(seat)], seat, []],
  ["somebody's for whole days before", [], ended(seat), []],
  ["somebody's in a shift", [shift], shift, [shift]],
  ["somebody's in a shift later", [seat, upcoming(shift)], seat, [seat, upcoming(shift)]],
  ["somebody's in a shift before", [], ended(shift), [ended(shift)]],
  ["several people's in shifts", [shift, shift], shift, [shift, shift]],
  ["one's who rests", [frozen], frozen, [frozen]],
  ["one's who bought it while its owner rests", [frozen, seat], seat, [frozen, seat]],
])("a desk that is %s", (_, live, own, members) => {
  expect(membersOf(live, own)).toEqual(members);
});
