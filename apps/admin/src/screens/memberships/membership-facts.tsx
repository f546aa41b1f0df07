import { usePermission, useTerminology } from "@carrel/hooks";
import type { Membership } from "@carrel/sdk";
import { DescriptionList } from "@carrel/ui/description-list";
import { Link } from "@tanstack/react-router";
import { BookedPeriod } from "../../app/parts/booked-time";
import { MembershipStateBadge, PassLeft } from "../../app/parts/membership-parts";
import { useBranches } from "../../app/use-branches";
import { kindText, nextText } from "../../app/words/membership-text";

interface MembershipFactsProps {
  membership: Membership;
  zone: string;
}

/** What was agreed: who has what, where, from when until when, and for how much. */
export function MembershipFacts({ membership, zone }: MembershipFactsProps) {
  const words = useTerminology();
  const { branches } = useBranches();
  const seesMembers = usePermission("customers.read");
  const seesDesks = usePermission("desks.read");
  const seesPlans = usePermission("feePlans.read");
  const { customerId, customerName, feePlanId, feePlanName, deskId, deskName, shiftName, branchId } = membership;
  const { allowance, startAt, endAt } = membership;
  const next = nextText(membership, new Date(), zone);
  const branch = branches.length > 1 && branches.find(({ _id }) => _id === branchId)?.name;
  return (
    <div className="flex flex-col gap-4">
      {allowance && <PassLeft allowance={allowance} />}
      <DescriptionList
        className="[&_dd]:wrap-anywhere"
        items={[
          {
            term: "State",
            details: (
              <span className="flex flex-wrap items-center gap-2">
                <MembershipStateBadge {...membership} />
                {next && <span className="text-sm text-muted">{next}</span>}
              </span>
            ),
          },
          {
            term: words.member,
            details:
              seesMembers && customerName ? (
                <Link to="/customers/$customerId" params={{ customerId }}>
                  {customerName}
                </Link>
              ) : (
                customerName || "In another branch now"
              ),
          },
          { term: "Kind", details: kindText(membership, words) },
          ...(deskId
            ? [
                {
                  term: words.desk,
                  details: seesDesks ? (
                    <Link to="/desks/$deskId" params={{ deskId }}>
                      {deskName}
                    </Link>
                  ) : (
                    deskName
                  ),
                },
              ]
            : []),
          ...(shiftName ? [{ term: "Shift", details: shiftName }] : []),
          { term: "When", details: <BookedPeriod booking={{ type: "DAILY", startAt, endAt }} zone={zone} /> },
          {
            term: "Fee plan",
            details: seesPlans ? (
              <Link to="/fee-plans/$feePlanId" params={{ feePlanId }}>
                {feePlanName}
              </Link>
            ) : (
              feePlanName
            ),
          },
          ...(branch ? [{ term: "Branch", details: branch }] : []),
        ]}
      />
    </div>
  );
}
