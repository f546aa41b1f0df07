import { useSession, useTerminology } from "@carrel/hooks";
import { EmptyState } from "@carrel/ui/empty-state";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { q } from "../../../app/carrel";
import { RecordSheet } from "../../../app/record-sheet";
import { AssignForm } from "./assign-form";

/**
 * Sells a membership, over whatever screen has a route for it. A desk comes by the path or the address; the address may name a
 * shift, the first day, the customer and the plan, too.
 */
export function AssignSheet() {
  const { deskId, customerId } = useParams({ strict: false });
  const { desk, shift, date, customer, plan } = useSearch({ strict: false });
  const { selectedBranch } = useSession();
  const wanted = deskId ?? desk;
  const begun = { shiftId: shift, startDate: date, customerId: customerId ?? customer, feePlanId: plan };
  if (wanted) return <OfDesk deskId={wanted} begun={begun} />;
  if (selectedBranch) return <AssignForm branchId={selectedBranch} begun={begun} />;
  return <NoBranchYet />;
}

function OfDesk({ deskId, begun }: { deskId: string; begun: Parameters<typeof AssignForm>[0]["begun"] }) {
  const { data: desk } = useSuspenseQuery(q.desks.get({ id: deskId }));
  return <AssignForm branchId={desk.branchId} desk={desk} begun={begun} />;
}

function NoBranchYet() {
  const words = useTerminology();
  return (
    <RecordSheet title="New membership">
      <EmptyState
        kind="first-use"
        title="No branch yet"
        description={`Memberships are sold at a branch. Add one first, with its ${words.desks.toLowerCase()}.`}
      />
    </RecordSheet>
  );
}
