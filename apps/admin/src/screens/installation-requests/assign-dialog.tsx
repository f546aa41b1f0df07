import { messageOf } from "@carrel/hooks";
import type { InstallationRequest } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Combobox } from "@carrel/ui/combobox";
import { Dialog } from "@carrel/ui/dialog";
import { Field } from "@carrel/ui/field";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
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
    try {
      const changed = await assign.mutateAsync({ id: request._id, userId });
      onChanged(changed);
      toast.success(`${changed.assignedTo?.name} has the request now`);
      onClose();
    } catch {
      // Said in the dialog.
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Assign this request"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <OnlineButton variant="primary" loading={assign.isPending} disabled={!userId} onClick={() => void save()}>
            Assign
          </OnlineButton>
        </>
      }
    >
      {assign.error && (
        <Callout tone="danger" role="alert">
          {messageOf(assign.error)}
        </Callout>
      )}
      <Field label="Person" hint="They are told, and so is the organisation that asked.">
        <Combobox
          options={options}
          value={userId}
          onValueChange={setUserId}
          loading={isPending}
          placeholder="Choose somebody"
        />
      </Field>
    </Dialog>
  );
}
