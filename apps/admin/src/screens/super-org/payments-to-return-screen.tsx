import { usePermission } from "@carrel/hooks";
import type { PaymentToReturn } from "@carrel/sdk/schemas";
import { StatusBadge } from "@carrel/ui/status-badge";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { useMoney } from "../../app/use-money";
import { TwoLines, When } from "../../lists/cells";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { listPlace } from "../../lists/list-place";
import { MarkReturned } from "./mark-returned";

/** Why an order could no longer be paid. */
const REASONS: Record<PaymentToReturn["reason"], string> = {
  order_ended: "The order had ended",
  paid_twice: "It was paid twice",
  price_changed: "The price had changed",
  paid_far_ahead: "It is paid far ahead already",
  mandate_ended: "Recurring payments had been stopped",
};

interface Writers {
  money: (amountMinor: number, currency: string) => string;
  moment: (instant: string) => string;
}

const paymentColumns = ({ money, moment }: Writers): ListColumn<PaymentToReturn>[] => [
  {
    id: "organisation",
    header: "Organisation",
    cell: ({ orgName, reason }) => <TwoLines below={REASONS[reason]}>{orgName}</TwoLines>,
    csv: { Organisation: ({ orgName }) => orgName, Why: ({ reason }) => REASONS[reason] },
  },
  {
    id: "amount",
    header: "Amount",
    align: "end",
    cell: ({ amount, currency }) => money(amount, currency),
    csv: { "Amount (smallest unit)": ({ amount }) => amount, Currency: ({ currency }) => currency },
  },
  {
    id: "payment",
    header: "Payment",
    hideBelow: "md",
    cell: ({ razorpayPaymentId, gateway, method }) => (
      <TwoLines as="code" below={razorpayPaymentId}>{`${method}, ${gateway}`}</TwoLines>
    ),
    csv: ({ razorpayPaymentId }) => razorpayPaymentId,
  },
  {
    id: "paid",
    header: "Paid",
    cell: ({ createdAt }) => <When at={createdAt}>{moment(createdAt)}</When>,
    csv: { "Paid (UTC)": ({ createdAt }) => createdAt },
  },
  {
    id: "state",
    header: "State",
    cell: ({ returned }) =>
      returned ? (
        <TwoLines below={`${returned.reference}, ${returned.by.name}, ${moment(returned.at)}`}>
          <StatusBadge tone="success">Given back</StatusBadge>
        </TwoLines>
      ) : (
        <StatusBadge tone="warning">To give back</StatusBadge>
      ),
    csv: {
      "Given back (UTC)": ({ returned }) => returned?.at ?? "",
      Reference: ({ returned }) => returned?.reference ?? "",
    },
  },
];

/** What organisations paid for orders that could no longer be paid, and whether they have it back. */
export const PaymentsToReturnScreen: ComponentType = listPlace("/payments-to-return", ({ search: { status } }) =>
  found(q.superOrg.paymentsToReturn, { status }),
)(function usePayments() {
  const moment = useMoment();
  const money = useMoney();
  const mayMark = usePermission("superOrg.write");
  return {
    noun: "payments to give back",
    title: "Payments to give back",
    description: "Paid for orders that could no longer be paid. Give the money back at the gateway, then say so here.",
    columns: paymentColumns({ money, moment }),
    rowPath: null,
    rowActions: (payment) => mayMark && !payment.returned && <MarkReturned payment={payment} />,
    hasNoSearch: true,
    tabs: {
      by: "status",
      label: "State",
      first: { label: "All" },
      others: [
        { value: "DUE", label: "To give back", rows: "payments that are to be given back" },
        { value: "RETURNED", label: "Given back", rows: "payments that were given back" },
      ],
    },
    download: { fileName: "payments-to-give-back.csv" },
    firstUse: {
      illustration: "search-nothing",
      title: "Nothing to give back",
      description: "A payment that came too late or twice appears here, until somebody says that it was given back.",
    },
  };
});
