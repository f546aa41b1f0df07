import { useTerminology } from "@carrel/hooks";
import type { BookingStats, BookingTrends, DashboardPeriod } from "@carrel/sdk";
import { DESK_NOW_LOOK, DESK_NOW_ORDER } from "@carrel/sdk/domain";
import { Sparkline } from "@carrel/ui/sparkline";
import { StatCard } from "@carrel/ui/stat-card";
import { NUMBERS } from "../../app/locale";
import { useMoney } from "../../app/use-money";
import { changeOf, changeTrend } from "../../app/words/change";
import { countsNow } from "../../app/words/desk-stand";
import { PERIOD_WORDS } from "./period";
import { sumOf, trendPoints } from "./trend-points";

const count = new Intl.NumberFormat(NUMBERS);
const OTHERS_NOW = DESK_NOW_ORDER.filter((now) => now !== "taken");

interface GlanceProps {
  stats: BookingStats;
  /** Undefined until they are here. */
  trends: BookingTrends | undefined;
  period: DashboardPeriod;
}

/** What a day at the desk turns on, and how the period goes beside the one before. */
export function Glance({ stats, trends, period }: GlanceProps) {
  const words = useTerminology();
  const { deskOccupancy, bookingDetails } = stats;
  const counts = countsNow(deskOccupancy);
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <PeriodCard
        label="Revenue"
        measure="Revenue"
        of="revenue"
        format={useMoney()}
        none="No payments"
        trends={trends}
        period={period}
      />
      <PeriodCard
        label="New bookings"
        measure="Bookings"
        of="bookings"
        format={count.format}
        none="None made"
        trends={trends}
        period={period}
      />
      <StatCard
        label="Waiting for confirmation"
        value={count.format(bookingDetails.pending)}
        hint={`Pending, made ${PERIOD_WORDS[period].within}`}
        href="/bookings?status=PENDING"
      />
      <StatCard
        label="Today"
        value={count.format(bookingDetails.today)}
        hint="Bookings that touch today"
        href="/bookings/calendar"
      />
      <StatCard
        label={`${words.desks} taken now`}
        value={`${count.format(deskOccupancy.takenNow)} of ${count.format(deskOccupancy.total)}`}
        hint={
          deskOccupancy.total === 0
            ? "There are none yet"
            : OTHERS_NOW.map((now) => `${count.format(counts[now])} ${DESK_NOW_LOOK[now].label.toLowerCase()}`).join(
                ", ",
              )
        }
        href="/desks"
      />
      <StatCard
        label="Ends this week"
        value={count.format(stats.expiringThisWeek)}
        hint={`${count.format(stats.expiringToday)} today, ${count.format(stats.expiringTomorrow)} tomorrow`}
      />
    </section>
  );
}

interface PeriodCardProps extends Pick<GlanceProps, "trends" | "period"> {
  label: string;
  measure: string;
  of: "bookings" | "revenue";
  format: (value: number) => string;
  /** Where there was none in both periods. */
  none: string;
}

/** A sum of the period with its course, beside the period before. */
function PeriodCard({ label, measure, of, format, none, trends, period }: PeriodCardProps) {
  const { last, before } = PERIOD_WORDS[period];
  if (!trends) return <StatCard label={`${label}, ${last}`} className="max-sm:col-span-2" value="…" />;
  const now = sumOf(trends.dailyTrend)[of];
  const then = sumOf(trends.trendBefore)[of];
  const trend = changeTrend(changeOf(now, then), before, { was: format(then) });
  const points = trendPoints(trends, period);
  return (
    <StatCard
      label={`${label}, ${last}`}
      className="max-sm:col-span-2"
      value={<span className="whitespace-nowrap">{format(now)}</span>}
      {...(trend ? { trend } : { hint: now === 0 ? `${none} ${PERIOD_WORDS[period].within}` : `None ${before}` })}
      {...(points.length > 1 &&
        now !== 0 && {
          chart: (
            <Sparkline
              title={`${label}, ${last}`}
              measure={measure}
              categories={points.map((point) => point.label)}
              values={points.map((point) => point[of])}
              formatValue={format}
              labels={{ category: "Day" }}
            />
          ),
        })}
    />
  );
}
