import { useTerminology } from "@carrel/hooks";
import type { Membership } from "@carrel/sdk";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useBranchZone } from "../use-branch-zone";
import { kindText, nextText, whereText } from "../words/membership-text";
import { BookedPeriod } from "./booked-time";
import { MembershipStateBadge, PassLeft } from "./membership-parts";

interface MembershipRowProps {
  membership: Membership;
  /** Where it opens. */
  to: string;
  /** Of a desk's it says whose it is, else where. */
  isOfDesk: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A membership among others: whose or where, until when, and how it stands. */
export function MembershipRow({ membership, to, isOfDesk, children }: MembershipRowProps) {
  const words = useTerminology();
  const zone = useBranchZone(membership.branchId);
  const { customerName, shiftName, feePlanName, startAt, endAt, allowance } = membership;
  const next = nextText(membership, new Date(), zone);
  const name = isOfDesk
    ? [customerName || "In another branch now", shiftName].filter(Boolean).join(", ")
    : whereText(membership, words);
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 flex-col">
          <Link to={to} search={true} resetScroll={false} preload={false} className="font-medium wrap-anywhere">
            {name}
          </Link>
          <span className="text-sm text-muted wrap-anywhere">
            {kindText(membership, words)}, {feePlanName}
          </span>
          <span className="text-sm text-muted">
            <BookedPeriod booking={{ type: "DAILY", startAt, endAt }} zone={zone} />
            {next && `, ${next}`}
          </span>
        </span>
        <MembershipStateBadge {...membership} />
      </div>
      {allowance && <PassLeft allowance={allowance} />}
      {children}
    </li>
  );
}
