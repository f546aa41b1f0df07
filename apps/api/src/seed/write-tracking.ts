import { insertAll } from "../database/insert-all";
import type { Row } from "../database/schema";
import type { SeedContext } from "./seed-context";
import { seededRandom } from "./seeded-random";

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Longer than the clean-up keeps as a rule, so that it has something to take. */
const DAYS = 110;

type Step = Pick<Row<"trackingEvents">, "path" | "event">;

/** What people do at a desk: screen and event, as the back-office names them. */
const STEPS: readonly [Step, ...Step[]] = [
  { path: "/dashboard", event: "page_view" },
  { path: "/bookings", event: "page_view" },
  { path: "/bookings/$bookingId", event: "page_view" },
  { path: "/bookings/$bookingId", event: "bookings.changeStatus" },
  { path: "/desks", event: "page_view" },
  { path: "/desks", event: "page_view" },
  { path: "/desks/$deskId", event: "page_view" },
  { path: "/desks/$deskId/assign", event: "desks.assignUser" },
  { path: "/customers", event: "page_view" },
  { path: "/customers/$customerId", event: "page_view" },
  { path: "/customers/new", event: "customers.add" },
  { path: "/fee-plans", event: "page_view" },
];

/** Writes what the people of a demo organisation did in the last months, a visit on most days. */
export async function writeTracking(
  { db, orgId, now, random }: Pick<SeedContext, "db" | "orgId" | "now" | "random">,
  seed: string,
): Promise<void> {
  const people = await db
    .selectFrom("adminUsers")
    .select("userId")
    .where("orgId", "=", orgId)
    .orderBy("email")
    .execute();
  const chance = seededRandom(`tracking ${seed}`);
  const rows: Row<"trackingEvents">[] = [];
  for (let daysAgo = 1; daysAgo <= DAYS; daysAgo += 1) {
    for (const { userId } of people) {
      if (!chance.chance(60)) continue;
      const sessionId = random.id();
      let at = now.getTime() - daysAgo * DAY + chance.whole(0, 480) * MINUTE;
      for (let step = chance.whole(2, 7); step > 0; step -= 1) {
        at += chance.whole(4_000, 180_000);
        const occurredAt = new Date(Math.min(at, now.getTime()));
        const eventId = random.id();
        rows.push({
          orgId,
          eventId,
          sessionId,
          userId,
          businessUnitId: null,
          ...chance.pick(STEPS),
          properties: {},
          occurredAt,
          createdAt: occurredAt,
        });
      }
    }
  }
  await insertAll(db, "trackingEvents", rows);
}
