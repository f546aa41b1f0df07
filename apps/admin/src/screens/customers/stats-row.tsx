import { useTerminology } from "@carrel/hooks";
import { StatCard } from "@carrel/ui/stat-card";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { NUMBERS } from "../../app/locale";

const count = new Intl.NumberFormat(NUMBERS);

/** How many customers a branch has, and how they come and go. Left out where it can't be read: the list matters. */
export function StatsRow({ branchId }: { branchId: string }) {
  const words = useTerminology();
  const stats = useQuery(q.customers.stats({ branchId }));
  if (stats.isError) return null;
  const shown = (figure: number | undefined) => (figure === undefined ? "…" : count.format(figure));
  return (
    <div className="mb-6 grid grid-cols-2 gap-4 xl:grid-cols-4" aria-busy={stats.isPending}>
      <StatCard label={words.members} value={shown(stats.data?.totalCustomers)} hint="In this branch" />
      <StatCard label="Booked" value={shown(stats.data?.activeCustomers)} hint="For now or later" />
      <StatCard label="New" value={shown(stats.data?.newThisMonth)} hint="This month" />
      <StatCard label="Not back yet" value={shown(stats.data?.churningCustomers)} hint="Last here within 30 days" />
    </div>
  );
}
