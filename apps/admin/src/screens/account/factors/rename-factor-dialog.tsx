import type { SecondFactor } from "@carrel/sdk";
import { RenameFactor } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Dialog } from "@carrel/ui/dialog";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { useZodForm } from "../../../forms/use-zod-form";

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
      return undefined;
    },
  });
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={`Rename ${factor.name}`}>
      <form onSubmit={form.send} noValidate className="flex flex-col gap-5">
        {form.failure && (
          <Callout tone="danger" role="alert">
            {form.failure}
          </Callout>
        )}
        <Field label="Name" error={form.formState.errors.name?.message}>
          <TextInput autoFocus autoComplete="off" {...form.register("name")} />
        </Field>
        <Button type="submit" variant="primary" block loading={form.formState.isSubmitting}>
          Save name
        </Button>
      </form>
    </Dialog>
  );
}
