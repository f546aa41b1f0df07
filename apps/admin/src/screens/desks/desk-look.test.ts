import { Desk } from "@carrel/sdk/schemas";
import { exampleOf } from "@carrel/sdk/testing";
import type { Desk as DrawnDesk } from "@carrel/ui/desk-tile";
import { expect, it } from "vitest";
import { drawnDesk } from "./desk-look";

const desk: Desk = { ...(exampleOf(Desk) as Desk), isActive: true, status: 2 };

it("draws a desk in its status, and one that is switched off as held", () => {
  expect(drawnDesk(desk)).toMatchObject({ status: "occupied", statusLabel: "Occupied" });
  expect(drawnDesk({ ...desk, status: 3 })).toMatchObject({ status: "partial", statusLabel: "Partially Booked" });
  expect(drawnDesk({ ...desk, isActive: false })).toMatchObject({ status: "hold", statusLabel: "Switched off" });
});

it("takes no status code as the kit's word for it", () => {
  const { _id: id, name, status } = desk;
  // @ts-expect-error a code is no look: `deskLook` gives it
  const drawn: DrawnDesk = { id, name, status, statusLabel: "Occupied" };
  expect(drawn.status).toBe(2);
});
