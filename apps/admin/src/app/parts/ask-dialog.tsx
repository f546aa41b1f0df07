import { messageOf } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Dialog } from "@carrel/ui/dialog";
import { type ReactNode, useId } from "react";
import { OnlineButton } from "../online-button";

interface AskDialogProps {
  title: string;
  /** What its button does. */
  verb: string;
  disabled?: boolean;
  /** What is on its way, or failed. */
  saving: { isPending: boolean; error: Error | null };
  /** Saves it; what it throws is `saving`'s error. */
  onSave: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that takes a choice and saves it; a refusal is told in it, and it stays. */
export function AskDialog({ title, verb, disabled = false, saving, onSave, onClose, children }: AskDialogProps) {
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <OnlineButton type="submit" form={form} variant="primary" loading={saving.isPending} disabled={disabled}>
            {verb}
          </OnlineButton>
        </>
      }
    >
      {saving.error && (
        <Callout tone="danger" role="alert">
          {messageOf(saving.error)}
        </Callout>
      )}
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void onSave().then(onClose, () => undefined);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
