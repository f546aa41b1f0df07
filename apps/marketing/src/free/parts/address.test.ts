import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { fragmentOf, readFragment } from "./address";

const State = z.strictObject({ name: z.string().check(z.maxLength(40)), seats: z.int() });

it("reads back what it wrote, in every script", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 10 }), fc.integer(), (name, seats) => {
      expect(readFragment(fragmentOf({ name, seats }), State)).toEqual({ kind: "read", state: { name, seats } });
    }),
  );
});

it("writes nothing that an address would change", () => {
  expect(fragmentOf({ name: "ÿþ>?<ü" })).toMatch(/^#d=[\w-]+$/);
});

it.each(["", "#main", "#", "#d"])("takes %j for no state", (fragment) => {
  expect(readFragment(fragment, State)).toEqual({ kind: "none" });
});

it.each([
  "#d=",
  "#d=%%%",
  "#d=bm8",
  `#d=${"A".repeat(200_001)}`,
  fragmentOf(null),
  fragmentOf({ name: "A", seats: "6" }),
  fragmentOf({ name: "A", seats: 6, more: 1 }),
  fragmentOf({ name: "A".repeat(41), seats: 6 }),
  fragmentOf(JSON.parse('{"__proto__":{"seats":1},"name":"A"}')),
])("says that an address is broken (%#)", (fragment) => {
  expect(readFragment(fragment, State)).toEqual({ kind: "broken" });
});

it("takes whatever comes, and throws nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      expect(["broken", "read"]).toContain(readFragment(`#d=${text}`, State).kind);
    }),
  );
});
