import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Sheet } from "@carrel/ui/sheet";
import { type BaseSyntheticEvent, type ReactNode, useId } from "react";
import { OnlineButton } from "../app/online-button";
import { ScreenTitle } from "../app/screen-title";
import { useOnline } from "../app/use-online";
import { onSaveKey } from "./save-key";
import { useUnsaved } from "./unsaved";
import { useLeaveGuard } from "./use-leave-guard";

interface SheetFormProps {
  title: string;
  description?: string;
  /** What the button does: "Add branch", "Save changes". */
  action: string;
  form: {
    failure: string | null;
    send: (event?: BaseSyntheticEvent) => Promise<void>;
    formState: { isDirty: boolean; isSubmitting: boolean; isSubmitSuccessful: boolean };
  };
  onClose: () => void;
  size?: "md" | "lg";
  /** Beside the button, at the other end: a deletion, say. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form over its list: Cmd/Ctrl+Enter sends it, closing it with changes asks first. */
export function SheetForm({ title, description, action, form, onClose, size = "md", aside, children }: SheetFormProps) {
  const id = useId();
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const online = useOnline();
  const guard = useLeaveGuard(isDirty && !isSubmitting && !(isSubmitSuccessful && form.failure === null));
  // While it is being sent too: what the server refuses is still to be saved.
  useUnsaved(isDirty && (isSubmitting || !isSubmitSuccessful || form.failure !== null));

  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        onKeyDown={onSaveKey(() => online && !isSubmitting && void form.send())}
        title={title}
        description={description}
        size={size}
        footer={
          <>
            {aside}
            <Button onClick={onClose}>Cancel</Button>
            <OnlineButton type="submit" form={id} variant="primary" loading={isSubmitting}>
              {action}
            </OnlineButton>
          </>
        }
      >
        <form id={id} onSubmit={form.send} noValidate className="flex flex-col gap-5">
          {form.failure && (
            <Callout tone="danger" role="alert">
              {form.failure}
            </Callout>
          )}
          {children}
        </form>
      </Sheet>
      {guard}
    </>
  );
}
