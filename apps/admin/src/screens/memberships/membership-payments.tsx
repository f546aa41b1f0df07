import { usePermission } from "@carrel/hooks";
import type { Membership } from "@carrel/sdk";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { Part } from "../../app/parts/part";
import { PaymentLines } from "../../app/parts/payment-lines";
import { Loaded } from "../../lists/loaded";
import { Balance } from "../bookings/balance";

interface MembershipPaymentsProps {
  membership: Membership;
  zone: string;
}

/** What was paid for it and is due; what came in for it and went back, for those who may see the member. */
export function MembershipPayments({ membership, zone }: MembershipPaymentsProps) {
  const { _id, customerId, amount, paid = 0, discount = 0 } = membership;
  const mayRead = usePermission("customers.read");
  const payments = useQuery({ ...q.customers.transactions({ id: customerId }), enabled: mayRead });
  const own = payments.data?.filter(({ membershipId }) => membershipId === _id) ?? [];
  return (
    <Part title="Payments">
      {amount > 0 || paid > 0 || discount > 0 ? (
        <Balance owed={membership} hasRefunds={own.some(({ kind }) => kind === "refund")} />
      ) : (
        <p className="m-0 text-muted">Nothing is due.</p>
      )}
      {mayRead && (
        <Loaded query={payments} what="The payments" pending={<Skeleton shape="rect" height="3.5rem" />}>
          {() => own.length > 0 && <PaymentLines payments={own} zone={zone} />}
        </Loaded>
      )}
    </Part>
  );
}
