import { useOnline } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { type ReactNode, useId } from "react";
import type { FieldValues } from "react-hook-form";
import { OnlineButton } from "../app/online-button";
import { RecordSheet } from "../app/record-sheet";
import { useClose } from "../app/use-close";
import { Form } from "./form";
import { onSaveKey } from "./save-key";
import { UnsavedGuard } from "./unsaved-guard";
import type { ServerForm } from "./use-server-form";

interface SheetFormProps<Input extends FieldValues, Output> {
  title: string;
  description?: string;
  /** What the button does: "Add branch", "Save changes". */
  action: string;
  form: ServerForm<Input, Output>;
  size?: "md" | "lg";
  /** Beside the button, at the other end: a deletion, say. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form over its list: Cmd/Ctrl+Enter sends it, closing it with changes asks first. */
export function SheetForm<Input extends FieldValues, Output>(props: SheetFormProps<Input, Output>) {
  const { title, description, action, form, size = "md", aside, children } = props;
  const id = useId();
  const close = useClose();
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const online = useOnline();
  // While it is being sent too: what the server refuses is still to be saved.
  const isUnsaved = isDirty && (isSubmitting || !isSubmitSuccessful || form.failure !== null);

  return (
    <>
      <RecordSheet
        onKeyDown={onSaveKey(() => online && !isSubmitting && void form.send())}
        title={title}
        description={description}
        size={size}
        footer={
          <>
            {aside}
            <Button onClick={() => void close()}>Cancel</Button>
            <OnlineButton type="submit" form={id} variant="primary" loading={isSubmitting}>
              {action}
            </OnlineButton>
          </>
        }
      >
        <Form id={id} form={form}>
          {children}
        </Form>
      </RecordSheet>
      <UnsavedGuard when={isUnsaved} saving={isSubmitting} />
    </>
  );
}
