import { messageOf, useBranch } from "@carrel/hooks";
import { CarrelError } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
import { Field } from "@carrel/ui/field";
import { Select } from "@carrel/ui/select";
import { toast } from "@carrel/ui/toast";
import { type FormEvent, useEffect, useState } from "react";
import { OnlineButton } from "./online-button";
import { useBranches } from "./use-branches";

interface ChangeBranchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Picks the branch that lists cover. The server lists only the branches that the person may work in. */
export function ChangeBranchDialog({ open, onOpenChange }: ChangeBranchDialogProps) {
  const { selectedBranch, changeBranch, isChanging } = useBranch();
  /** Undefined until somebody picks: then what he has now. */
  const [choice, setChoice] = useState<string>();
  const picked = choice ?? selectedBranch;
  const [error, setError] = useState<string>();
  const { branches, isPending } = useBranches();

  useEffect(() => {
    if (!open) return;
    setChoice(undefined);
    setError(undefined);
  }, [open]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!picked) return setError("Please select a branch");
    try {
      toast.success(await changeBranch(picked));
      onOpenChange(false);
    } catch (failure) {
      toast.error("Error", {
        description: failure instanceof CarrelError ? messageOf(failure) : "Failed to update branch",
      });
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change branch"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <OnlineButton type="submit" form="change-branch" variant="primary" loading={isChanging}>
            Update
          </OnlineButton>
        </>
      }
    >
      <form id="change-branch" onSubmit={submit} noValidate>
        <Field label="Branch" required error={error}>
          <Select
            value={picked}
            onValueChange={(value) => {
              setChoice(value);
              setError(undefined);
            }}
            placeholder={isPending ? "Loading branches" : "Select a branch"}
            options={branches.map((branch) => ({ value: branch._id, label: branch.name }))}
          />
        </Field>
      </form>
    </Dialog>
  );
}
