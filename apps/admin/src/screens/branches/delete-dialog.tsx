import { useTerminology } from "@carrel/hooks";
import { ApiError, type Branch } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";

interface DeleteDialogProps {
  branch: Branch;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Runs while the branch is still there, so that its screen can be left before it is gone. */
  onDelete?: () => Promise<unknown>;
}

/** Deletes a branch. One that is in use is refused by the server; switching it off is offered instead. */
export function DeleteDialog({ branch, open, onOpenChange, onDelete }: DeleteDialogProps) {
  const { _id: id, name, isActive } = branch;
  const words = useTerminology();
  const [isInUse, setIsInUse] = useState(false);
  const remove = useMutation(q.branches.remove());
  const update = useMutation(q.branches.update());
  const change = (next: boolean) => {
    if (next) setIsInUse(false);
    onOpenChange(next);
  };
  const deactivate = async () => {
    await update.mutateAsync({ _id: id, isActive: false });
    toast.success(`${name} is inactive`);
  };
  const deleteIt = async () => {
    try {
      await remove.mutateAsync({ id });
    } catch (error) {
      setIsInUse(error instanceof ApiError && error.code === "branch_in_use");
      throw error;
    }
    await onDelete?.();
    toast.success(`${name} is deleted`);
  };
  const desks = words.desks.toLowerCase();
  return (
    <OnlineAlertDialog
      open={open}
      onOpenChange={change}
      tone="danger"
      title={isInUse && isActive ? `Deactivate ${name} instead?` : `Delete ${name}?`}
      description={
        isInUse && isActive
          ? "Visitors no longer find it. Its bookings, photos and hours are kept."
          : `It is gone for good, with its hours, shifts, photos and QR codes. A branch that still has ${desks}, or ever had memberships, can't be deleted.`
      }
      confirmLabel={isInUse && isActive ? "Deactivate" : "Delete branch"}
      confirmDisabled={isInUse && !isActive}
      onConfirm={isInUse && isActive ? deactivate : deleteIt}
    />
  );
}
