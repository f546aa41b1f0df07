import type { Customer } from "@carrel/sdk";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { useOnline } from "../../app/use-online";
import { messageOf } from "../../forms/server-errors";

interface RemoveDialogProps {
  customer: Pick<Customer, "_id" | "name">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => Promise<void>;
}

/** Asks before somebody who never booked is deleted. */
export function RemoveDialog({ customer, open, onOpenChange, onRemoved }: RemoveDialogProps) {
  const { _id, name } = customer;
  const online = useOnline();
  const remove = useMutation(q.customers.remove());
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}?`}
      description="Contact, photo, document and notes are gone. It can't be undone."
      confirmLabel="Delete"
      tone="danger"
      confirmDisabled={!online}
      describeError={messageOf}
      onConfirm={async () => {
        await remove.mutateAsync({ id: _id });
        toast.success(`${name} is deleted`);
        await onRemoved();
      }}
    />
  );
}
