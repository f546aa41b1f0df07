import { usePermission, useSession } from "@carrel/hooks";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { useClose } from "../../app/use-close";
import { changed } from "../../forms/changed";
import { FeePlanDetails } from "./fee-plan-details";
import { FeePlanForm } from "./fee-plan-form";
import { whyNotOwn } from "./own-plan";
import { RemoveDialog } from "./remove-dialog";

const route = getRouteApi("/signed-in/office/fee-plans/$feePlanId");

/** One fee plan: its details, or its form for those who may change it. Only what was changed is sent. */
export function FeePlanSheet() {
  const { feePlanId } = route.useParams();
  const close = useClose();
  const session = useSession();
  const mayEdit = usePermission("feePlans.write");
  const { data: plan } = useSuspenseQuery(q.feePlans.get({ id: feePlanId }));
  // Loaded anew while the sheet is open: what was typed is compared with what the person saw.
  const [seen] = useState(plan);
  const update = useMutation(q.feePlans.update());
  const [deleting, setDeleting] = useState(false);

  const reason = mayEdit ? whyNotOwn(seen, session) : undefined;
  if (!mayEdit || reason) return <FeePlanDetails plan={plan} reason={reason} />;
  return (
    <>
      <FeePlanForm
        title={seen.name}
        action="Save changes"
        currency={seen.currency}
        initial={seen}
        save={async (values) => {
          const changes = changed(values, seen);
          if (changes) await update.mutateAsync({ ...changes, _id: seen._id });
          return "Changes saved";
        }}
        notice={<p className="text-muted">Bookings that were made on this plan keep their price.</p>}
        aside={
          <OnlineButton variant="danger-ghost" className="me-auto" onClick={() => setDeleting(true)}>
            Delete
          </OnlineButton>
        }
      />
      <RemoveDialog plan={plan} open={deleting} onOpenChange={setDeleting} onDone={() => close({ saved: true })} />
    </>
  );
}
