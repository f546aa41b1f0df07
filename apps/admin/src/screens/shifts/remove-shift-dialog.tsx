import { messageOf } from "@carrel/hooks";
import { ApiError, type Shift } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";

interface RemoveShiftDialogProps {
  shift: Shift;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => Promise<void>;
}

const isInUse = (error: unknown) => error instanceof ApiError && error.code === "shift_in_use";

/** Asks before a shift is deleted; where something was sold in it, offers to deactivate it instead. */
export function RemoveShiftDialog({ shift, open, onOpenChange, onDone }: RemoveShiftDialogProps) {
  const { _id, name, isActive } = shift;
  const remove = useMutation(q.shifts.remove());
  const update = useMutation(q.shifts.update());
  const [mustStay, setMustStay] = useState(false);
  const deactivates = mustStay && isActive;

  return (
    <OnlineAlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) setMustStay(false);
        onOpenChange(next);
      }}
      title={deactivates ? `Deactivate ${name} instead?` : `Delete ${name}?`}
      description={
        deactivates
          ? "Nothing is sold in it any more; what was sold runs on until its end."
          : "It can't be undone. A shift that something was sold in, or that a plan names, stays and can be deactivated."
      }
      confirmLabel={deactivates ? "Deactivate" : "Delete"}
      tone={deactivates ? "default" : "danger"}
      confirmDisabled={mustStay && !isActive}
      describeError={(error) =>
        isInUse(error)
          ? `${name} was sold or a plan names it, so it can't be deleted.${isActive ? "" : " It is inactive already."}`
          : messageOf(error)
      }
      onConfirm={async () => {
        if (deactivates) {
          await update.mutateAsync({ _id, isActive: false });
          toast.success(`${name} is inactive`);
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
