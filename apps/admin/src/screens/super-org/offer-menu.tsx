import { messageOf } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { DropdownMenuItem } from "@carrel/ui/dropdown-menu";
import { toast } from "@carrel/ui/toast";
import { Archive, ArchiveRestore, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineMenuItem } from "../../app/online-menu-item";
import { MoreMenu } from "../../app/parts/more-menu";
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
      <MoreMenu name={name}>
        <DropdownMenuItem icon={<Pencil />} onSelect={onEdit}>
          Edit
        </DropdownMenuItem>
        <OnlineMenuItem
          icon={isActive ? <Archive /> : <ArchiveRestore />}
          onSelect={() => void switchSale(!isActive, true)}
        >
          {isActive ? "Sell no longer" : "Sell again"}
        </OnlineMenuItem>
        <OnlineMenuItem
          variant="danger"
          icon={<Trash2 />}
          onSelect={() => {
            setIsSold(false);
            setDeleting(true);
          }}
        >
          Delete
        </OnlineMenuItem>
      </MoreMenu>
      <OnlineAlertDialog
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
        confirmDisabled={isSold && !isActive}
        onConfirm={() => (isSold ? switchSale(false, true) : remove())}
      />
    </>
  );
}
