import { subscriptionStands } from "@carrel/sdk/domain";
import { SubscriptionStatus } from "@carrel/sdk/schemas";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant } from "../testing/rows";
import { stands } from "./subscription-stands";

// In a zone with summer time a day of it has 23 hours.
const NOW = new Date("2026-03-31T10:00:00Z");
const HOUR = 3_600_000;

/** Around now and around a week before it, often to the millisecond. */
const subscription = fc.record({
  status: fc.constantFrom(...SubscriptionStatus.options),
  currentPeriodEnd: fc
    .tuple(fc.constantFrom(0, -7 * 24), fc.constantFrom(-2, -1, 0, 1, 2), fc.constantFrom(-1, 0, 1))
    .map(([base, hours, milliseconds]) => new Date(NOW.getTime() + (base + hours) * HOUR + milliseconds)),
});

eachDatabase("how a subscription stands", (test) => {
  it.each(["UTC", "Europe/Berlin"])("is the same in SQL and in TypeScript, in %s", async (timezone) => {
    const { orgId } = await insertTenant(test.database);
    await fc.assert(
      fc.asyncProperty(fc.array(subscription, { minLength: 1, maxLength: 200 }), async (subscriptions) => {
        const rows = subscriptions.map(({ status, currentPeriodEnd }, place) => ({
          place,
          status,
          current_period_end: currentPeriodEnd,
        }));
        const { rows: found } = await test.database.tx({ orgId }, async (db) => {
          await sql`select set_config('TimeZone', ${timezone}, true)`.execute(db);
          return sql<{ stands: string }>`
            select ${stands("s", NOW)} as stands from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
              as s (place integer, status text, current_period_end timestamptz) order by s.place`.execute(db);
        });
        expect(found.map((row) => row.stands)).toEqual(subscriptions.map((one) => subscriptionStands(one, NOW)));
      }),
      { numRuns: 20 },
    );
  });
});
