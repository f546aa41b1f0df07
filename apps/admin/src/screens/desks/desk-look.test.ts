import type { Desk as DrawnDesk } from "@carrel/ui/desk-tile";
import { expect, it } from "vitest";
import { standText } from "../../app/words/desk-stand";
import { deskFixture, sitting } from "./desk.fixture";
import { drawnDesk, standLabelOf } from "./desk-look";

const ZONE = "Asia/Kolkata";
const EVENING = "2026-11-25T13:30:00.000Z";

it("draws a desk as what it is now, and one that is switched off as held", () => {
  const taken = deskFixture({ ...sitting("Ravi Kumar"), until: "2026-11-25T09:30:00.000Z", nextAt: EVENING });
  expect(drawnDesk(taken, ZONE)).toMatchObject({
    status: "occupied",
    statusLabel: "Taken",
    when: "until 15:00",
    detail: "Ravi Kumar",
  });
  const change = { until: EVENING, nextAt: EVENING, nextName: "Tara Sen" };
  expect(drawnDesk({ ...taken, ...change }, ZONE)).toMatchObject({
    when: "until 19:00",
    detail: "Ravi Kumar",
    next: "then Tara Sen",
  });
  expect(standText({ ...taken, ...change }, ZONE)).toBe("Taken, until 19:00, then Tara Sen");
  const later = deskFixture({ status: 3, until: EVENING, nextAt: EVENING });
  expect(drawnDesk(later, ZONE)).toMatchObject({ status: "available", statusLabel: "Free", when: "from 19:00 booked" });
  expect(Object.keys(drawnDesk(deskFixture(), ZONE))).not.toContain("when");
  expect(Object.keys(drawnDesk(deskFixture(), ZONE))).not.toContain("detail");
  const off = drawnDesk({ ...taken, isActive: false }, ZONE);
  expect(off).toMatchObject({ status: "hold", statusLabel: "Switched off", detail: "Ravi Kumar" });
});

it("calls what desks are narrowed to as they are called themselves", () => {
  expect((["available", "occupied", "hold", "off"] as const).map(standLabelOf)).toEqual([
    "Free",
    "Taken",
    "Held",
    "Switched off",
  ]);
});

it("takes no status code as the kit's word for it", () => {
  const { _id: id, name, status } = deskFixture({ status: 2 });
  // @ts-expect-error a code is no look: `deskNowWords` gives one, `deskLook` to who has nothing else
  const drawn: DrawnDesk = { id, name, status, statusLabel: "Occupied" };
  expect(drawn.status).toBe(2);
});
