import { usePermission, useTerminology } from "@carrel/hooks";
import type { Desk, Membership } from "@carrel/sdk";
import { MembershipRow } from "../../app/parts/membership-row";
import { useBranchZone } from "../../app/use-branch-zone";
import { MembershipWorks } from "../memberships/membership-works";

interface DeskMembersProps {
  desk: Desk;
  members: readonly Membership[];
}

/** Who has a desk, in which shift and until when, each with what can be done about it. */
export function DeskMembers({ desk, members }: DeskMembersProps) {
  const words = useTerminology();
  const zone = useBranchZone(desk.branchId);
  const mayWork = usePermission("bookings.write");
  return (
    <ul
      aria-label={`Who has ${words.desk.toLowerCase()} ${desk.name}`}
      className="m-0 flex list-none flex-col divide-y divide-border p-0"
    >
      {members.map((membership) => (
        <MembershipRow
          key={membership._id}
          membership={membership}
          to={`/desks/${desk._id}/memberships/${membership._id}`}
          isOfDesk
        >
          {mayWork && <MembershipWorks membership={membership} zone={zone} />}
        </MembershipRow>
      ))}
    </ul>
  );
}
