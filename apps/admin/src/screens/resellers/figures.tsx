import { useTerminology } from "@carrel/hooks";
import { formatMoney } from "@carrel/sdk/domain";
import type { ResellerStats } from "@carrel/sdk/schemas";
import { StatCard, type StatTrend } from "@carrel/ui/stat-card";
import { LOCALE, NUMBERS } from "../../app/locale";

const list = new Intl.ListFormat(LOCALE, { style: "narrow", type: "unit" });

const growth = new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: 1, signDisplay: "never" });

/** How this month's revenue compares; undefined where there is nothing to compare with. */
function trendOf({ monthlyGrowth }: ResellerStats): StatTrend | undefined {
  if (monthlyGrowth === null) return undefined;
  if (monthlyGrowth === 0) return { direction: "flat", label: "As much as last month up to this day" };
  const isUp = monthlyGrowth > 0;
  return {
    direction: isUp ? "up" : "down",
    label: `${growth.format(monthlyGrowth)}% ${isUp ? "more" : "less"} revenue than last month up to this day`,
    tone: isUp ? "good" : "bad",
  };
}

/** The four figures of a reseller. */
export function Figures({ stats }: { stats: ResellerStats }) {
  const words = useTerminology();
  const money = (amount: number) => formatMoney(amount, stats.currency);
  const states = [
    `${stats.activeClients} active`,
    ...(stats.trialClients > 0 ? [`${stats.trialClients} on trial`] : []),
    ...(stats.expiredClients > 0 ? [`${stats.expiredClients} expired`] : []),
  ];
  const trend = trendOf(stats);
  return (
    <section aria-label="Figures" className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 sm:gap-4">
      <StatCard
        label="Clients"
        value={stats.clients}
        hint={
          stats.clients === 0
            ? "None has registered yet"
            : `${list.format(states)}. ${stats.newClientsThisMonth || "None"} new this month.`
        }
      />
      <StatCard
        label={words.desks}
        value={stats.desks}
        hint={`In ${stats.branches || "no"} ${stats.branches === 1 ? "branch" : "branches"}`}
      />
      <StatCard label="Bookings this month" value={stats.bookingsThisMonth} hint="At all clients" />
      <StatCard
        label="Profit this month"
        value={money(stats.profitThisMonth)}
        hint={
          stats.totalRevenue === 0
            ? "No client has paid for a subscription yet"
            : `Of ${money(stats.revenueThisMonth)} that clients paid. In all ${money(stats.totalProfit)}.`
        }
        {...(trend && { trend })}
      />
    </section>
  );
}
