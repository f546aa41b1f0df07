import * as z from "zod";
import { BookingStatus } from "./booking";
import { BookingType } from "./booking-type";
import { Currency, Id, Instant, LocalDate, LocalTime, page, pageQuery, text } from "./common";
import { PlanKind } from "./fee-plan";
import { Allowance } from "./visitor-membership";

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

/**
 * How long memberships still last, and how full the place is now. Days are the branch's local days; what was ended
 * earlier today expires no more.
 */
export const BookingStats = z.object({
  expiringToday: count,
  expiringTomorrow: count,
  expiringThisWeek: count,
  expiringNext30Days: count,
  /** Memberships that end within 48 hours. */
  urgentExpirations: count,
  expiredInLastWeek: count,
  expiredOneWeekAgo: count,
  deskOccupancy: z.object({
    /** Active desks. */
    total: count,
    /** Those of them with a booking, confirmed or on hold, that covers this instant, whatever is left of their day. */
    occupied: count,
    /** The others. */
    available: count,
    /** Active desks whose `now` is `free`, as the desks' counters have it: `available` without those that are held for codes. */
    freeNow: count,
    /** Those whose `now` is `taken`: `occupied` without those that are on hold. */
    takenNow: count,
    /** Percent of active desks that are occupied, 0 to 100. */
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

/** A sum of payments less refunds, in the currency's minor unit; below 0 when more was given back than taken. */
const NetAmount = z.int();

/**
 * Change against the time before, in percent (12.5 is an eighth more); null when there is nothing to compare with, or less
 * than nothing.
 */
const Growth = z.number().nullable();

/**
 * What was earned, net of refunds, in the currency's minor unit. Days and months are the branch's local ones.
 * Figures that name no time of their own cover the asked period, except the three totals and the average: those cover
 * everything.
 */
export const PaymentStats = z.object({
  currency: Currency,
  today: NetAmount,
  yesterday: NetAmount,
  /** From the first of the month until now. */
  thisMonth: NetAmount,
  lastMonth: NetAmount,
  /** The last six whole months and this one so far. */
  last6Months: NetAmount,
  /** The calendar year before this one. */
  lastYear: NetAmount,
  totalRevenue: NetAmount,
  /** `totalRevenue` by `totalTransactionCount`, rounded; 0 when there are none. */
  averageTransactionValue: NetAmount,
  todayTransactionCount: count,
  /** Transactions of this month. */
  monthlyTransactionCount: count,
  totalTransactionCount: count,
  cashPayments: NetAmount,
  /** Paid otherwise than in cash. */
  onlinePayments: NetAmount,
  dailyBookingsCount: count,
  hourlyBookingsCount: count,
  dailyRevenue: NetAmount,
  hourlyRevenue: NetAmount,
  /** What was paid for charges of their own, such as a lost key: in neither of the two before. */
  chargesRevenue: NetAmount.optional(),
  /** This month so far against the same days of the last one. */
  monthlyGrowth: Growth,
  /** Today against yesterday. */
  dailyGrowth: Growth,
});
export interface PaymentStats extends z.infer<typeof PaymentStats> {}

/** One local day of a trend. */
export const TrendDay = z.object({
  date: LocalDate,
  /** Bookings that were made on the day and not cancelled since. */
  bookings: count,
  revenue: NetAmount,
});
export interface TrendDay extends z.infer<typeof TrendDay> {}

/** How many bookings cover an hour of the week in which their branch is open; hours without any are left out. */
export const PeakHour = z.object({
  /** The local hour from `hour`:00 to the next. */
  hour: z.int().min(0).max(23),
  /** 0 is Sunday. */
  weekday: z.int().min(0).max(6),
  bookings: count,
});
export interface PeakHour extends z.infer<typeof PeakHour> {}

export const PopularDesk = z.object({
  deskId: Id,
  deskName: text(60),
  branchName: text(120),
  /** Bookings of the period, and those that reach into it. */
  bookings: count,
  /** Booked minutes within the period. */
  minutes: count,
});
export interface PopularDesk extends z.infer<typeof PopularDesk> {}

/** How bookings go over the period. */
export const BookingTrends = z.object({
  currency: Currency,
  /**
   * Every local day of the period, the oldest first, also those without a booking. Branches whose days differ add a day
   * or two: each tells of its own days.
   */
  dailyTrend: z.array(TrendDay).max(367),
  /** As many days, those before the period: the first belongs beside the first of `dailyTrend`. */
  trendBefore: z.array(TrendDay).max(367),
  /** Bookings made in the last 7 days against the 7 before. */
  weeklyGrowth: Growth,
  /** Bookings made in the last 30 days against the 30 before. */
  monthlyGrowth: Growth,
  /** By weekday and hour of the clock on the wall; what is booked for later today counts too. */
  peakHours: z.array(PeakHour).max(168),
  /** The most booked first. */
  popularDesks: z.array(PopularDesk).max(10),
});
export interface BookingTrends extends z.infer<typeof BookingTrends> {}

/** Memberships that end soon: today and the next `within` days (7 when left out), of one branch or of all. */
export const ExpiringQuery = z.strictObject({
  branchId: Id.optional(),
  /** Days after today; 0 is today alone. */
  within: z.coerce.number<number>().int("Use a whole number of days").min(0).max(90).optional(),
  limit: pageQuery.limit,
  page: pageQuery.page,
});
export interface ExpiringQuery extends z.infer<typeof ExpiringQuery> {}

/** A membership that ends soon, with what its renewal takes: a seat's `deskId` and `feePlanId`, else its own id. */
export const ExpiringAssignment = z.object({
  membershipId: Id,
  kind: PlanKind,
  /** The last booking of a seat or a shift; a floating place and a pass have no desk, and null. */
  bookingId: Id.nullable(),
  deskId: Id.nullable(),
  deskName: text(60).nullable(),
  /** Of a shift, and of a floating place that is sold in one. */
  shiftName: text(60).nullable(),
  branchId: Id,
  branchName: text(120),
  customerId: Id,
  customerName: text(120),
  feePlanId: Id,
  feePlanName: text(120),
  /** Whether the plan is still sold: a renewal on another plan has to be chosen otherwise. */
  feePlanIsActive: z.boolean(),
  endAt: Instant,
  /** Local days from today to the last day that it covers: 0 ends today. */
  daysLeft: z.int().min(0).max(90),
});
export interface ExpiringAssignment extends z.infer<typeof ExpiringAssignment> {}

export const ExpiringPage = page(ExpiringAssignment);

/** A branch; left out: all that the person may see. */
export const MembershipStatsQuery = z.strictObject({ branchId: Id.optional() });
export interface MembershipStatsQuery extends z.infer<typeof MembershipStatsQuery> {}

/** An active shift. Its seats are counted in that time of it which runs now, else in the next. */
export const ShiftFigures = z.object({
  shiftId: Id,
  shiftName: text(60),
  branchId: Id,
  branchName: text(120),
  /** Wall times of the branch, as a shift's. */
  starts: LocalTime,
  ends: LocalTime,
  /** The local day on which the time that is counted begins; null where the branch is closed on all of its days. */
  date: LocalDate.nullable(),
  /** Active desks of the branch. */
  desks: count,
  /** Those of them that somebody has by a membership of his own in any part of it, as the board shows them: whole days count too. */
  sold: count,
  /** Those that nothing takes in any part of it. What is in neither is booked otherwise. */
  free: count,
  /** What was paid since the first of the month for memberships of the shift. */
  income: NetAmount,
  /** Memberships of the shift that end today or on the six days after. */
  ending: count,
});
export interface ShiftFigures extends z.infer<typeof ShiftFigures> {}

/** Floating places of a branch on a day: at the moment at which the fewest are left, how many are sold and how many there are. */
export const FloatingFigures = z.object({
  branchId: Id,
  branchName: text(120),
  /** Null: in all open hours. */
  shiftId: Id.nullable(),
  shiftName: text(60).nullable(),
  /** Today; of a shift the day on which its time is that runs or comes next. */
  date: LocalDate,
  sold: count,
  places: count,
  /** Below 0 where more were sold than there are. */
  left: z.int(),
});
export interface FloatingFigures extends z.infer<typeof FloatingFigures> {}

/** A pass that runs low: little of it is left, or it ends today or on the six days after. */
export const LowPass = z.object({
  membershipId: Id,
  customerId: Id,
  /** Empty for who sees the branch, and not the customer's. */
  customerName: text(120),
  branchId: Id,
  branchName: text(120),
  feePlanName: text(120),
  allowance: Allowance,
  endAt: Instant,
  /** Local days from today to the last day that it covers: 0 ends today. */
  daysLeft: count,
});
export interface LowPass extends z.infer<typeof LowPass> {}

/** How what is sold by membership stands. All is empty where nothing is. */
export const MembershipStats = z.object({
  /** Of all amounts, which are in its minor unit. */
  currency: Currency,
  /** By branch and start; the first hundred of `shiftCount`. */
  shifts: z.array(ShiftFigures).max(100),
  shiftCount: count,
  /** Of branches in which somebody has a floating place, or will: all open hours, and each of the shifts above. */
  floating: z.array(FloatingFigures).max(200),
  passes: z.object({
    /** Passes that run. */
    live: count,
    /** Those of them that run low. */
    low: count,
    /** Of these the twenty with the least left. */
    lowest: z.array(LowPass).max(20),
  }),
});
export interface MembershipStats extends z.infer<typeof MembershipStats> {}

/** What is not paid yet of what is booked and sold, as `dues.list` has it: what is owed in another currency is not in it. */
export const OwedStats = z.object({
  currency: Currency,
  /** In the minor unit. */
  due: count,
  /** How many owe it; who owes in two branches is one. */
  people: count,
});
export interface OwedStats extends z.infer<typeof OwedStats> {}
