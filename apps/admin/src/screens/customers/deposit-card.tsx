import { usePermission } from "@carrel/hooks";
import type { Customer, Deposit, DepositMove } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BranchMoment } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { METHOD_LABELS } from "../../app/payment-words";
import { useMoney } from "../../app/use-money";
import { Loaded } from "../../lists/loaded";
import { DepositPaymentDialog } from "./deposit-payment-dialog";
import { KeepDepositDialog } from "./keep-deposit-dialog";

const MOVE_LABELS: Readonly<Record<DepositMove["kind"], string>> = {
  taken: "Taken",
  returned: "Given back",
  kept: "Kept",
};

interface DepositCardProps {
  customer: Customer;
  zone: string;
}

/** What is held for a customer; takes more, gives it back or keeps it. */
export function DepositCard({ customer, zone }: DepositCardProps) {
  const deposit = useQuery(q.deposits.get({ customerId: customer._id }));
  return (
    <Card title="Deposit">
      <Loaded query={deposit} what="The deposit" pending={<Skeleton lines={2} />}>
        {(data) => <Held deposit={data} customer={customer} zone={zone} />}
      </Loaded>
    </Card>
  );
}

type Work = "take" | "giveBack" | "keep";

function Held({ deposit, customer, zone }: DepositCardProps & { deposit: Deposit }) {
  const { held, currency, moves } = deposit;
  const money = useMoney();
  const mayTake = usePermission("bookings.write") && customer.isActive;
  const mayGive = usePermission("payments.refund") && held > 0;
  const [work, setWork] = useState<Work | null>(null);
  const close = () => setWork(null);
  const button = (does: Work, label: string) => (
    <OnlineButton size="sm" onClick={() => setWork(does)}>
      {label}
    </OnlineButton>
  );
  return (
    <div className="flex flex-col gap-4">
      <p className="m-0">
        {held > 0 ? (
          <>
            <span className="font-medium text-strong">{money(held, currency)}</span> held
          </>
        ) : (
          <span className="text-muted">Nothing is held.</span>
        )}
      </p>
      {(mayTake || mayGive) && (
        <div className="flex flex-wrap gap-2">
          {mayTake && button("take", "Take deposit")}
          {mayGive && button("giveBack", "Give back")}
          {mayGive && button("keep", "Keep")}
        </div>
      )}
      {moves.length > 0 && (
        <ul aria-label="What came and went" className="m-0 flex list-none flex-col p-0">
          {moves.map((move) => (
            <Move key={move._id} move={move} zone={zone} />
          ))}
        </ul>
      )}
      {work === "keep" && <KeepDepositDialog customer={customer} deposit={deposit} onClose={close} />}
      {(work === "take" || work === "giveBack") && (
        <DepositPaymentDialog work={work} customer={customer} deposit={deposit} onClose={close} />
      )}
    </div>
  );
}

function Move({ move, zone }: { move: DepositMove; zone: string }) {
  const { kind, amount, currency, method, reference, reason, recordedBy, movedAt } = move;
  const money = useMoney();
  const how = [method && METHOD_LABELS[method], reference, reason].filter(Boolean).join(", ");
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-border py-2 last:border-none">
      <span className="flex min-w-0 flex-col">
        <BranchMoment at={movedAt} zone={zone} />
        {how && <span className="text-sm wrap-anywhere text-muted">{how}</span>}
        {recordedBy && <span className="text-sm wrap-anywhere text-muted">By {recordedBy.name}</span>}
      </span>
      <span className="tabular-nums">
        {MOVE_LABELS[kind]} {money(amount, currency)}
      </span>
    </li>
  );
}
