import { usePermission } from "@carrel/hooks";
import type { Booking, Membership } from "@carrel/sdk";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { Part } from "../../app/parts/part";
import { PaymentLines } from "../../app/parts/payment-lines";
import { Loaded } from "../../lists/loaded";
import { BookingBalance } from "../bookings/booking-balance";

/** The booking that a seat's membership is, by which it is paid; two around a freeze are paid each in its own. */
function useOnlyBooking({ _id: id, kind }: Membership): Booking | undefined {
  const enabled = usePermission("bookings.read") && kind === "seat";
  const [booking, another] =
    useQuery({ ...q.memberships.bookings({ id, limit: 2, page: 1 }), enabled }).data?.data ?? [];
  return another ? undefined : booking;
}

interface MembershipPaymentsProps {
  membership: Membership;
  zone: string;
}

/** What the member paid for it, and was paid back; for those who may see the member. */
export function MembershipPayments({ membership, zone }: MembershipPaymentsProps) {
  const mayRead = usePermission("customers.read");
  const payments = useQuery({ ...q.customers.transactions({ id: membership.customerId }), enabled: mayRead });
  const booking = useOnlyBooking(membership);
  if (!mayRead) return null;
  return (
    <Part title="Payments">
      <Loaded query={payments} what="The payments" pending={<Skeleton shape="rect" height="3.5rem" />}>
        {(all) => {
          const own = all.filter(({ membershipId }) => membershipId === membership._id);
          if (booking && (booking.amount > 0 || own.length > 0))
            return (
              <>
                <BookingBalance booking={booking} hasRefunds={own.some(({ kind }) => kind === "refund")} />
                <PaymentLines payments={own} zone={zone} />
              </>
            );
          if (own.length > 0) return <PaymentLines payments={own} zone={zone} />;
          return (
            <p className="m-0 text-muted">{membership.amount > 0 ? "Nothing was paid here." : "Nothing is due."}</p>
          );
        }}
      </Loaded>
    </Part>
  );
}
