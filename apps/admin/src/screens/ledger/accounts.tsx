import type { AccountSum, LedgerDays } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { DataTable, type DataTableColumn } from "@carrel/ui/data-table";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { useMoney } from "../../app/use-money";
import { ACCOUNT_LABELS } from "../../app/words/accounts";
import { FailedList } from "../../lists/list-states";

/** What an account comes to: what is earned stands in credit. */
const standing = ({ account, debit, credit }: AccountSum) =>
  account.startsWith("income_") ? credit - debit : debit - credit;

/** What came to each account in some days, or ever. */
export function Accounts({ days }: { days: LedgerDays }) {
  const money = useMoney();
  const sums = useQuery(q.ledger.balances(days));
  const columns: DataTableColumn<AccountSum>[] = [
    { id: "account", header: "Account", cell: ({ account }) => ACCOUNT_LABELS[account] },
    {
      id: "debit",
      header: "Debit",
      align: "end",
      hideBelow: "sm",
      cell: ({ debit, currency }) => money(debit, currency),
    },
    {
      id: "credit",
      header: "Credit",
      align: "end",
      hideBelow: "sm",
      cell: ({ credit, currency }) => money(credit, currency),
    },
    {
      id: "standing",
      header: "Comes to",
      align: "end",
      cell: (sum) => <span className="font-medium whitespace-nowrap">{money(standing(sum), sum.currency)}</span>,
    },
  ];
  return (
    <Card title="Accounts" padded={false} className="mb-6">
      <DataTable
        caption="Accounts"
        rows={sums.data?.data ?? []}
        columns={columns}
        rowId={({ account, currency }) => `${account}-${currency}`}
        loading={sums.isPending}
        error={sums.error && <FailedList what="The accounts" error={sums.error} onRetry={() => void sums.refetch()} />}
        empty={<p className="p-6 text-muted">Nothing was charged or paid in these days.</p>}
      />
    </Card>
  );
}
