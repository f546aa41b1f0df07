import type { LinkedDues } from "@carrel/sdk";
import { dateFormat, formatMoney } from "@carrel/sdk/domain";
import { Card } from "@carrel/ui/card";
import { LOCALE } from "../flow/time-words";

const KINDS = { booking: "Booking", membership: "Membership", charge: "Charge" } as const;

/** What somebody owes, thing by thing, and what it comes to. */
export function OwedCard({
  dues: { items, owed, due, currency },
}: {
  dues: Pick<LinkedDues, "items" | "owed" | "due" | "currency">;
}) {
  const more = owed - items.length;
  return (
    <Card>
      <ul className="m-0 flex list-none flex-col gap-4 p-0">
        {items.map(({ _id, kind, name, startAt, timezone, branchName, amount, due: open, currency: its }) => (
          <li key={_id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium text-strong">{name}</span>
              <span className="block text-sm text-muted">
                {KINDS[kind]}, {dateFormat(LOCALE, { dateStyle: "long", timeZone: timezone }).format(new Date(startAt))}
                , {branchName}
              </span>
            </span>
            <span className="shrink-0 text-right whitespace-nowrap tabular-nums">
              {formatMoney(open, its)}
              {open < amount && <span className="block text-sm text-muted">of {formatMoney(amount, its)}</span>}
            </span>
          </li>
        ))}
        {more > 0 && <li className="text-muted">And {more} more</li>}
      </ul>
      <p className="mt-4 mb-0 flex justify-between gap-4 border-t border-border pt-4 font-semibold text-strong">
        <span>Due</span>
        <span className="tabular-nums">{formatMoney(due, currency)}</span>
      </p>
    </Card>
  );
}
