import type { VisitorCancelPreview } from "../schemas/own-area";
import type { ByBookingToken, ClaimPaid, LinkedBooking, LinkedDues } from "../schemas/visitor";
import { read, write } from "./operation";

/** What anyone may ask who has the link of a mail. */
export const publicVisitor = {
  /**
   * The booking that a mail's link leads to, and its place, without a sign-in: the token stands behind `/booking/` there. One
   * that was not signed here, or whose booking was over thirty days ago, is 404.
   * @example const { code, cancelUntil } = await client.visitor.linkedBooking({ token });
   */
  linkedBooking: read<ByBookingToken, LinkedBooking>("POST /customer/linked-booking", {
    access: "public",
    addition: true,
  }),

  /**
   * What cancelling the booking that a mail's link leads to means for its money now: as `previewCancel`.
   * @example const { refund } = await client.visitor.previewCancelLinked({ token });
   */
  previewCancelLinked: read<ByBookingToken, VisitorCancelPreview>("POST /customer/linked-booking/cancel/preview", {
    access: "public",
    addition: true,
  }),

  /**
   * Cancels the booking that a mail's link leads to, as `cancelBooking` does.
   * @example await client.visitor.cancelLinkedBooking({ token });
   */
  cancelLinkedBooking: write<ByBookingToken, LinkedBooking>("POST /customer/linked-booking/cancel", {
    access: "public",
    touches: ["visitor", "desks"],
    addition: true,
  }),

  /**
   * Says that what is due for the booking was paid by UPI, with the payment's reference. Staff are told; a booking that waits is held until they
   * answer or it begins. The same again changes nothing, another reference takes the place of the one before. 409 `nothing_due` where nothing can
   * be paid for it by UPI, `booking_transition` where it is cancelled or was not confirmed in time, `claim_refused` once staff found no payment, and `claim_elsewhere` while the same visitor's word about another booking
   * waits for its answer.
   * @example const { claim, holdUntil } = await client.visitor.claimPaid({ token, reference: "412309871234" });
   */
  claimPaid: write<ClaimPaid, LinkedBooking>("POST /customer/linked-booking/claim", {
    access: "public",
    touches: ["visitor", "desks"],
    addition: true,
  }),

  /**
   * What the link of a reminder leads to, without a sign-in: what its reader owes now, and how he pays it by UPI. The token stands behind
   * `/due/` there; one that was not signed here is 404, and nothing is due once all is paid.
   * @example const { due, items, upi } = await client.visitor.linkedDues({ token });
   */
  linkedDues: read<ByBookingToken, LinkedDues>("POST /customer/linked-dues", { access: "public", addition: true }),
};
