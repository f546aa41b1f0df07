import type { InstallationRequest } from "@carrel/sdk";
import { Combobox } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { AskDialog } from "../../app/parts/ask-dialog";
import { useActivePeople } from "../../app/use-active-people";

interface AssignDialogProps {
  request: InstallationRequest;
  onChanged: (request: InstallationRequest) => void;
  onClose: () => void;
}

/** Gives a request to somebody of one's own staff. */
export function AssignDialog({ request, onChanged, onClose }: AssignDialogProps) {
  const assign = useMutation(q.installationRequests.assign());
  const { options, isPending } = useActivePeople();
  const [userId, setUserId] = useState<string | null>(null);
  const save = async () => {
    if (!userId) return;
    const changed = await assign.mutateAsync({ id: request._id, userId });
    onChanged(changed);
    toast.success(`${changed.assignedTo?.name} has the request now`);
  };
  return (
    <AskDialog
      title="Assign this request"
      verb="Assign"
      disabled={!userId}
      saving={assign}
      onSave={save}
      onClose={onClose}
    >
      <Field label="Person" hint="They are told, and so is the organisation that asked.">
        <Combobox
          options={options}
          value={userId}
          onValueChange={setUserId}
          loading={isPending}
          placeholder="Choose somebody"
        />
      </Field>
    </AskDialog>
  );
}
