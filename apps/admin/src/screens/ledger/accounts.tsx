import type { AccountSum, LedgerAccount, LedgerDays } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { DataTable, type DataTableColumn } from "@carrel/ui/data-table";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { useMoney } from "../../app/use-money";
import { ACCOUNT_LABELS, ACCOUNTS } from "../../app/words/accounts";
import { FailedList } from "../../lists/list-states";

/** What stands in credit: what is earned, and what is another's. */
const IN_CREDIT: ReadonlySet<LedgerAccount> = new Set([
  ...(["income_bookings", "income_memberships", "income_charges", "income_deposits"] as const),
  ...(["tax", "deposits"] as const),
]);

/** What an account comes to, on its own side. */
const standing = ({ account, debit, credit }: AccountSum) => (IN_CREDIT.has(account) ? credit - debit : debit - credit);

/** As the accounts are read: what is owed and earned before how it came in. */
const inOrder = (sums: readonly AccountSum[]) =>
  sums.toSorted((one, other) => ACCOUNTS.indexOf(one.account) - ACCOUNTS.indexOf(other.account));

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
        rows={inOrder(sums.data?.data ?? [])}
        columns={columns}
        rowId={({ account, currency }) => `${account}-${currency}`}
        loading={sums.isPending}
        error={sums.error && <FailedList what="The accounts" error={sums.error} onRetry={() => void sums.refetch()} />}
        empty={<p className="p-6 text-muted">Nothing was charged or paid in these days.</p>}
      />
    </Card>
  );
}
