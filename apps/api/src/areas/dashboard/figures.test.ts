import { BookingStatus, type DashboardPeriod } from "@carrel/sdk/schemas";
import { beforeAll, expect, it } from "vitest";
import { countBranchAnew } from "../../database/count";
import { foldFigures } from "../../platform/fold-figures";
import { sweepHolds } from "../../platform/sweep-holds";
import { cases } from "../../testing/cases";
import { createTestApi, type TestApi } from "../../testing/create-test-api";
import { eachDatabase, ONE_OF_BOTH } from "../../testing/databases";
import { byHand, type Records } from "./testing/by-hand";
import { type GeneratedOrganisation, makeOrganisation, organisationPlans } from "./testing/generated";

/** Each takes a few seconds on a database: `npm run test:full` has them all, on both. */
const ORGANISATIONS = cases(8, 50);
const PERIODS = Object.entries({ daily: 1, weekly: 7, monthly: 30, yearly: 365 } satisfies Record<
  DashboardPeriod,
  number
>);

eachDatabase(
  "the dashboard's figures",
  (test) => {
    let api: TestApi;
    beforeAll(() => {
      api = createTestApi({ database: test.database });
    });

    const recordsOf = ({ orgId, now }: GeneratedOrganisation, branchId: string | null): Promise<Records> =>
      test.database.tx({ orgId }, async (db) => {
        const isAsked = (row: { branchId: string }) => branchId === null || row.branchId === branchId;
        const allBookings = await db.selectFrom("bookings").selectAll().execute();
        const allCustomers = await db.selectFrom("customers").selectAll().execute();
        return {
          now,
          branches: (await db.selectFrom("branches").selectAll().execute()).filter(isAsked),
          desks: (await db.selectFrom("desks").selectAll().execute()).filter(isAsked),
          customers: allCustomers.filter(isAsked),
          bookings: allBookings.filter(isAsked),
          stays: (await db.selectFrom("stays").selectAll().execute()).filter(isAsked),
          payments: (await db.selectFrom("deskTransactions").selectAll().execute()).filter(isAsked),
          allBookings,
          names: new Map(allCustomers.map(({ customerId, name }) => [customerId, name])),
        };
      });

    it.each(organisationPlans(ORGANISATIONS).map((plan, number) => ({ number, plan })))(
      "are what their rows add up to: organisation $number",
      async ({ number, plan }) => {
        // Some are read from sums alone, some from sums and what was counted since, some with holds that nobody swept.
        const made = await makeOrganisation(test.database, plan, () => foldFigures(api.ports), countBranchAnew);
        api.clock.set(made.now.toISOString());
        if (number % 3 === 0) await sweepHolds(api.ports);
        if (number % 4 === 0) await foldFigures(api.ports);
        const client = api.client(made.apiKey);
        for (const branchId of [null, ...made.branchIds.slice(0, 1)]) {
          const asked = branchId === null ? {} : { branchId };
          const records = await recordsOf(made, branchId);
          const periods = branchId === null ? PERIODS : PERIODS.slice(number % PERIODS.length).slice(0, 1);
          for (const [period, days] of periods) {
            const slow = byHand(records, days);
            const input = { ...asked, period: period as DashboardPeriod };
            expect(await client.dashboard.paymentStats(input)).toEqual(slow.paymentStats());
            expect(await client.dashboard.bookingTrends(input)).toEqual(slow.bookingTrends("Asia/Kolkata"));
            const { bookingDetails, ...stats } = await client.dashboard.bookingStats(input);
            const upcoming = bookingDetails.upcoming.map(({ _id }) => _id);
            expect({ ...stats, bookingDetails: { ...bookingDetails, upcoming } }).toEqual(slow.bookingStats());
          }
          const slow = byHand(records, 7);
          const { data } = await client.dashboard.expiring({ ...asked, within: 60, limit: 100, page: 1 });
          expect(data.map(({ bookingId, daysLeft }) => ({ bookingId, daysLeft }))).toEqual(slow.expiring(60));
          const { averageBookingDuration, ...customers } = await client.customers.stats(asked);
          const { averageBookingDuration: average, ...expected } = slow.customerStats();
          expect(averageBookingDuration).toBeCloseTo(average, 6);
          expect(customers).toEqual(expected);
        }
        const { allBookings } = await recordsOf(made, null);
        for (const status of BookingStatus.options) {
          const { totalRecords } = await client.bookings.list({ status, limit: 1, page: 1 });
          expect(totalRecords, status).toBe(allBookings.filter((booking) => booking.status === status).length);
        }
      },
    );

    it("take a run of days apart into few days and blocks, which come to the same", async () => {
      const [runs] = await test.database.execute<{ wrong: number; most: number }>(`
      select (count(*) filter (where days <> length))::int as wrong, max(small)::int as most
      from generate_series(0, 63) first, generate_series(1, 400, 3) length
      cross join lateral (
        select sum(sign * (last_day - first_day + span)) as days,
          coalesce(sum((last_day - first_day + span) / span) filter (where span < 64), 0) as small
        from figure_ranges('2026-01-01'::date + first, '2026-01-01'::date + first + length - 1)
      ) run`);
      expect(runs).toEqual({ wrong: 0, most: expect.any(Number) });
      expect(runs?.most).toBeLessThanOrEqual(16);
    });
  },
  { kinds: ONE_OF_BOTH },
);
