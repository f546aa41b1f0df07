import { useTerminology } from "@carrel/hooks";
import { formatMoney } from "@carrel/sdk/domain";
import type { ResellerStats } from "@carrel/sdk/schemas";
import { Card } from "@carrel/ui/card";
import { DataTable, type DataTableColumn } from "@carrel/ui/data-table";

type TopClient = ResellerStats["topClients"][number];

/** The clients that came to most. */
export function TopClients({ stats: { topClients, currency, totalRevenue } }: { stats: ResellerStats }) {
  const words = useTerminology();
  const columns: DataTableColumn<TopClient>[] = [
    { id: "name", header: "Client", cell: ({ orgName }) => <span className="wrap-anywhere">{orgName}</span> },
    { id: "bookings", header: "Bookings", align: "end", cell: ({ bookings }) => bookings },
    { id: "desks", header: words.desks, align: "end", cell: ({ desks }) => desks },
    { id: "revenue", header: "Paid", align: "end", cell: ({ revenue }) => formatMoney(revenue, currency) },
  ];
  return (
    <Card
      padded={false}
      title="Largest clients"
      description={
        totalRevenue === 0
          ? "By bookings in the last twelve months."
          : "By what they paid for their subscriptions in the last twelve months."
      }
    >
      <DataTable
        caption="Largest clients"
        rows={topClients}
        columns={columns}
        rowId={({ _id }) => _id}
        rowHref={({ _id }) => `/clients/${_id}`}
      />
    </Card>
  );
}
