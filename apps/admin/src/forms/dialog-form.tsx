import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
import { type ReactNode, useId } from "react";
import type { FieldValues } from "react-hook-form";
import { OnlineButton } from "../app/online-button";
import { Form } from "./form";
import type { ServerForm } from "./use-server-form";

interface DialogFormProps<Input extends FieldValues, Output> {
  title: string;
  description?: ReactNode;
  /** What the button does: "Renew". */
  action: string;
  form: ServerForm<Input, Output>;
  /** `danger` where something is lost. */
  tone?: "danger" | "primary";
  /** Nothing can be sent yet. */
  disabled?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, over a record: what was refused is told in it, and it stays. */
export function DialogForm<Input extends FieldValues, Output>(props: DialogFormProps<Input, Output>) {
  const { title, description, action, form, tone = "primary", disabled = false, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <OnlineButton
            type="submit"
            form={id}
            variant={tone}
            loading={form.formState.isSubmitting}
            disabled={disabled}
          >
            {action}
          </OnlineButton>
        </>
      }
    >
      <Form id={id} form={form}>
        {children}
      </Form>
    </Dialog>
  );
}
