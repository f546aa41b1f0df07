import { formatMoney } from "@carrel/sdk/domain";
import type { ResellerStats } from "@carrel/sdk/schemas";
import { AreaChart } from "@carrel/ui/area-chart";
import { BarChart } from "@carrel/ui/bar-chart";
import { Card } from "@carrel/ui/card";
import { monthText } from "./day-text";

/** Twelve months of clients, bookings and money, each as a drawing and as a table. */
export function StatsCharts({ stats: { series, currency, totalRevenue } }: { stats: ResellerStats }) {
  const months = series.map(({ month }) => monthText(month));
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <>
      <div className="grid min-w-0 gap-6 xl:grid-cols-2">
        <Card className="min-w-0">
          <AreaChart
            title="Clients"
            description="At the end of each month"
            height="12rem"
            categories={months}
            series={[{ id: "clients", name: "Clients", values: series.map(({ clients }) => clients) }]}
          />
        </Card>
        <Card className="min-w-0">
          <BarChart
            title="Bookings"
            description="At all clients, by month"
            height="12rem"
            categories={months}
            series={[{ id: "bookings", name: "Bookings", values: series.map(({ bookings }) => bookings) }]}
          />
        </Card>
      </div>
      <Card className="min-w-0">
        <BarChart
          title="Revenue and profit"
          description="What clients paid for their subscriptions, and the reseller's part of it"
          height="14rem"
          formatValue={money}
          categories={totalRevenue === 0 ? [] : months}
          empty="No client has paid for a subscription yet. The first payment starts this chart."
          series={[
            { id: "revenue", name: "Revenue", values: series.map(({ revenue }) => revenue) },
            { id: "profit", name: "Profit", values: series.map(({ profit }) => profit) },
          ]}
        />
      </Card>
    </>
  );
}
