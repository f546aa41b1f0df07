import { messageOf } from "@carrel/hooks";
import { ApiError, type FeePlan } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";

interface RemoveDialogProps {
  plan: FeePlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => Promise<void>;
}

const isInUse = (error: unknown) => error instanceof ApiError && error.code === "fee_plan_in_use";

/** Asks before a plan is deleted; where it was booked on, offers to withdraw it instead. */
export function RemoveDialog({ plan, open, onOpenChange, onDone }: RemoveDialogProps) {
  const { _id, name, isActive } = plan;
  const remove = useMutation(q.feePlans.remove());
  const update = useMutation(q.feePlans.update());
  const [mustStay, setMustStay] = useState(false);
  const withdraws = mustStay && isActive;

  return (
    <OnlineAlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) setMustStay(false);
        onOpenChange(next);
      }}
      title={withdraws ? `Withdraw ${name} instead?` : `Delete ${name}?`}
      description={
        withdraws
          ? "Visitors and staff can't choose it any more; the bookings that were made on it keep it and their price."
          : "It can't be undone. A plan that was booked on stays, and can be withdrawn."
      }
      confirmLabel={withdraws ? "Withdraw" : "Delete"}
      tone={withdraws ? "default" : "danger"}
      confirmDisabled={mustStay && !isActive}
      describeError={(error) =>
        isInUse(error)
          ? `${name} was booked on, so it can't be deleted.${isActive ? "" : " It is withdrawn already."}`
          : messageOf(error)
      }
      onConfirm={async () => {
        if (withdraws) {
          await update.mutateAsync({ _id, isActive: false });
          toast.success(`${name} is withdrawn`);
        } else {
          await remove.mutateAsync({ id: _id }).catch((error) => {
            if (isInUse(error)) setMustStay(true);
            throw error;
          });
          toast.success(`${name} is deleted`);
        }
        await onDone();
      }}
    />
  );
}
