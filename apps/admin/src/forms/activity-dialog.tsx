import { toast } from "@carrel/ui/toast";
import type { ReactNode } from "react";
import { OnlineAlertDialog } from "../app/online-alert-dialog";

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
  const verb = isActive ? "Deactivate" : "Activate";
  return (
    <OnlineAlertDialog
      {...dialog}
      title={`${verb} ${name}?`}
      confirmLabel={verb}
      tone={isActive ? "danger" : "default"}
      onConfirm={async () => {
        await onSwitch(!isActive);
        toast.success(`${name} is ${isActive ? "inactive" : "active again"}`);
      }}
    >
      {isActive ? <ul className="flex list-disc flex-col gap-2 ps-5">{stops}</ul> : <p>{brings}</p>}
    </OnlineAlertDialog>
  );
}
