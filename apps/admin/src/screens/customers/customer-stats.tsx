import { useTerminology } from "@carrel/hooks";
import type { CustomerStats, TopCustomer } from "@carrel/sdk";
import { StatCard } from "@carrel/ui/stat-card";
import { NUMBERS } from "../../app/locale";
import { RankedList } from "../../app/parts/ranked-list";
import { useMoney } from "../../app/use-money";
import { bookedSpan } from "../../app/words/span-text";

const count = new Intl.NumberFormat(NUMBERS);
const share = new Intl.NumberFormat(NUMBERS, { style: "percent", maximumFractionDigits: 0 });

/** How many customers there are, how they come and go, and how long they book. */
export function CustomerFigures({ stats }: { stats: CustomerStats }) {
  const words = useTerminology();
  const { totalCustomers, activeCustomers } = stats;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <StatCard label={`All ${words.members.toLowerCase()}`} value={count.format(totalCustomers)} href="/customers" />
      <StatCard
        label="Booked"
        value={count.format(activeCustomers)}
        hint={
          totalCustomers > 0
            ? `${share.format(activeCustomers / totalCustomers)}, for now or later`
            : "For now or later"
        }
      />
      <StatCard label="New" value={count.format(stats.newThisMonth)} hint="Added this month" />
      <StatCard label="Not back yet" value={count.format(stats.churningCustomers)} hint="Last here within 30 days" />
      <StatCard
        label="Average booking"
        className="col-span-2"
        value={stats.averageBookingDuration === 0 ? "–" : bookedSpan(stats.averageBookingDuration)}
        hint="Of those of the last 90 days"
      />
    </div>
  );
}

interface TopCustomersProps {
  rows: readonly TopCustomer[];
  headingLevel: 2 | 3;
}

/** Who books most. */
export function TopCustomers({ rows, headingLevel }: TopCustomersProps) {
  const words = useTerminology();
  const money = useMoney();
  const members = words.members.toLowerCase();
  const most = rows[0]?.minutes || 1;
  return (
    <RankedList
      title={`Top ${members}`}
      description="By booked time in the last 90 days"
      headingLevel={headingLevel}
      items={rows.map(({ _id, name, bookings, minutes, amount, currency }) => ({
        id: _id,
        name,
        place: `${count.format(bookings)} ${bookings === 1 ? "booking" : "bookings"}, ${money(amount, currency)} paid`,
        href: `/customers/${_id}`,
        value: bookedSpan(minutes),
        share: minutes / most,
      }))}
      empty={`None of your ${members} booked in the last 90 days. Visitors without an entry don’t count here.`}
    />
  );
}
