import type { SecondFactor } from "@carrel/sdk";
import { RenameFactor } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { fieldsFor } from "../../../forms/fields";
import { Form } from "../../../forms/form";
import { useZodForm } from "../../../forms/use-zod-form";

const { TextField } = fieldsFor(RenameFactor);

interface RenameFactorDialogProps {
  factor: SecondFactor;
  onClose: () => void;
}

/** Calls a factor what its person knows it by: the phone, the laptop. */
export function RenameFactorDialog({ factor, onClose }: RenameFactorDialogProps) {
  const rename = useMutation(q.auth.renameFactor());
  const form = useZodForm(RenameFactor, {
    defaultValues: { id: factor._id, name: factor.name },
    mode: "onSubmit",
    submit: async (values) => {
      await rename.mutateAsync(values);
      onClose();
    },
  });
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={`Rename ${factor.name}`}>
      <Form form={form}>
        <TextField name="name" label="Name" autoFocus autoComplete="off" />
        <Button type="submit" variant="primary" block loading={form.formState.isSubmitting}>
          Save name
        </Button>
      </Form>
    </Dialog>
  );
}
