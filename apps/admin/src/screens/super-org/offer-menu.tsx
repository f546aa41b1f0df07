import { ApiError } from "@carrel/sdk";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@carrel/ui/dropdown-menu";
import { IconButton } from "@carrel/ui/icon-button";
import { toast } from "@carrel/ui/toast";
import { Archive, ArchiveRestore, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useOnline } from "../../app/use-online";
import { messageOf } from "../../forms/server-errors";
import { OFFER_KINDS, type Offer, type OfferKind } from "./offers";
import { useSaveOffers } from "./use-save-offers";

interface OfferMenuProps {
  kind: OfferKind;
  offer: Offer;
  onEdit: () => void;
}

/** What can be done with a plan or an add-on. One that somebody has is withdrawn, never deleted. */
export function OfferMenu({ kind, offer, onEdit }: OfferMenuProps) {
  const { name, _id, isActive } = offer;
  const online = useOnline();
  const save = useSaveOffers(kind);
  const [deleting, setDeleting] = useState(false);
  /** The server has said that somebody has it. */
  const [isSold, setIsSold] = useState(false);

  const sell = (onSale: boolean) =>
    save.mutateAsync((now) => now.map((each) => (each._id === _id ? { ...each, isActive: onSale } : each)));
  const switchSale = async (onSale: boolean, canUndo: boolean) => {
    try {
      await sell(onSale);
      toast.success(onSale ? `${name} is on sale again` : `${name} is sold no longer`, {
        // One of its own each way: a pressed "Undo" takes its toast away, and one of the same id with it.
        id: `sale-${_id}-${onSale}`,
        ...(!onSale && { description: "Who has it keeps it." }),
        ...(canUndo && { action: { label: "Undo", onClick: () => void switchSale(!onSale, false) } }),
      });
    } catch (error) {
      toast.error(`${name} could not be changed`, { description: messageOf(error), id: `sale-${_id}` });
    }
  };
  const remove = async () => {
    try {
      await save.mutateAsync((now) => now.filter((each) => each._id !== _id));
      toast.success(`${name} is deleted`);
    } catch (error) {
      setIsSold(error instanceof ApiError && error.code === "plan_in_use");
      throw error;
    }
  };

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More for ${name}`} size="sm" variant="ghost">
            <EllipsisVertical />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem icon={<Pencil />} onSelect={onEdit}>
            Edit
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={isActive ? <Archive /> : <ArchiveRestore />}
            disabled={!online}
            onSelect={() => void switchSale(!isActive, true)}
          >
            {isActive ? "Sell no longer" : "Sell again"}
          </DropdownMenuItem>
          <DropdownMenuItem
            variant="danger"
            icon={<Trash2 />}
            disabled={!online}
            onSelect={() => {
              setIsSold(false);
              setDeleting(true);
            }}
          >
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={isSold ? `Sell ${name} no longer?` : `Delete ${name}?`}
        description={
          isSold
            ? "It leaves the pricing page. Who has it keeps it."
            : `The ${OFFER_KINDS[kind].one} is gone for good. One that somebody has can't be deleted, only sold no longer.`
        }
        confirmLabel={isSold ? "Sell no longer" : "Delete"}
        tone={isSold ? "default" : "danger"}
        confirmDisabled={!online || (isSold && !isActive)}
        describeError={messageOf}
        onConfirm={() => (isSold ? switchSale(false, true) : remove())}
      />
    </>
  );
}
