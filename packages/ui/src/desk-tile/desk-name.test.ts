import { expect, test } from "vitest";
import { deskName } from "./desk-name";

test("a desk is said with what it is, its state and its price", () => {
  expect(deskName({ name: "A14", statusLabel: "Available", detail: "₹250 an hour" }, "Seat")).toBe(
    "Seat A14, available, ₹250 an hour",
  );
  expect(deskName({ name: "C2", kind: "Cabin", statusLabel: "On hold" }, "Desk")).toBe("Desk C2, Cabin, on hold");
});

test("until when comes before who sits there", () => {
  const desk = { name: "A14", statusLabel: "Taken", when: "until 15:00", detail: "Ravi Kumar" };
  expect(deskName(desk, "Desk")).toBe("Desk A14, taken, until 15:00, Ravi Kumar");
  expect(deskName({ ...desk, next: "then Tara Sen" }, "Desk")).toBe(
    "Desk A14, taken, until 15:00, Ravi Kumar, then Tara Sen",
  );
});

test("where the zone is not its heading, it is said too", () => {
  expect(deskName({ name: "A14", zone: "Quiet zone", statusLabel: "Available" }, "Seat")).toBe(
    "Seat A14, Quiet zone, available",
  );
});

test("the noun is not said twice", () => {
  expect(deskName({ name: "Seat 9", statusLabel: "Occupied" }, "Seat")).toBe("Seat 9, occupied");
  expect(deskName({ name: "A1", statusLabel: "Occupied" })).toBe("A1, occupied");
});
