import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers, Context } from "../../context";
import type { Available } from "../../pending";
import { findBranch } from "../branches/queries";
import { tenantOf } from "../tenant";
import { readExpiring } from "./expiring";
import { readMade, readMadeLately } from "./made";
import { readMembershipStats } from "./membership-stats";
import { readOwed } from "./owed";
import { readPaidCharges, readPayments } from "./payments";
import { readExpiries, readOccupancy, readUpcoming } from "./queries";
import { type FigureScope, growth, PERIOD_DAYS } from "./scope";
import { readDays, readDesks, readPeakHours } from "./trends";

/** A share in percent, with one decimal; nothing of nothing is none. */
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

/** @throws Failure 404 for a branch that doesn't exist, is another tenant's, or is not the person's */
async function scopeOf(context: Context<{ branchId?: string | undefined }>): Promise<FigureScope> {
  const { db, orgId, now, input } = context;
  if (input.branchId) await findBranch(context, input.branchId);
  return { db, orgId, now, branchId: input.branchId ?? null };
}

const POPULAR_DESKS = 10;
const DEFAULT_PERIOD = "weekly";
const DEFAULT_WITHIN = 7;

export const dashboardHandlers: AreaHandlers<Available, Validation, "dashboard"> = {
  async paymentStats(context) {
    const scope = await scopeOf(context);
    const { currency } = tenantOf(context);
    const days = PERIOD_DAYS[context.input.period ?? DEFAULT_PERIOD];
    const paid = await readPayments(scope, { days, currency });
    const made = await readMade(scope, days);
    const chargesRevenue = await readPaidCharges(scope, { days, currency });
    const { today, yesterday, thisMonth, period, total } = paid;
    return {
      currency,
      today: today.revenue,
      yesterday: yesterday.revenue,
      thisMonth: thisMonth.revenue,
      lastMonth: paid.lastMonth.revenue,
      last6Months: paid.last6Months.revenue,
      lastYear: paid.lastYear.revenue,
      totalRevenue: total.revenue,
      averageTransactionValue: total.transactions === 0 ? 0 : Math.round(total.revenue / total.transactions),
      todayTransactionCount: today.transactions,
      monthlyTransactionCount: thisMonth.transactions,
      totalTransactionCount: total.transactions,
      cashPayments: period.cash,
      onlinePayments: period.revenue - period.cash,
      dailyBookingsCount: made.daily,
      hourlyBookingsCount: made.hourly,
      dailyRevenue: period.daily,
      hourlyRevenue: period.revenue - period.daily - chargesRevenue,
      chargesRevenue,
      monthlyGrowth: growth(thisMonth.revenue, paid.sameDaysOfLastMonth.revenue),
      dailyGrowth: growth(today.revenue, yesterday.revenue),
    };
  },

  async bookingStats(context) {
    const scope = await scopeOf(context);
    const expiries = await readExpiries(scope);
    const { total, occupied, freeNow, takenNow, today } = await readOccupancy(scope);
    const { pending, confirmed, cancelled } = await readMade(
      scope,
      PERIOD_DAYS[context.input.period ?? DEFAULT_PERIOD],
    );
    const upcoming = await readUpcoming(scope);
    return {
      ...expiries,
      deskOccupancy: {
        total,
        occupied,
        available: total - occupied,
        freeNow,
        takenNow,
        utilizationRate: percent(occupied, total),
        availabilityRate: percent(total - occupied, total),
      },
      bookingDetails: {
        pending,
        confirmed,
        cancelled,
        today,
        upcoming: upcoming.map(({ bookingId, visitorName, startAt, endAt, ...booking }) => ({
          _id: bookingId,
          name: visitorName,
          ...booking,
          startAt: startAt.toISOString(),
          endAt: endAt.toISOString(),
        })),
      },
    };
  },

  async bookingTrends(context) {
    const scope = { ...(await scopeOf(context)), days: PERIOD_DAYS[context.input.period ?? DEFAULT_PERIOD] };
    const { currency, timezone } = tenantOf(context);
    const dailyTrend = await readDays(scope, { currency, timezone });
    const trendBefore = await readDays(scope, { currency, timezone, ago: scope.days });
    const lately = await readMadeLately(scope);
    const desks = await readDesks(scope);
    const peakHours = await readPeakHours(scope, desks);
    return {
      currency,
      dailyTrend,
      trendBefore,
      weeklyGrowth: growth(lately.week, lately.weekBefore),
      monthlyGrowth: growth(lately.month, lately.monthBefore),
      peakHours,
      popularDesks: desks
        .slice(0, POPULAR_DESKS)
        .map(({ deskId, deskName, branchName, bookings, minutes }) => ({
          deskId,
          deskName,
          branchName,
          bookings,
          minutes,
        })),
    };
  },

  async expiring(context) {
    const { within = DEFAULT_WITHIN, limit, page } = context.input;
    return readExpiring(await scopeOf(context), { within, limit, page });
  },

  async memberships(context) {
    return readMembershipStats(await scopeOf(context), tenantOf(context).currency);
  },

  async owed(context) {
    const { currency } = tenantOf(context);
    return { currency, ...(await readOwed(await scopeOf(context), currency)) };
  },
};
