import { usePermission } from "@carrel/hooks";
import type { Charge, Customer } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { LoadMore } from "@carrel/ui/data-table";
import { Skeleton } from "@carrel/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { BranchMoment } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { PaymentState } from "../../app/parts/payment-state";
import { useMoney } from "../../app/use-money";
import { FailedList } from "../../lists/list-states";
import { usePages } from "../../lists/use-pages";
import { AddChargeDialog } from "./add-charge-dialog";

/** Rows that are shown at first, and that "Show more" adds. */
const STEP = 5;

interface ChargesCardProps {
  customer: Customer;
  zone: string;
}

/** What a customer owes, or paid, beside bookings and memberships; charges him for more. */
export function ChargesCard({ customer, zone }: ChargesCardProps) {
  const mayAdd = usePermission("bookings.write");
  const [adding, setAdding] = useState(false);
  return (
    <Card
      title="Charges"
      actions={
        mayAdd && (
          <OnlineButton size="sm" onClick={() => setAdding(true)}>
            Add a charge
          </OnlineButton>
        )
      }
    >
      <Charges customerId={customer._id} zone={zone} />
      {adding && <AddChargeDialog customer={customer} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function Charges({ customerId, zone }: { customerId: string; zone: string }) {
  const list = usePages(q.charges.list.pages({ customerId, limit: STEP }));
  if (list.error && list.rows.length === 0)
    return <FailedList what="The charges" error={list.error} onRetry={list.retry} />;
  if (list.isPending) return <Skeleton lines={2} />;
  if (list.rows.length === 0) return <p className="m-0 text-muted">No charges. A lost key or a late fee goes here.</p>;
  return (
    <>
      <ul aria-label="Charges" className="m-0 flex list-none flex-col divide-y divide-border p-0">
        {list.rows.map((charge) => (
          <Row key={charge._id} charge={charge} zone={zone} />
        ))}
      </ul>
      {list.rows.length < list.total && (
        <LoadMore
          shown={list.rows.length}
          total={list.total}
          atLeast={list.atLeast}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      )}
    </>
  );
}

function Row({ charge, zone }: { charge: Charge; zone: string }) {
  const { _id, customerId, reason, amount, currency, state, chargedAt } = charge;
  const format = useMoney();
  const money = (sum: number) => format(sum, currency);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-col">
        <Link
          to="/customers/$customerId/charges/$chargeId"
          params={{ customerId, chargeId: _id }}
          search={true}
          resetScroll={false}
          preload={false}
          className="font-medium wrap-anywhere"
        >
          {reason}
        </Link>
        <span className="text-sm text-muted">
          <BranchMoment at={chargedAt} zone={zone} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <span className="tabular-nums">{money(amount)}</span>
        {state === "cancelled" && <span className="text-sm text-muted">Cancelled</span>}
        <PaymentState priced={charge} money={money} />
      </span>
    </li>
  );
}
