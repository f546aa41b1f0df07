import type { SecondFactor } from "@carrel/sdk";
import { RenameFactor } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { OnlineAlertDialog } from "../../../app/online-alert-dialog";
import { OnlineButton } from "../../../app/online-button";
import { useBranchZone } from "../../../app/use-branch-zone";
import { fieldsFor } from "../../../forms/fields";
import { Form } from "../../../forms/form";
import { useZodForm } from "../../../forms/use-zod-form";
import { FactorLine } from "./factor-line";

/** A factor that is on: since when, when it was last used, and what takes it off. */
export function FactorRow({ factor }: { factor: SecondFactor }) {
  const { _id, name, createdAt, lastUsedAt } = factor;
  const zone = useBranchZone();
  const remove = useMutation(q.auth.removeFactor());
  const [asking, setAsking] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: zone });
  const used = lastUsedAt ? `last used ${date.format(new Date(lastUsedAt))}` : "not used yet";
  const takeOff = async () => {
    await remove.mutateAsync({ id: _id });
    toast.success(`${name} is removed`);
  };
  return (
    <FactorLine title={name} about={`Since ${date.format(new Date(createdAt))}, ${used}.`}>
      <OnlineButton size="sm" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
        Rename
      </OnlineButton>
      <OnlineButton size="sm" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </OnlineButton>
      {renaming && <RenameFactorDialog factor={factor} onClose={() => setRenaming(false)} />}
      <OnlineAlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={`Remove ${name}?`}
        description="Signing in asks for it no more. Your recovery codes end with your last factor."
        confirmLabel="Remove"
        onConfirm={takeOff}
      />
    </FactorLine>
  );
}

const { TextField } = fieldsFor(RenameFactor);

interface RenameFactorDialogProps {
  factor: SecondFactor;
  onClose: () => void;
}

/** Calls a factor what its person knows it by: the phone, the laptop. */
function RenameFactorDialog({ factor, onClose }: RenameFactorDialogProps) {
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
