import type { Deleted } from "@carrel/sdk";
import { DropdownMenuItem } from "@carrel/ui/dropdown-menu";
import { toast } from "@carrel/ui/toast";
import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineMenuItem } from "../../app/online-menu-item";
import { MoreMenu } from "../../app/parts/more-menu";

interface ItemMenuProps<Input> {
  item: {
    title: string;
    /** "topic", "article" */
    what: string;
    /** What goes with it. */
    loses?: string;
  };
  onEdit: () => void;
  remove: { row: UseMutationOptions<Deleted, Error, Input>; input: Input };
  onRemoved?: () => Promise<unknown>;
}

/** Changes or deletes something of the help. */
export function ItemMenu<Input>({ item: { title, what, loses }, onEdit, remove, onRemoved }: ItemMenuProps<Input>) {
  const mutation = useMutation(remove.row);
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <MoreMenu name={title}>
        <DropdownMenuItem icon={<Pencil />} onSelect={onEdit}>
          Edit
        </DropdownMenuItem>
        <OnlineMenuItem variant="danger" icon={<Trash2 />} onSelect={() => setDeleting(true)}>
          Delete
        </OnlineMenuItem>
      </MoreMenu>
      <OnlineAlertDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${title}?`}
        description={`The ${what} is gone for good.${loses ? ` ${loses}` : ""}`}
        confirmLabel="Delete"
        tone="danger"
        onConfirm={async () => {
          await mutation.mutateAsync(remove.input);
          toast.success(`${title} is deleted`);
          await onRemoved?.();
        }}
      />
    </>
  );
}
