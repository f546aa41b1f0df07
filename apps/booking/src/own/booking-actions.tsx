import type { VisitorBooking } from "@carrel/sdk";
import { localDateOf } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { AddToCalendar } from "./add-to-calendar";
import { bookAgain } from "./book-again";
import { CancelOwn } from "./cancel-own";
import type { OwnProps } from "./own-page";
import { branchToMoveIn, openBranch } from "./place-of";

interface BookingActionsProps extends Pick<OwnProps, "organisation"> {
  booking: VisitorBooking;
}

/** What its visitor can do with a booking now. */
export function BookingActions({ organisation, booking }: BookingActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const { _id, code, type, startAt, endAt, timezone, cancelUntil } = booking;
  const branch = openBranch(organisation, booking);
  const again = branch && bookAgain(booking, branch, organisation, new Date());
  const dayOf = (instant: number) => localDateOf(new Date(instant), timezone);
  const time = type === "HOURLY" ? { from: startAt, to: endAt } : { until: dayOf(Date.parse(endAt) - 1) };
  const about = <span className="ui-visually-hidden"> {code}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      {again && branch && (
        <Button asChild size="sm">
          <Link to="/book/{-$branchId}" search={{ branch: branch._id, ...again }}>
            Book again{about}
          </Link>
        </Button>
      )}
      {branchToMoveIn(organisation, booking) && (
        <Button asChild size="sm">
          <Link to="/dashboard" search={{ move: _id, step: "when", type, date: dayOf(Date.parse(startAt)), ...time }}>
            Move{about}
          </Link>
        </Button>
      )}
      {booking.calendar && <AddToCalendar calendar={booking.calendar} code={code} />}
      {cancelUntil && (
        <Button size="sm" variant="danger-ghost" onClick={() => setCancelling(true)}>
          Cancel{about}
        </Button>
      )}
      {cancelUntil && <CancelOwn booking={booking} isOpen={isCancelling} onOpenChange={setCancelling} />}
    </div>
  );
}
