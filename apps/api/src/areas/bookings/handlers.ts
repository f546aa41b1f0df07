import type { Validation } from "@carrel/sdk/validation";
import { sql } from "kysely";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { answerClaim } from "./answer-claim";
import { calendar } from "./calendar";
import { changeBooking } from "./change-booking";
import { refundBooking } from "./give-back";
import { listBookings } from "./list";
import { occupancy } from "./occupancy";
import { payBooking } from "./pay";
import { previewCancel } from "./preview-cancel";
import { saveBooking, sendOtp, superOrgLookup, verifyOtp } from "./public-booking";
import { findBooking } from "./queries";
import { bookingRecord } from "./record";
import { reschedule } from "./reschedule";
import { staysBefore } from "./stays";

export const bookingHandlers: AreaHandlers<Available, Validation, "bookings"> = {
  list: listBookings,

  async get(context) {
    const { id } = context.input;
    const [booking, staysOf] = await Promise.all([
      findBooking(context, id),
      staysBefore(context, sql<boolean>`stays.booking_id = ${id}::uuid`),
    ]);
    return { ...bookingRecord(booking, booking.deskName), stays: staysOf(id) };
  },

  previewCancel,
  changeStatus: changeBooking,

  reschedule,
  pay: payBooking,
  answerClaim,
  refund: refundBooking,
  calendar,
  occupancy,

  sendOtp,
  verifyOtp,
  saveBooking,
  superOrgLookup,
};
