import type { Booking } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { BranchMoment } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { lastDayOf } from "../../app/parts/booked-time";
import { METHOD_LABELS, PAYMENT_LABELS } from "../../app/payment-words";
import { useMoney } from "../../app/use-money";
import { isPaidElsewhere } from "../../app/words/paid-elsewhere";
import { FailedList } from "../../lists/list-states";

/** More than one stay is ever paid in. */
const SHOWN = 100;

/** What came in for a booking, and went back. */
export function BookingPayments({ booking, zone }: { booking: Booking; zone: string }) {
  const { _id: bookingId, deskId, amount } = booking;
  const money = useMoney();
  const found = useQuery(q.desks.transactions({ deskId, bookingId, limit: SHOWN, page: 1 }));
  if (found.error) return <FailedList what="The payments" error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton shape="rect" height="3.5rem" />;
  const payments = found.data.data;
  if (isPaidElsewhere(booking, payments))
    return <p className="m-0 text-muted">Taken over: paid elsewhere until {lastDayOf(booking, zone)}.</p>;
  if (payments.length === 0)
    return <p className="m-0 text-muted">{amount > 0 ? "Nothing was paid yet." : "Nothing is due."}</p>;
  return (
    <ul className="m-0 flex list-none flex-col p-0">
      {payments.map((payment) => (
        <li
          key={payment._id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-border py-2 last:border-none"
        >
          <span className="flex min-w-0 flex-col">
            <BranchMoment at={payment.paidAt} zone={zone} />
            <span className="text-sm break-all text-muted">
              {[METHOD_LABELS[payment.method], payment.reference].filter(Boolean).join(", ")}
            </span>
          </span>
          <span className="flex items-center gap-2 tabular-nums">
            <Badge>{PAYMENT_LABELS[payment.kind]}</Badge>
            {payment.kind === "refund" && "−"}
            {money(payment.amount, payment.currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
