import { messageOf } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useState } from "react";
import { OnlineAlertDialog } from "../online-alert-dialog";

export interface RemovalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Once it is deleted, or no longer in use. */
  onDone: () => Promise<void>;
}

interface RemoveOrRetireDialogProps extends RemovalProps {
  name: string;
  isActive: boolean;
  /** The server's code for what has to stay. */
  inUseCode: string;
  /** What deleting means. */
  description: string;
  /** What is offered instead. */
  retire: {
    label: string;
    description: string;
    /** Follows the name, such as "was booked on". */
    because: string;
    /** Follows the name once it is done, and says why it can't be done again: "withdrawn". */
    done: string;
    run: () => Promise<unknown>;
  };
  remove: () => Promise<unknown>;
}

/** Asks before something is deleted; where it has to stay, offers to take it out of use instead. */
export function RemoveOrRetireDialog({
  name,
  isActive,
  inUseCode,
  description,
  retire,
  remove,
  open,
  onOpenChange,
  onDone,
}: RemoveOrRetireDialogProps) {
  const [mustStay, setMustStay] = useState(false);
  const retires = mustStay && isActive;
  const isInUse = (error: unknown) => error instanceof ApiError && error.code === inUseCode;

  return (
    <OnlineAlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) setMustStay(false);
        onOpenChange(next);
      }}
      title={retires ? `${retire.label} ${name} instead?` : `Delete ${name}?`}
      description={retires ? retire.description : description}
      confirmLabel={retires ? retire.label : "Delete"}
      tone={retires ? "default" : "danger"}
      confirmDisabled={mustStay && !isActive}
      describeError={(error) =>
        isInUse(error)
          ? `${name} ${retire.because}, so it can't be deleted.${isActive ? "" : ` It is ${retire.done} already.`}`
          : messageOf(error)
      }
      onConfirm={async () => {
        const run = retires ? retire.run : remove;
        await run().catch((error) => {
          if (isInUse(error)) setMustStay(true);
          throw error;
        });
        toast.success(`${name} is ${retires ? retire.done : "deleted"}`);
        await onDone();
      }}
    />
  );
}
