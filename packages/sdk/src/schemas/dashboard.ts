import * as z from "zod";
import { BookingStatus } from "./booking";
import { Id, Instant, text } from "./common";
import { BookingType } from "./fee-plan";

export const DashboardPeriod = z.enum(["daily", "weekly", "monthly", "yearly"]);
export type DashboardPeriod = z.infer<typeof DashboardPeriod>;

/** A branch (left out: all that the person may see) and a period (weekly when left out). */
export const DashboardQuery = z.strictObject({ branchId: Id.optional(), period: DashboardPeriod.optional() });
export interface DashboardQuery extends z.infer<typeof DashboardQuery> {}

const count = z.int().min(0);

/** One row of the dashboard's list of what comes next. */
export const UpcomingBooking = z.object({
  _id: Id,
  code: text(24),
  deskName: text(60),
  branchName: text(120),
  name: text(120),
  type: BookingType,
  status: BookingStatus,
  startAt: Instant,
  endAt: Instant,
});
export interface UpcomingBooking extends z.infer<typeof UpcomingBooking> {}

/** How long what is booked still lasts, and how full the place is now. Days are the branch's local days. */
export const BookingStats = z.object({
  expiringToday: count,
  expiringTomorrow: count,
  expiringThisWeek: count,
  expiringNext30Days: count,
  /** Confirmed assignments that end within 48 hours. */
  urgentExpirations: count,
  expiredInLastWeek: count,
  expiredOneWeekAgo: count,
  deskOccupancy: z.object({
    total: count,
    occupied: count,
    available: count,
    /** Percent of active desks that are not available now, 0 to 100. */
    utilizationRate: z.number().min(0).max(100),
    availabilityRate: z.number().min(0).max(100),
  }),
  bookingDetails: z.object({
    pending: count,
    confirmed: count,
    cancelled: count,
    /** Live bookings that touch today. */
    today: count,
    upcoming: z.array(UpcomingBooking),
  }),
});
export interface BookingStats extends z.infer<typeof BookingStats> {}
