import { recordsOf } from "@carrel/hooks";
import type { VisitorPayment } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "./carrel";
import type { OwnProps } from "./own-page";
import { dayOf, METHODS, MOVED, paidForInWords } from "./own-words";
import { Part } from "./part";
import { ReceiptDialog } from "./receipt-dialog";

const LIMIT = 10;

/** What was paid and given back, each with its receipt. */
export function Receipts(props: OwnProps) {
  const query = useInfiniteQuery(q.visitor.payments.pages({ limit: LIMIT }));
  const [shown, setShown] = useState<VisitorPayment | null>(null);
  return (
    <Part title="Receipts" query={query}>
      {(pages) => {
        const payments = recordsOf(pages);
        if (payments.length === 0) return <p className="m-0 text-muted">Nothing was paid yet.</p>;
        return (
          <>
            <ul className="m-0 list-none rounded-lg border border-solid border-border bg-surface p-0 shadow-1">
              {payments.map((payment) => {
                const { _id, number, kind, method, amount, currency, paidAt, timezone } = payment;
                return (
                  <li
                    key={_id}
                    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-0 border-b border-solid border-border px-4 py-3 last:border-b-0"
                  >
                    <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                      <span className="font-medium text-strong">{paidForInWords(payment)}</span>
                      <span className="block text-sm text-muted">
                        {[MOVED[kind], dayOf(paidAt, timezone), method && METHODS[method]].filter(Boolean).join(", ")}
                      </span>
                    </span>
                    <span className="tabular-nums">
                      {kind === "refunded" && "−"}
                      {formatMoney(amount, currency)}
                    </span>
                    <Button size="sm" onClick={() => setShown(payment)}>
                      Receipt<span className="ui-visually-hidden"> {number}</span>
                    </Button>
                  </li>
                );
              })}
            </ul>
            {query.hasNextPage && (
              <Button
                className="self-start"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Load more receipts
              </Button>
            )}
            {shown && <ReceiptDialog {...props} payment={shown} onClose={() => setShown(null)} />}
          </>
        );
      }}
    </Part>
  );
}
