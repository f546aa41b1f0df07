import type {
  AnswerClaim,
  Booking,
  BookingCalendar,
  BookingCalendarQuery,
  BookingQuery,
  ChangeBookingStatus,
  Occupancy,
  OccupancyQuery,
  PayBooking,
  RefundBooking,
  RescheduleBooking,
} from "../schemas/booking";
import type { ById, Page } from "../schemas/common";
import type { EndPreview } from "../schemas/desk";
import { joined, read, write } from "./operation";
import { publicBookings } from "./public-bookings";

/** What a booking's change makes stale: a customer's record shows his bookings, a pass what its visits took. */
const touches = ["bookings", "desks", "customers", "memberships", "dues", "ledger", "cash", "dashboard"];

const staffBookings = {
  /**
   * Lists the bookings of the selected branch: first those whose visitors say that they have paid, then those that wait for the staff, both
   * soonest first, then the others, newest first. `type`, `deskId`, local days (`from`, `to`), `payment` (`due`: not paid in full; `claimed`: said
   * to be paid, and not answered) and `search` narrow it; what is narrowed or searched stands newest first, and what is `PENDING` or `claimed`
   * soonest first.
   * @example const { data } = await client.bookings.list({ status: "PENDING", limit: 10, page: 1 });
   */
  list: read<BookingQuery, Page<Booking>>("POST /co-space/bookings", {
    query: ["limit", "page", "search", "status", "type", "deskId", "from", "to", "payment"],
    page: "totalRecords",
    limit: 10,
  }),

  /**
   * Reads one booking.
   * @example const booking = await client.bookings.get({ id });
   */
  get: read<ById, Booking>("GET /co-space/bookings/id/{id}"),

  /**
   * What cancelling a booking means for its money, before it is done: all that was paid for it can be given back. Of one that is
   * cancelled already it is what is left of that.
   * @example const { paid, refund } = await client.bookings.previewCancel({ id });
   */
  previewCancel: read<ById, EndPreview>("GET /co-space/bookings/{id}/cancel/preview", {
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Confirms or cancels: PENDING → CONFIRMED or CANCELLED, CONFIRMED → CANCELLED; any other step is 409 `booking_transition`.
   * Its visitor is told by mail, with the `reason` of a cancellation. Confirming one whose visitor asked for a `pass` sells the pass as it was
   * shown to him, less `discount`, paid by `method` (or `paying` of it) or not yet, and the visit takes its part of it; with `withoutPass` it keeps its price. A
   * pass whose plan is not on sale any more is 409 `pass_not_sold`, one that doesn't hold the visit, since that was moved, `pass_used_up` or
   * `membership_outside`.
   * With `refund` money is given back as it is cancelled, which takes `payments.refund` beside; more than was paid is 409 `refund_exceeds`, and
   * nothing is cancelled then.
   * @example await client.bookings.changeStatus({ bookingId: booking._id, status: "CANCELLED", reason: "We are closed that day" });
   */
  changeStatus: write<ChangeBookingStatus, Booking>("POST /co-space/bookings/change-status", {
    fallback: "Failed to update status",
    touches,
  }),

  /**
   * Moves a live booking to another period or desk, as the calendar's drag does. Of a confirmed one that has begun, what is left
   * goes to another desk, from this minute on; what was used stays on record where it was. A taken desk is 409 `desk_taken` with the
   * nearest free alternatives; a booking that is cancelled or over is 409 `booking_transition`.
   * @example await client.bookings.reschedule({ id, deskId, startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-21T12:00:00Z" });
   */
  reschedule: write<RescheduleBooking, Booking>("POST /co-space/bookings/{id}/move", { touches, addition: true }),

  /**
   * Takes money for a booking that waits or is confirmed: what is due (`amount` less `paid`), or a part of it. More is 409 `payment_exceeds`
   * with `data.due`, and where nothing is due `nothing_due`: of two who take the same money at once one is refused. One that is cancelled
   * is 409 `booking_transition`.
   * @example const { amount, paid = 0 } = await client.bookings.pay({ id, amount: 50_000, method: "upi", reference: "431209871234" });
   */
  pay: write<PayBooking, Booking>("POST /co-space/bookings/{id}/payments", { touches, addition: true }),

  /**
   * Answers a visitor who says that he has paid (`claim`). What was received is taken as `pay` takes it, by UPI and with his reference unless said
   * otherwise, and a booking that waits is confirmed with it, whose visitor is told by mail; one that was cancelled meanwhile keeps its status, so
   * that what came for it can be given back. More than is due, or than he named of one that is cancelled, is 409 `payment_exceeds` with `data.due`.
   * Where nothing was received a booking that waits has what was left of its time as he said so, and he is told by mail whom to ask. One that has
   * no claim, or whose claim was answered meanwhile, is 409 `claim_answered`.
   * @example await client.bookings.answerClaim({ id, isReceived: true });
   */
  answerClaim: write<AnswerClaim, Booking>("POST /co-space/bookings/{id}/claim", { touches, addition: true }),

  /**
   * Gives back what was paid for a booking, whatever its status, or a part of it. More than `paid` is 409 `refund_exceeds` with `data.paid`.
   * @example await client.bookings.refund({ id, amount: 50_000, method: "cash", reason: "Left early" });
   */
  refund: write<RefundBooking, Booking>("POST /co-space/bookings/{id}/refunds", {
    permission: "payments.refund",
    touches,
    addition: true,
  }),

  /**
   * A branch's live bookings by desk and local day, at most 31 days; with `deskId` that desk's alone.
   * @example const { desks } = await client.bookings.calendar({ branchId, from: "2026-11-16", to: "2026-11-22" });
   */
  calendar: read<BookingCalendarQuery, BookingCalendar>("GET /co-space/bookings/calendar", {
    query: ["branchId", "deskId", "from", "to"],
    background: true,
    addition: true,
  }),

  /**
   * How full each desk of a branch is on each local day, at most 31 days: figures alone, some thousand desks in a few hundred
   * kilobytes.
   * @example const { days, desks } = await client.bookings.occupancy({ branchId, from: "2026-11-16", to: "2026-11-22" });
   */
  occupancy: read<OccupancyQuery, Occupancy>("GET /co-space/bookings/occupancy", {
    query: ["branchId", "from", "to"],
    background: true,
    addition: true,
  }),
};

export const bookings: typeof publicBookings & typeof staffBookings = joined(publicBookings, staffBookings);
