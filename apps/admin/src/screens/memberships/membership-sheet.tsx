import { usePermission, useTerminology } from "@carrel/hooks";
import type { Membership } from "@carrel/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { q } from "../../app/carrel";
import { Part } from "../../app/parts/part";
import { RecordSheet } from "../../app/record-sheet";
import { useBranchZone } from "../../app/use-branch-zone";
import { kindText, whereText } from "../../app/words/membership-text";
import { MembershipActions, WORK } from "./membership-actions";
import { MembershipBookings } from "./membership-bookings";
import { MembershipFacts } from "./membership-facts";
import { MembershipFreezes } from "./membership-freezes";
import { MembershipPayments } from "./membership-payments";
import { type MembershipWork, worksOf } from "./works";

/**
 * One membership: what was agreed, what was used and paid, and what can be done with it. Stands over any screen that has a route for it,
 * whose address may ask for one of these at once.
 */
export function MembershipSheet() {
  const { membershipId = "" } = useParams({ strict: false });
  const words = useTerminology();
  const mayWork = usePermission("bookings.write");
  const { data: membership } = useSuspenseQuery(q.memberships.get({ id: membershipId }));
  const zone = useBranchZone(membership.branchId);
  const { work: asked } = useSearch({ strict: false });
  const [work, setWork] = useState<MembershipWork | null>(null);
  const first = asked && mayWork && worksOf(membership).includes(asked) ? asked : null;
  // Once the sheet stands: what opens together with it would lie below it for a screen reader.
  useEffect(() => setWork(first), [first]);
  const Work = work && WORK[work];
  const { customerName, people } = membership;

  return (
    <>
      <RecordSheet
        title={`Membership of ${customerName || "somebody in another branch"}`}
        description={`${kindText(membership, words)}: ${whereText(membership, words)}`}
        size="lg"
        footer={mayWork && <MembershipActions membership={membership} onChoose={setWork} />}
      >
        <div className="flex flex-col gap-6">
          <MembershipFacts membership={membership} zone={zone} />
          <MembershipFreezes membership={membership} zone={zone} mayThaw={mayWork} />
          {people.length > 0 && (
            <Part title="Who else uses it">
              <People people={people} />
            </Part>
          )}
          <MembershipPayments membership={membership} zone={zone} />
          <Part title={hasVisits(membership) ? "Visits" : "Bookings"}>
            <MembershipBookings membership={membership} zone={zone} />
          </Part>
        </div>
      </RecordSheet>
      {Work && <Work membership={membership} zone={zone} onClose={() => setWork(null)} />}
    </>
  );
}

const hasVisits = ({ kind }: Membership) => kind === "floating" || kind === "pass";

function People({ people }: Pick<Membership, "people">) {
  return (
    <ul className="m-0 flex list-none flex-col gap-1 p-0">
      {people.map(({ _id, name }) => (
        <li key={_id} className="wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  );
}
