import type { StatementAccount, StatementEntry } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { DataTable, LoadMore } from "@carrel/ui/data-table";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { BranchMoment } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { saveFile } from "../../app/save-file";
import { useMoney } from "../../app/use-money";
import { entryLabel } from "../../app/words/accounts";
import { TwoLines } from "../../lists/cells";
import { type ListColumn, listCsv } from "../../lists/list-column";
import { FailedList } from "../../lists/list-states";
import { ROWS_A_STEP } from "./bookings-table";

type Entry = StatementEntry & Pick<StatementAccount, "currency">;

interface StatementTableProps {
  customerId: string;
  zone: string;
}

/** What a customer was charged, paid and owes after each, the latest first. */
export function StatementTable({ customerId, zone }: StatementTableProps) {
  const format = useMoney();
  const statement = useQuery(q.customers.statement({ id: customerId }));
  const [shown, setShown] = useState(ROWS_A_STEP);
  const entries = (statement.data?.accounts ?? []).flatMap(({ currency, entries: of }): Entry[] =>
    of.map((entry) => ({ ...entry, currency })).reverse(),
  );
  const money = (amount: number, { currency }: Entry) => (
    <span className="whitespace-nowrap">{format(amount, currency)}</span>
  );
  const columns: ListColumn<Entry>[] = [
    {
      id: "at",
      header: "When",
      cell: ({ postedAt }) => <BranchMoment at={postedAt} zone={zone} />,
      csv: { "When (UTC)": ({ postedAt }) => postedAt },
    },
    {
      id: "what",
      header: "What",
      cell: (entry) => (
        <TwoLines below={[entry.name, entry.note].filter(Boolean).join(" · ")}>{entryLabel(entry)}</TwoLines>
      ),
      csv: { What: entryLabel, For: ({ name }) => name, Note: ({ note }) => note },
    },
    {
      id: "amount",
      header: "Amount",
      align: "end",
      cell: (entry) => money(entry.amount, entry),
      csv: { "Amount (smallest unit)": ({ amount }) => amount },
    },
    {
      id: "balance",
      header: "Owes then",
      align: "end",
      cell: (entry) => money(entry.balance, entry),
      csv: { "Owes then (smallest unit)": ({ balance }) => balance, Currency: ({ currency }) => currency },
    },
  ];
  const save = () => {
    const text = listCsv(columns, entries);
    saveFile({ filename: "statement.csv", blob: new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }) });
  };
  return (
    <DataTable
      caption="Statement"
      rows={entries.slice(0, shown)}
      columns={columns}
      rowId={({ _id }) => _id}
      loading={statement.isPending}
      error={
        statement.error && (
          <FailedList what="The statement" error={statement.error} onRetry={() => void statement.refetch()} />
        )
      }
      empty={<p className="p-6 text-muted">Nothing was charged or paid yet.</p>}
      footer={
        entries.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <LoadMore
              shown={Math.min(shown, entries.length)}
              total={entries.length}
              onLoadMore={() => setShown(shown + ROWS_A_STEP)}
            />
            <Button size="sm" icon={<Download />} onClick={save}>
              Export CSV
            </Button>
          </div>
        )
      }
    />
  );
}
