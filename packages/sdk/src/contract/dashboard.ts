import type { Page } from "../schemas/common";
import type {
  BookingStats,
  BookingTrends,
  DashboardQuery,
  ExpiringAssignment,
  ExpiringQuery,
  MembershipStats,
  MembershipStatsQuery,
  OwedStats,
  PaymentStats,
} from "../schemas/dashboard";
import { read } from "./operation";

export const dashboard = {
  /**
   * What was earned, in the currency's minor unit: by day, month and year, by way of payment and by type of booking.
   * @example const { today, thisMonth, monthlyGrowth } = await client.dashboard.paymentStats({ period: "monthly" });
   */
  paymentStats: read<DashboardQuery, PaymentStats>("POST /co-space/transactions/payment-stats"),

  /**
   * What ends soon, how full the place is now, and what is booked next.
   * @example const { deskOccupancy, bookingDetails } = await client.dashboard.bookingStats({ branchId });
   */
  bookingStats: read<DashboardQuery, BookingStats>("POST /co-space/transactions/booking-stats", { background: true }),

  /**
   * How bookings go day by day beside the days before, when the place is fullest and which desks are booked most.
   * @example const { dailyTrend, peakHours } = await client.dashboard.bookingTrends({ branchId, period: "monthly" });
   */
  bookingTrends: read<DashboardQuery, BookingTrends>("POST /co-space/analytics/booking-trends"),

  /**
   * Lists the memberships of every kind that end within some days, the soonest first, with what their renewal takes.
   * @example const { data } = await client.dashboard.expiring({ within: 7, limit: 20, page: 1 });
   */
  expiring: read<ExpiringQuery, Page<ExpiringAssignment>>("GET /co-space/analytics/expiring", {
    query: ["branchId", "within", "limit", "page"],
    page: "totalRecords",
    limit: 20,
    addition: true,
  }),

  /**
   * How what is sold by membership stands: each shift with its seats, its income of this month and what ends in it, floating places
   * sold against those there are, and passes that run low.
   * @example const { shifts, floating, passes } = await client.dashboard.memberships({ branchId });
   */
  memberships: read<MembershipStatsQuery, MembershipStats>("GET /co-space/analytics/memberships", {
    query: ["branchId"],
    addition: true,
  }),

  /**
   * What is owed now in the organisation's currency, and by how many: the sum of `dues.list`, of one branch or of all.
   * @example const { due, people } = await client.dashboard.owed({ branchId });
   */
  owed: read<MembershipStatsQuery, OwedStats>("GET /co-space/analytics/owed", { query: ["branchId"], addition: true }),
};
