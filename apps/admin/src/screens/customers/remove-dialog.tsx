import type { Customer } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";

interface RemoveDialogProps {
  customer: Pick<Customer, "_id" | "name">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => Promise<void>;
}

/** Asks before somebody who never booked is deleted. */
export function RemoveDialog({ customer, open, onOpenChange, onRemoved }: RemoveDialogProps) {
  const { _id, name } = customer;
  const remove = useMutation(q.customers.remove());
  return (
    <OnlineAlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}?`}
      description="Contact, photo, document and notes are gone. It can't be undone."
      confirmLabel="Delete"
      tone="danger"
      onConfirm={async () => {
        await remove.mutateAsync({ id: _id });
        toast.success(`${name} is deleted`);
        await onRemoved();
      }}
    />
  );
}
