import type { Booking } from "@carrel/sdk";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { lastDayOf } from "../../app/parts/booked-time";
import { PaymentLines } from "../../app/parts/payment-lines";
import { isPaidElsewhere } from "../../app/words/paid-elsewhere";
import { FailedList } from "../../lists/list-states";
import { Balance } from "./balance";

/** More than one stay is ever paid in. */
const SHOWN = 100;

/** What was paid for a booking, and is due; what came in for it, and went back. */
export function BookingPayments({ booking, zone }: { booking: Booking; zone: string }) {
  const { _id: bookingId, deskId, amount, paid = 0, discount = 0 } = booking;
  const found = useQuery(q.desks.transactions({ deskId, bookingId, limit: SHOWN, page: 1 }));
  if (found.error) return <FailedList what="The payments" error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton shape="rect" height="3.5rem" />;
  const payments = found.data.data;
  if (amount === 0 && isPaidElsewhere(booking, payments))
    return <p className="m-0 text-muted">Taken over: paid elsewhere until {lastDayOf(booking, zone)}.</p>;
  if (amount === 0 && paid === 0 && discount === 0 && payments.length === 0)
    return <p className="m-0 text-muted">Nothing is due.</p>;
  return (
    <>
      <Balance owed={booking} hasRefunds={payments.some(({ kind }) => kind === "refund")} />
      <PaymentLines payments={payments} zone={zone} />
    </>
  );
}
