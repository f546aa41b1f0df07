import type { BookingStats } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { StatCard } from "@carrel/ui/stat-card";

interface DashboardFiguresProps {
  stats: BookingStats;
  words: Terminology;
}

/** The four figures that a day at the desk turns on, and what runs out soon. */
export function DashboardFigures({ stats, words }: DashboardFiguresProps) {
  const { deskOccupancy, bookingDetails } = stats;
  const cards = [
    {
      label: "Waiting for confirmation",
      value: bookingDetails.pending,
      hint: "Pending bookings",
      href: "/bookings?status=PENDING",
    },
    {
      label: "Today",
      value: bookingDetails.today,
      hint: "Bookings that touch today",
    },
    {
      label: `${words.desks} in use now`,
      value: `${deskOccupancy.occupied} of ${deskOccupancy.total}`,
      hint: `${Math.round(deskOccupancy.utilizationRate)}% full`,
      href: "/desks",
    },
    { label: "Ends this week", value: stats.expiringThisWeek, hint: `${stats.expiringToday} today` },
  ];
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {cards.map((card) => (
        <StatCard key={card.label} {...card} />
      ))}
    </section>
  );
}
