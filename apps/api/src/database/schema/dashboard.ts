import type { Generated } from "kysely";

/**
 * Sums that the dashboard is read from (database/count.ts). A key's rows add up: part 0 is what was folded, the others are
 * what was counted since. Days are the branch's local ones.
 */
interface FiguresTable {
  orgId: string;
  branchId: string;
  /** `YYYY-MM-DD`. */
  day: string;
  part: Generated<number>;
}

/** Bookings by the day on which they were made. */
interface BookingFiguresTable extends FiguresTable {
  pending: number;
  confirmed: number;
  cancelled: number;
  /** Those that were not cancelled, by type. */
  daily: number;
  hourly: number;
}

/** Bookings that were not cancelled, by the hours in which they begin and end. */
interface HourFiguresTable extends FiguresTable {
  hour: number;
  started: number;
  ended: number;
  /** Booked by those that begin. */
  minutes: number;
}

interface SpanFiguresTable extends FiguresTable {
  /** How many days from `day` on: 1, 8 or 64. */
  span: number;
}

/** Bookings that were not cancelled, by the day on which they begin. */
interface DeskFiguresTable extends SpanFiguresTable {
  deskId: string;
  bookings: number;
  minutes: number;
}

interface CustomerFiguresTable extends SpanFiguresTable {
  customerId: string;
  bookings: number;
  minutes: number;
}

/** Payments less refunds, minor unit of `currency`, by the day on which they were paid. */
interface PaymentFiguresTable extends SpanFiguresTable {
  currency: string;
  transactions: number;
  revenue: number;
  cash: number;
  /** What daily bookings brought. */
  daily: number;
}

export interface DashboardTables {
  bookingFigures: BookingFiguresTable;
  hourFigures: HourFiguresTable;
  deskFigures: DeskFiguresTable;
  customerFigures: CustomerFiguresTable;
  paymentFigures: PaymentFiguresTable;
}
