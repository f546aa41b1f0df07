import { useBranch } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
import { Field } from "@carrel/ui/field";
import { Select } from "@carrel/ui/select";
import { toast } from "@carrel/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { messageOf } from "../forms/server-errors";
import { q } from "./carrel";

/** As many branches as the picker offers at once. */
const PICKER_LIMIT = 1000;

interface ChangeBranchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Picks the branch that lists cover. The server lists only the branches that the person may work in. */
export function ChangeBranchDialog({ open, onOpenChange }: ChangeBranchDialogProps) {
  const { selectedBranch, changeBranch, isChanging } = useBranch();
  const [picked, setPicked] = useState<string | null>(selectedBranch);
  const [error, setError] = useState<string>();
  const branches = useQuery({ ...q.branches.list({ limit: PICKER_LIMIT, page: 1 }), enabled: open });

  useEffect(() => {
    if (!open) return;
    setPicked(selectedBranch);
    setError(undefined);
  }, [open, selectedBranch]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!picked) return setError("Please select a branch");
    try {
      toast.success(await changeBranch(picked));
      onOpenChange(false);
    } catch (failure) {
      toast.error("Error", { description: messageOf(failure) });
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
          <Button type="submit" form="change-branch" variant="primary" loading={isChanging}>
            Update
          </Button>
        </>
      }
    >
      <form id="change-branch" onSubmit={submit} noValidate>
        <Field label="Branch" required error={error}>
          <Select
            value={picked}
            onValueChange={(value) => {
              setPicked(value);
              setError(undefined);
            }}
            placeholder={branches.isPending ? "Loading branches" : "Select a branch"}
            options={(branches.data?.data ?? []).map((branch) => ({ value: branch._id, label: branch.name }))}
          />
        </Field>
      </form>
    </Dialog>
  );
}
