import { AlertDialog } from "@carrel/ui/alert-dialog";
import { toast } from "@carrel/ui/toast";
import type { ReactNode } from "react";
import { useOnline } from "../app/use-online";
import { messageOf } from "./server-errors";

interface ActivityDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is switched off or on. */
  name: string;
  isActive: boolean;
  /** What switching it off stops, and what it leaves: `<li>` each. */
  stops: ReactNode;
  /** What switching it on brings back. */
  brings: ReactNode;
  /** Saves it. */
  onSwitch: (isActive: boolean) => Promise<unknown>;
}

/** Says what deactivating something stops, or activating it brings back; then does it. */
export function ActivityDialog({ name, isActive, stops, brings, onSwitch, ...dialog }: ActivityDialogProps) {
  const online = useOnline();
  const verb = isActive ? "Deactivate" : "Activate";
  return (
    <AlertDialog
      {...dialog}
      title={`${verb} ${name}?`}
      confirmLabel={verb}
      tone={isActive ? "danger" : "default"}
      confirmDisabled={!online}
      describeError={messageOf}
      onConfirm={async () => {
        await onSwitch(!isActive);
        toast.success(`${name} is ${isActive ? "inactive" : "active again"}`);
      }}
    >
      {isActive ? <ul className="flex list-disc flex-col gap-2 ps-5">{stops}</ul> : <p>{brings}</p>}
    </AlertDialog>
  );
}
