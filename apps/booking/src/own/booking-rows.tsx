import type { VisitorBooking } from "@carrel/sdk";
import { dueOf, formatMoney } from "@carrel/sdk/domain";
import { StatusBadge } from "@carrel/ui/status-badge";
import { BOOKING_STATUS } from "../booked/booking-card";
import { PeriodLines } from "../flow/period-lines";
import { BookingActions } from "./booking-actions";
import type { OwnProps } from "./own-page";
import { placeOf } from "./place-of";

interface BookingRowsProps extends Pick<OwnProps, "organisation" | "words"> {
  bookings: readonly VisitorBooking[];
}

/** Bookings one below the other, each with what can be done with it. */
export const BookingRows = ({ organisation, words, bookings }: BookingRowsProps) => (
  <ul className="m-0 flex list-none flex-col gap-3 p-0">
    {bookings.map((booking) => {
      const { _id, code, status, type, startAt, endAt, deskName, branchName, currency } = booking;
      const { tone, label } = BOOKING_STATUS[status];
      const due = status === "CANCELLED" ? 0 : dueOf(booking);
      return (
        <li
          key={_id}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-lg border border-solid border-border bg-surface p-4 shadow-1"
        >
          <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
            <p className="m-0 font-semibold text-strong [&>span]:font-normal">
              <PeriodLines
                period={{ startAt: new Date(startAt), endAt: new Date(endAt) }}
                type={type}
                branch={placeOf(organisation, booking)}
              />
            </p>
            <p className="m-0">
              {words.desk} {deskName}, {branchName}
            </p>
            <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <StatusBadge tone={tone}>{label}</StatusBadge>
              <span>{code}</span>
              {due > 0 && <span>{formatMoney(due, currency)} due</span>}
            </p>
          </div>
          <BookingActions organisation={organisation} booking={booking} />
        </li>
      );
    })}
  </ul>
);
