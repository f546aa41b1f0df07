import type { BookingStats, BookingTrends, DashboardPeriod } from "@carrel/sdk";
import { AreaChart } from "@carrel/ui/area-chart";
import { BarChart } from "@carrel/ui/bar-chart";
import { DonutChart } from "@carrel/ui/donut-chart";
import { HeatmapChart } from "@carrel/ui/heatmap-chart";
import { NUMBERS } from "../../app/locale";
import { useMoney } from "../../app/use-money";
import { changeOf, changeTrend } from "../../app/words/change";
import { peakGrid } from "./peak-grid";
import { PERIOD_WORDS } from "./period";
import { shortMoney } from "./short-money";
import { sumOf, trendPoints } from "./trend-points";

/** As high as what stands beside. */
const HEIGHTS = { revenue: "15rem", bookings: "20rem" };
const MAP_HEIGHT = "24rem";
/** Of two bars with their names. */
const PAIR_HEIGHT = "5.5rem";
const count = new Intl.NumberFormat(NUMBERS);

interface TrendProps {
  trends: BookingTrends;
  period: DashboardPeriod;
  of: "bookings" | "revenue";
}

/** How a sum came about day by day, beside the period before. */
export function TrendChart({ trends, period, of }: TrendProps) {
  const money = useMoney();
  const { last, before } = PERIOD_WORDS[period];
  const isMoney = of === "revenue";
  const points = trendPoints(trends, period);
  const [now, then] = [sumOf(trends.dailyTrend)[of], sumOf(trends.trendBefore)[of]];
  const format = isMoney ? (value: number) => money(value, trends.currency) : count.format;
  const change = changeTrend(changeOf(now, then), before, { was: format(then) });
  const isEmpty = points.every((point) => point[of] === 0 && point[`${of}Before`] === 0);
  const frame = {
    title: `${isMoney ? "Revenue" : "New bookings"}, ${last}`,
    description: change ? `${format(now)}. ${change.label}.` : `${format(now)}. There was none ${before}.`,
    height: HEIGHTS[of],
    formatValue: format,
    formatTick: isMoney ? (value: number) => shortMoney(value, trends.currency) : count.format,
    empty: isMoney
      ? "No payment in this time or in the one before. What is paid shows here."
      : "No booking was made in this time or in the one before.",
    labels: { category: "Day" },
  };
  if (period === "daily")
    return (
      <BarChart
        {...frame}
        categories={isEmpty ? [] : ["Yesterday", "Today"]}
        series={[{ id: of, name: isMoney ? "Revenue" : "Bookings", values: [then, now] }]}
      />
    );
  return (
    <AreaChart
      {...frame}
      categories={isEmpty ? [] : points.map(({ label }) => label)}
      series={[
        { id: "now", name: capital(last), values: points.map((point) => point[of]) },
        { id: "before", name: capital(before), values: points.map((point) => point[`${of}Before`]), comparison: true },
      ]}
    />
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface SplitProps {
  title: string;
  currency: string;
  /** Net amounts, minor unit: more may be paid back than paid. */
  parts: readonly { name: string; amount: number }[];
}

/** What a sum of money is made of. */
export function SplitChart({ title, currency, parts }: SplitProps) {
  const money = useMoney();
  return (
    <BarChart
      title={title}
      orientation="horizontal"
      height={PAIR_HEIGHT}
      categories={parts.some(({ amount }) => amount !== 0) ? parts.map(({ name }) => name) : []}
      series={[{ id: "amount", name: "Amount", values: parts.map(({ amount }) => amount) }]}
      formatValue={(value) => money(value, currency)}
      formatTick={(value) => shortMoney(value, currency)}
      empty="Nothing was paid in this time."
      labels={{ category: "What" }}
    />
  );
}

/** How the bookings of the period stand now. */
export function StandingChart({
  details,
  period,
}: {
  details: BookingStats["bookingDetails"];
  period: DashboardPeriod;
}) {
  return (
    <DonutChart
      title="How they stand"
      description={`Bookings made ${PERIOD_WORDS[period].within}`}
      whole="bookings"
      parts={[
        { id: "confirmed", name: "Confirmed", value: details.confirmed },
        { id: "pending", name: "Pending", value: details.pending },
        { id: "cancelled", name: "Cancelled", value: details.cancelled },
      ]}
      columns={{ value: "Bookings", share: "Share" }}
      empty="No booking was made in this time."
      labels={{ category: "Status" }}
    />
  );
}

/** When the place is fullest: by weekday and hour, on a single day by the hour. */
export function PeakChart({ peakHours, period }: { peakHours: BookingTrends["peakHours"]; period: DashboardPeriod }) {
  const { rows, columns, values, from, peak } = peakGrid(peakHours);
  const frame = {
    title: `Peak hours, ${PERIOD_WORDS[period].last}`,
    description: peak
      ? `The fullest is ${peak.weekday} at ${peak.hour}, with ${count.format(peak.bookings)} ${peak.bookings === 1 ? "booking" : "bookings"} in it.`
      : "Bookings in each hour of the branch’s clock",
    height: MAP_HEIGHT,
    empty: "Nothing was booked for this time.",
  };
  // Two rows or fewer make no map.
  if (rows.length === 1)
    return (
      <BarChart
        {...frame}
        categories={columns}
        series={[{ id: "bookings", name: "Bookings", values: values[0] ?? [] }]}
        labels={{ category: "Hour" }}
      />
    );
  return (
    <HeatmapChart
      {...frame}
      measure="Bookings"
      from={from}
      rows={rows}
      columns={columns}
      values={values}
      labels={{ category: "Weekday" }}
    />
  );
}
