import type { BusinessUnit } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { AskDialog } from "../../app/parts/ask-dialog";
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
    const [changed] = await assign.mutateAsync({ businessUnitIds: [unit._id], userIds });
    if (changed) onChanged(changed);
    toast.success(userIds.length > 0 ? `${unit.name} is assigned` : `${unit.name} is left to nobody`);
  };
  return (
    <AskDialog title={`Assign ${unit.name}`} verb="Assign" saving={assign} onSave={save} onClose={onClose}>
      <PeopleField initial={userIds} onChange={setUserIds} />
    </AskDialog>
  );
}
