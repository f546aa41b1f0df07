import { usePermission } from "@carrel/hooks";
import { formatMoney } from "@carrel/sdk/domain";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Button } from "@carrel/ui/button";
import { DescriptionList } from "@carrel/ui/description-list";
import { Sheet } from "@carrel/ui/sheet";
import { toast } from "@carrel/ui/toast";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { ScreenTitle } from "../../app/screen-title";
import { useCloseSheet } from "../../app/use-close-sheet";
import { useOnline } from "../../app/use-online";
import { messageOf } from "../../forms/server-errors";
import { durationText } from "./duration-text";
import { FeePlanForm } from "./fee-plan-form";

const route = getRouteApi("/signed-in/office/fee-plans/$feePlanId");

/** One fee plan: its details, or its form for those who may change it. */
export function FeePlanSheet() {
  const { feePlanId } = route.useParams();
  const close = useCloseSheet("/fee-plans");
  const mayEdit = usePermission("feePlans.write");
  const { data: plan } = useSuspenseQuery(q.feePlans.get({ id: feePlanId }));
  const update = useMutation(q.feePlans.update());
  const remove = useMutation(q.feePlans.remove());
  const online = useOnline();
  const [deleting, setDeleting] = useState(false);

  if (!mayEdit) {
    return (
      <>
        <ScreenTitle>{plan.name}</ScreenTitle>
        <Sheet open onOpenChange={(open) => !open && void close()} title={plan.name} description={plan.description}>
          <DescriptionList
            items={[
              { term: "Lasts", details: durationText(plan.duration) },
              { term: "Price", details: formatMoney(plan.amount, plan.currency) },
              { term: "Tax", details: `${plan.taxPercent}%` },
            ]}
          />
        </Sheet>
      </>
    );
  }
  return (
    <>
      <FeePlanForm
        title={plan.name}
        action="Save changes"
        currency={plan.currency}
        initial={plan}
        submit={async (values) => {
          await update.mutateAsync({ ...values, _id: plan._id });
          toast.success("Changes saved");
          await close({ saved: true });
          return undefined;
        }}
        onClose={() => void close()}
        aside={
          <Button variant="danger-ghost" className="me-auto" disabled={!online} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        }
      />
      <AlertDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${plan.name}?`}
        description="It can't be brought back. A plan that was booked on can only be withdrawn."
        confirmLabel="Delete"
        tone="danger"
        confirmDisabled={!online}
        describeError={messageOf}
        onConfirm={async () => {
          await remove.mutateAsync({ id: plan._id });
          toast.success(`${plan.name} is deleted`);
          await close({ saved: true });
        }}
      />
    </>
  );
}
