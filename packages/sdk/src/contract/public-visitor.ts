import type { ByBookingToken, LinkedBooking } from "../schemas/visitor";
import { read, write } from "./operation";

/** What anyone may ask who has the link of a booking's mail. */
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
   * Cancels the booking that a mail's link leads to, as `cancelBooking` does.
   * @example await client.visitor.cancelLinkedBooking({ token });
   */
  cancelLinkedBooking: write<ByBookingToken, LinkedBooking>("POST /customer/linked-booking/cancel", {
    access: "public",
    touches: ["visitor", "desks"],
    addition: true,
  }),
};
