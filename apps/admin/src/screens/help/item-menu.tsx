import type { Deleted } from "@carrel/sdk";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@carrel/ui/dropdown-menu";
import { IconButton } from "@carrel/ui/icon-button";
import { toast } from "@carrel/ui/toast";
import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useOnline } from "../../app/use-online";
import { messageOf } from "../../forms/server-errors";

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
  const online = useOnline();
  const mutation = useMutation(remove.row);
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More for ${title}`} size="sm" variant="ghost">
            <EllipsisVertical />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem icon={<Pencil />} onSelect={onEdit}>
            Edit
          </DropdownMenuItem>
          <DropdownMenuItem variant="danger" icon={<Trash2 />} disabled={!online} onSelect={() => setDeleting(true)}>
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${title}?`}
        description={`The ${what} is gone for good.${loses ? ` ${loses}` : ""}`}
        confirmLabel="Delete"
        tone="danger"
        confirmDisabled={!online}
        describeError={messageOf}
        onConfirm={async () => {
          await mutation.mutateAsync(remove.input);
          toast.success(`${title} is deleted`);
          await onRemoved?.();
        }}
      />
    </>
  );
}
