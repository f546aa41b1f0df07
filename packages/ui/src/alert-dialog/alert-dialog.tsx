"use client";
import { cx } from "class-variance-authority";
import { AlertDialog as Parts } from "radix-ui";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../button";
import { ScrollBody } from "../dialog/scroll-body";
import { useReturnFocus } from "../dialog/use-return-focus";
import "../dialog/dialog.css";
import "./alert-dialog.css";

export interface AlertDialogProps extends Omit<ComponentProps<typeof Parts.Content>, "title"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, with the thing it is about. */
  title: ReactNode;
  /** What happens, and whether it can be undone. */
  description?: ReactNode;
  /** The verb of the title. */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` where something is lost. */
  tone?: "danger" | "default";
  /** Not yet: for a check that has to be made first. */
  confirmDisabled?: boolean;
  /** A promise keeps the dialog busy until it settles; fulfilled, it closes; rejected, it stays and says why. */
  onConfirm: () => unknown;
  /** What to say of a rejection; the error's own message unless given. */
  describeError?: (error: unknown) => ReactNode;
}

const ownMessage = (error: unknown): ReactNode =>
  error instanceof Error && error.message ? error.message : "That did not work. Try again.";

/**
 * Asks before what cannot be undone or costs money, and waits for the server.
 *
 * @example
 * <AlertDialog open={open} onOpenChange={setOpen} tone="danger" title="Cancel this booking?"
 *   description="₹500 goes back to the card." confirmLabel="Cancel booking" cancelLabel="Keep it" onConfirm={cancel} />
 */
export const AlertDialog = ({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  tone = "default",
  confirmDisabled = false,
  onConfirm,
  describeError = ownMessage,
  className,
  children,
  ...rest
}: AlertDialogProps) => {
  const returnFocus = useReturnFocus();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);

  const change = (next: boolean) => {
    if (busy) return;
    setProblem(null);
    onOpenChange(next);
  };
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Parts.Root open={open} onOpenChange={change}>
      <Parts.Portal>
        <Parts.Overlay className="ui-mask" />
        <Parts.Content
          {...returnFocus}
          {...rest}
          {...(description ? {} : { "aria-describedby": undefined })}
          data-slot="alert-dialog"
          data-variant={tone}
          className={cx("ui-overlay ui-dialog ui-alert-dialog", className)}
        >
          <header className="ui-overlay__header">
            <Parts.Title className="ui-overlay__title">{title}</Parts.Title>
            {description && <Parts.Description className="ui-overlay__description">{description}</Parts.Description>}
          </header>
          {children && <ScrollBody className="ui-overlay__body">{children}</ScrollBody>}
          <div role="alert" className="ui-alert-dialog__problem">
            {problem}
          </div>
          <footer className="ui-overlay__footer">
            <Parts.Cancel asChild>
              <Button aria-disabled={busy || undefined}>{cancelLabel}</Button>
            </Parts.Cancel>
            <Button
              variant={tone === "danger" ? "danger" : "primary"}
              loading={busy}
              disabled={confirmDisabled}
              onClick={confirm}
            >
              {confirmLabel}
            </Button>
          </footer>
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
};
