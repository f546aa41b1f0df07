import { useTerminology } from "@carrel/hooks";
import { formatMoney } from "@carrel/sdk/domain";
import type { ResellerStats } from "@carrel/sdk/schemas";
import { StatCard } from "@carrel/ui/stat-card";
import { LOCALE } from "../../app/locale";
import { changeTrend } from "../../app/words/change";

const list = new Intl.ListFormat(LOCALE, { style: "narrow", type: "unit" });

/** The four figures of a reseller. */
export function Figures({ stats }: { stats: ResellerStats }) {
  const words = useTerminology();
  const money = (amount: number) => formatMoney(amount, stats.currency);
  const states = [
    `${stats.activeClients} active`,
    ...(stats.trialClients > 0 ? [`${stats.trialClients} on trial`] : []),
    ...(stats.expiredClients > 0 ? [`${stats.expiredClients} expired`] : []),
  ];
  const trend = changeTrend(stats.monthlyGrowth, "last month up to this day", {
    was: money(stats.revenueLastMonthToDay),
    of: "revenue",
  });
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
