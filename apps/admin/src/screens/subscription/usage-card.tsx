import { useTerminology } from "@carrel/hooks";
import { LIMIT_NAMES, type Subscription } from "@carrel/sdk/schemas";
import { Card } from "@carrel/ui/card";
import { Meter } from "@carrel/ui/meter";
import { NUMBERS } from "../../app/locale";

const count = new Intl.NumberFormat(NUMBERS);

const toneOf = (used: number, limit: number) => (used > limit ? "danger" : used === limit ? "warning" : "default");

/** What there is of it, beside how much the plan has room for. */
export function UsageCard({ subscription: { usage, limits } }: { subscription: Subscription }) {
  const words = useTerminology();
  const names = { branches: "Branches", desks: words.desks, adminUsers: "Staff" };
  return (
    <Card title="Used of your plan">
      <div className="flex flex-col gap-5">
        {LIMIT_NAMES.map((name) => {
          const [used, limit] = [usage[name], limits[name]];
          if (limit === null)
            return (
              <p key={name} className="m-0 flex justify-between gap-3">
                <span>{names[name]}</span>
                <span className="text-muted tabular-nums">{count.format(used)}, no limit</span>
              </p>
            );
          return (
            <Meter
              key={name}
              label={names[name]}
              value={used}
              max={limit}
              valueText={`${count.format(used)} of ${count.format(limit)}`}
              tone={toneOf(used, limit)}
              {...(used > limit && {
                hint: "More than the plan has room for: all of it works, and nothing can be added.",
              })}
              {...(used === limit && { hint: "Full: a larger plan or an add-on makes room." })}
            />
          );
        })}
      </div>
    </Card>
  );
}
