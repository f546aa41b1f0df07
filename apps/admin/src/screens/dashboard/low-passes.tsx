import { usePermission, useSession } from "@carrel/hooks";
import type { LowPass, MembershipStats } from "@carrel/sdk";
import { SOON_DAYS } from "@carrel/sdk/domain";
import { Card } from "@carrel/ui/card";
import { Link } from "@tanstack/react-router";
import { LOCALE, NUMBERS } from "../../app/locale";
import { PassLeft } from "../../app/parts/membership-parts";

const count = new Intl.NumberFormat(NUMBERS);
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });

interface LowPassesProps {
  passes: MembershipStats["passes"];
  branchId: string | undefined;
  hasBranches: boolean;
}

/** The passes of which little is left, or that end soon; each leads to itself. */
export function LowPasses({ passes: { live, low, lowest }, branchId, hasBranches }: LowPassesProps) {
  const { selectedBranch } = useSession();
  const mayOpen = usePermission("bookings.read");
  // The list is the selected branch's.
  const isListed = mayOpen && (branchId ? branchId === selectedBranch : !hasBranches);
  return (
    <Card
      title="Passes running low"
      description={`${count.format(low)} of ${count.format(live)} that run: little is left, or they end within ${SOON_DAYS} days.`}
      headingLevel={3}
      className="min-w-0"
      actions={
        isListed && (
          <Link to="/memberships" search={{ kind: "pass" }}>
            All passes
          </Link>
        )
      }
      {...(low > lowest.length && { footer: `The ${lowest.length} with the least left.` })}
    >
      {lowest.length === 0 ? (
        <p className="m-0 text-muted">None.</p>
      ) : (
        <ul aria-label="Passes running low" className="m-0 flex list-none flex-col divide-y divide-border p-0">
          {lowest.map((pass) => (
            <PassRow key={pass.membershipId} pass={pass} hasBranches={hasBranches} mayOpen={mayOpen} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface PassRowProps {
  pass: LowPass;
  hasBranches: boolean;
  mayOpen: boolean;
}

function PassRow({ pass, hasBranches, mayOpen }: PassRowProps) {
  const { membershipId, customerName, feePlanName, branchName, allowance, daysLeft } = pass;
  const name = customerName || "In another branch now";
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-2">
      <span className="flex min-w-0 flex-col">
        {mayOpen ? (
          <Link to="/memberships/$membershipId" params={{ membershipId }} className="font-medium wrap-anywhere">
            {name}
          </Link>
        ) : (
          <span className="font-medium text-strong wrap-anywhere">{name}</span>
        )}
        <span className="text-sm text-muted wrap-anywhere">
          {[feePlanName, hasBranches && branchName].filter(Boolean).join(", ")}
        </span>
        <span className={`text-sm ${daysLeft <= 1 ? "font-medium text-danger" : "text-muted"}`}>
          Ends {relative.format(daysLeft, "day")}
        </span>
      </span>
      <PassLeft allowance={allowance} />
    </li>
  );
}
