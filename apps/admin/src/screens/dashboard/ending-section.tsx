import { usePermission, useTerminology } from "@carrel/hooks";
import type { BookingStats } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { Link } from "@carrel/ui/link";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { NUMBERS } from "../../app/locale";
import { ENDING, type Ending } from "./ending";
import { EndingList } from "./ending-list";

const count = new Intl.NumberFormat(NUMBERS);

interface EndingSectionProps {
  stats: BookingStats;
  branchId: string | undefined;
  ending: Ending;
  onEnding: (ending: Ending) => void;
  zoneOf: (branchId: string) => string;
  hasBranches: boolean;
}

/** Whose days at a desk run out, and the way to renew them. */
export function EndingSection({ stats, branchId, ending, onEnding, zoneOf, hasBranches }: EndingSectionProps) {
  const words = useTerminology();
  const mayRead = usePermission("bookings.read");
  const figures = [
    { label: "Today", value: stats.expiringToday },
    { label: "Tomorrow", value: stats.expiringTomorrow },
    { label: "Within 48 hours", value: stats.urgentExpirations, isUrgent: stats.urgentExpirations > 0 },
    { label: "7 days", value: stats.expiringThisWeek },
    { label: "30 days", value: stats.expiringNext30Days },
    {
      label: "Ended last week",
      value: stats.expiredInLastWeek,
      aside: `${count.format(stats.expiredOneWeekAgo)} of them 7 days ago`,
    },
  ];
  return (
    <Card
      title="Ending soon"
      description={
        <>
          {words.members} whose {words.desk.toLowerCase()} runs out. The last day counts.
          {mayRead && (
            <>
              {" "}
              <Link href="/memberships?state=renewalDue">Whose renewal is due</Link>
            </>
          )}
        </>
      }
      padded={false}
      actions={
        <SegmentedControl
          label="Ending"
          size="sm"
          value={ending}
          onValueChange={onEnding}
          options={Object.entries(ENDING).map(([value, { label }]) => ({ value: value as Ending, label }))}
        />
      }
    >
      <dl className="m-0 grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-6 gap-px border-b border-border bg-border">
        {figures.map(({ label, value, isUrgent, aside }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3">
            <dt className="text-sm text-muted">
              {label}
              {aside && <span className="block">{aside}</span>}
            </dt>
            <dd className={`m-0 text-xl font-semibold tabular-nums ${isUrgent ? "text-danger" : "text-strong"}`}>
              {count.format(value)}
            </dd>
          </div>
        ))}
      </dl>
      <EndingList branchId={branchId} ending={ending} zoneOf={zoneOf} hasBranches={hasBranches} />
    </Card>
  );
}
