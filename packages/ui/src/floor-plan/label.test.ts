import { describe, expect, test } from "vitest";
import { firstScale } from "./first-scale";
import { labelOf } from "./label";
import { linesOf } from "./text-room";

const free = { name: "A12", statusLabel: "Free" };
const taken = { name: "A12", statusLabel: "Taken", when: "until 15:00", detail: "Ravi Kumar" };
const box = (width: number, height: number) => ({ width, height });

describe("what of a desk's words has room", () => {
  test("in a large box all of them, in the order in which they are said", () => {
    expect(labelOf(taken, box(160, 110))).toMatchObject({
      size: 15,
      lines: 1,
      isCut: false,
      rows: ["status", "when", "detail"],
    });
    expect(labelOf({ ...free, kind: "Cabin" }, box(160, 110)).rows).toEqual(["kind", "status"]);
  });

  test.each([
    [box(80, 51), { hasIcon: true, rows: ["when"] }],
    [box(66, 36), { hasIcon: true, rows: ["when"] }],
    [box(60, 26), { hasIcon: true, rows: [] }],
    [box(30, 22), { hasIcon: false, rows: [] }],
  ])("in %o the name stays whole, then until when, then the icon", (size, expected) => {
    const label = labelOf(taken, size);
    expect(label).toMatchObject({ ...expected, lines: 1, isCut: false });
    expect(label.size).toBeGreaterThanOrEqual(10);
  });

  test("one that does not say until when is told by what else decides", () => {
    expect(labelOf({ ...free, detail: "₹250 an hour" }, box(86, 44)).rows).toEqual(["detail"]);
  });

  test("a long name takes more lines or smaller letters, and only what has no room at all is cut", () => {
    const long = { name: "Director’s corner by the window", statusLabel: "Free" };
    expect(labelOf(long, box(110, 70))).toMatchObject({ lines: 3, isCut: false });
    expect(labelOf(long, box(82, 46))).toMatchObject({ size: 10, lines: 3, isCut: false });
    expect(labelOf(long, box(60, 36))).toMatchObject({ size: 10, lines: 2, isCut: true });
    expect(labelOf({ name: "Besprechungszimmer" }, box(72, 46))).toMatchObject({ lines: 2, isCut: false });
  });

  test("where no name can be read, the icon stands alone", () => {
    expect(labelOf(taken, box(16, 12))).toEqual({ size: null, lines: 0, isCut: true, hasIcon: true, rows: [] });
  });
});

test("lines break at spaces, and within long words where that is allowed", () => {
  expect(linesOf("Hot desk 12", 20)).toBe(1);
  expect(linesOf("Hot desk 12", 5)).toBe(2);
  expect(linesOf("Besprechungszimmer", 6)).toBe(Number.POSITIVE_INFINITY);
  expect(linesOf("Besprechungszimmer", 6, true)).toBe(2);
  expect(linesOf("A12", 1, true)).toBe(Number.POSITIVE_INFINITY);
});

describe("what a plan begins with", () => {
  const desks = Array.from({ length: 20 }, (_, index) => ({
    name: `A${index + 1}`,
    position: { x: 0, y: 0, w: 110, h: 70, rotation: 0 },
  }));

  test("all of it where the names can be read", () => {
    expect(firstScale(desks, 0.7)).toBe(0.7);
  });

  test("otherwise as much as it takes to read them, and to hit their desks by finger", () => {
    const scale = firstScale(desks, 0.1);
    expect(70 * scale).toBeGreaterThanOrEqual(26);
    expect(scale).toBeLessThan(0.5);
    for (const { name } of desks)
      expect(labelOf({ name }, box(110 * scale, 70 * scale)), name).toMatchObject({ isCut: false });
  });

  test("a name that is longer than all others does not count", () => {
    const odd = {
      name: "The desk of which everybody says that its name is far too long",
      position: desks[0]?.position,
    };
    expect(firstScale([...desks, odd as (typeof desks)[number]], 0.1)).toBe(firstScale(desks, 0.1));
  });
});
