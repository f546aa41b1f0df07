import type { Booking } from "../schemas/booking";
import type { ById, CountedPage, Page } from "../schemas/common";
import type { EndPreview } from "../schemas/desk";
import type {
  AddMembership,
  AddVisit,
  Board,
  BoardQuery,
  ByBranchDay,
  ChangeMembership,
  EndMembership,
  FloatingPlaces,
  FreezeMembership,
  Membership,
  MembershipBookingQuery,
  MembershipChange,
  MembershipQuery,
  Offer,
  OfferQuery,
  PayMembership,
  PreviewMembershipEnd,
  RefundMembership,
  ReinstateMembership,
  Renewed,
  RenewMembership,
  RenewMemberships,
  ThawMembership,
  TransferMembership,
} from "../schemas/membership";
import { read, write } from "./operation";

// Each row is written out: what is spread into one is shipped with it, whoever asks for no membership.

/** What a membership makes stale: whose a desk is, its bookings, the customer's record, the dashboard. */
const touches = ["memberships", "desks", "bookings", "customers", "dues", "deposits", "ledger", "cash", "dashboard"];

export const memberships = {
  /**
   * Lists memberships, those that end first first: of the selected branch, or of a customer or a desk that is named.
   * @example const { data } = await client.memberships.list({ state: "live", kind: "pass", limit: 20, page: 1 });
   */
  list: read<MembershipQuery, Page<Membership>>("POST /co-space/memberships", {
    query: ["limit", "page", "search"],
    page: "totalRecords",
    limit: 20,
    background: true,
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Reads one membership.
   * @example const membership = await client.memberships.get({ id });
   */
  get: read<ById, Membership>("GET /co-space/memberships/id/{id}", { permission: "bookings.read", addition: true }),

  /**
   * The bookings of a membership, the latest start first, cancelled ones too: a shift's days, a pass's visits.
   * @example const { data, totalCount } = await client.memberships.bookings({ id, page: 1 });
   */
  bookings: read<MembershipBookingQuery, CountedPage<Booking>>("GET /co-space/memberships/{id}/bookings", {
    query: ["page", "limit"],
    page: "totalCount",
    limit: 20,
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Who has which seat in which shift on a day of a branch.
   * @example const { shifts, desks } = await client.memberships.board({ date: "2026-11-23" });
   */
  board: read<BoardQuery, Board>("GET /co-space/memberships/board", {
    query: ["branchId", "date"],
    background: true,
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Floating places of a branch on a day, in all open hours and in each active shift that is on it: at the moment at which there are the
   * fewest left, how many are sold and how many there are.
   * @example const { shifts } = await client.memberships.floatingPlaces({});
   */
  floatingPlaces: read<ByBranchDay, FloatingPlaces>("GET /co-space/memberships/floating-places", {
    query: ["branchId", "date"],
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * What a plan buys from a day on: its end, its price, and the seats that are free for the whole term.
   * @example const { endAt, desks } = await client.memberships.offer({ feePlanId, shiftId, startDate: "2026-11-23" });
   */
  offer: read<OfferQuery, Offer>("POST /co-space/memberships/offer", { permission: "bookings.read", addition: true }),

  /**
   * Sells a membership for one duration of its plan. With `method` it is paid, or `paying` of it, else it is all due; `discount` is let off
   * its price, and a `deposit` is taken by the same method, beside what is paid, or not at all where the sale is refused. A seat that is
   * taken at any of its days is 409 `desk_taken`; a customer who has a desk then is 409 `customer_assigned`; no floating place left is 409
   * `floating_full`; a fixed seat that leaves floating members too few places is 409 `floating_displaced` unless `displaceFloating` is true.
   * @example const membership = await client.memberships.add({ customerId, feePlanId, deskId, shiftId, startDate: "2026-11-23" });
   * @example await client.memberships.add({ customerId, feePlanId, startDate, method: "cash", discount: { amount: 20_000, reason: "Student" }, deposit: { amount: 200_000 } });
   */
  add: write<AddMembership, Membership>("POST /co-space/memberships/add", {
    permission: "bookings.write",
    creates: true,
    touches,
    addition: true,
  }),

  /**
   * Extends a membership by one duration, from its end or (when it has lapsed) from today: paid by `method`, or `paying` of it,
   * else due, less `discount`, with a `deposit` as of `add`. Refused as `add` is.
   * @example const membership = await client.memberships.renew({ id, method: "upi" });
   */
  renew: write<RenewMembership, Membership>("POST /co-space/memberships/{id}/renew", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * Renews many, each on its own plan: what fits is renewed, what doesn't is told with its reason. Paid by `method`, else due.
   * @example const { renewed, refused } = await client.memberships.renewMany({ ids, method: "cash" });
   */
  renewMany: write<RenewMemberships, Renewed>("POST /co-space/memberships/renew-many", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * What ending a membership now, or with a local day before its last, means for its money, before it is done: what its days left were bought
   * for, and of that what was paid. Of a pass it is what is left of it, visits that are booked ahead with it, since ending takes them back. Of
   * one that is over nothing is unused. 400 at `lastDay` as `end`.
   * @example const { unused, paid, refund } = await client.memberships.previewEnd({ id, lastDay: "2026-12-10" });
   */
  previewEnd: read<PreviewMembershipEnd, EndPreview>("POST /co-space/memberships/{id}/end/preview", {
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Ends a membership now, or with a local day before its last. What was used stays on record; the rest of its time is free. With `refund`
   * money is given back as it ends, which takes `payments.refund` beside, and so much less is agreed for it; more than was paid is 409
   * `refund_exceeds`, and nothing is ended then. `previewEnd` says what its days left were bought for. Where `canReinstate` is answered,
   * `reinstate` takes it back.
   * @example await client.memberships.end({ id, lastDay: "2026-12-10", refund: { amount: 50_000, reason: "Moves away" } });
   */
  end: write<EndMembership, Membership>("POST /co-space/memberships/{id}/end", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * Takes back an early end, so that the membership lasts as long as it did, with its days, freezes and price; visits that were cancelled stay
   * so. 409 `not_ended` where nothing ended it early or it was changed since, `money_returned` where money was given back or let go,
   * `membership_over` where it would be over by now, `desk_taken`, `customer_assigned`, `floating_full`, and `floating_displaced` as `add`.
   * @example await client.memberships.reinstate({ id });
   */
  reinstate: write<ReinstateMembership, Membership>("POST /co-space/memberships/{id}/reinstate", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * Takes money for a membership of any kind that was not cancelled: what is due (`amount` less `paid`), or a part of it. More is 409
   * `payment_exceeds` with `data.due`, and where nothing is due `nothing_due`. A seat's goes to the booking that owes it.
   * @example const { amount, paid = 0 } = await client.memberships.pay({ id, amount: 50_000, method: "upi", reference: "431209871234" });
   */
  pay: write<PayMembership, Membership>("POST /co-space/memberships/{id}/payments", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * Gives back what was paid for a membership, whatever its state, or a part of it. More than `paid` is 409 `refund_exceeds` with `data.paid`.
   * @example await client.memberships.refund({ id, amount: 50_000, method: "cash", reason: "Paid twice" });
   */
  refund: write<RefundMembership, Membership>("POST /co-space/memberships/{id}/refunds", {
    permission: "payments.refund",
    touches,
    addition: true,
  }),

  /**
   * Lets a membership rest for some days: its seat is free meanwhile, and its end moves on by what is lost (409 `desk_taken` where somebody
   * has the seat then, and `floating_displaced` as `add`; 409 `already_frozen` on days on which it rests already). Visits in it are
   * cancelled, and who was to come is told. What of it is ahead can be undone by `thaw`.
   * @example await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-10" });
   */
  freeze: write<FreezeMembership, Membership>("POST /co-space/memberships/{id}/freeze", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * Takes back a freeze, or what is left of it from today on: its end moves back; visits that it cancelled stay cancelled. 409
   * `desk_taken` where the seat was given to somebody meanwhile, `floating_displaced` as `add` where floating places were sold on it,
   * `freeze_over` where nothing of it is left, `frozen_later` where another freeze would lie behind the end.
   * @example await client.memberships.thaw({ id, freezeId });
   */
  thaw: write<ThawMembership, Membership>("POST /co-space/memberships/{id}/thaw", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * What another plan, shift or seat would mean for the days that are left, and what is to be paid.
   * @example const { daysLeft, due } = await client.memberships.previewChange({ id, from: "2026-12-01", shiftId });
   */
  previewChange: read<ChangeMembership, MembershipChange>("POST /co-space/memberships/{id}/change/preview", {
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Changes plan, shift or seat from a local day on, for the days that are left; what these cost more, less `discount`, is paid by `method`,
   * or `paying` of it, else due. Answers the membership that goes on: the same one from its first day on, else a new one. 409 `membership_frozen` while it
   * rests or is to rest, `membership_pass` for a pass, `desk_taken`, and `floating_displaced` as `add`. Changed back at once, nothing is paid.
   * @example await client.memberships.change({ id, from: "2026-12-01", shiftId, method: "cash" });
   */
  change: write<ChangeMembership, Membership>("POST /co-space/memberships/{id}/change", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * Gives what is left of a membership to another customer, who has no desk then (409 `customer_assigned`). What was used stays with the
   * one before. Answers the membership that goes on: the same one where nothing was used, else a new one.
   * @example await client.memberships.transfer({ id, customerId });
   */
  transfer: write<TransferMembership, Membership>("POST /co-space/memberships/{id}/transfer", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * Books a visit of a floating member or the holder of a pass, at a free desk: the one that is named, else that nearest to his last. A `date` of
   * a place in a shift is the shift's hours on it. A pass that has not enough left is 409 `pass_used_up`; time outside of the
   * membership is 409 `membership_outside`; a second visit of a floating member at one time is 409 `visit_overlaps`; no free desk
   * is 409 `desk_taken` with alternatives.
   * @example const booking = await client.memberships.visit({ id, date: "2026-11-23" });
   */
  visit: write<AddVisit, Booking>("POST /co-space/memberships/{id}/visits", {
    permission: "bookings.write",
    creates: true,
    touches,
    addition: true,
  }),
};
