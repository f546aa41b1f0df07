import { messageOf } from "@carrel/hooks";
import type { BusinessUnit } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Dialog } from "@carrel/ui/dialog";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { PeopleField } from "./people-field";

interface AssignDialogProps {
  unit: BusinessUnit;
  onChanged: (unit: BusinessUnit) => void;
  onClose: () => void;
}

/** Gives a business unit to people. */
export function AssignDialog({ unit, onChanged, onClose }: AssignDialogProps) {
  const assign = useMutation(q.businessUnits.assignTeam());
  const [userIds, setUserIds] = useState(unit.assignedTo.map(({ _id }) => _id));
  const save = async () => {
    try {
      const [changed] = await assign.mutateAsync({ businessUnitIds: [unit._id], userIds });
      if (changed) onChanged(changed);
      toast.success(userIds.length > 0 ? `${unit.name} is assigned` : `${unit.name} is left to nobody`);
      onClose();
    } catch {
      // Said in the dialog.
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Assign ${unit.name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <OnlineButton variant="primary" loading={assign.isPending} onClick={() => void save()}>
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
      <PeopleField initial={userIds} onChange={setUserIds} />
    </Dialog>
  );
}
