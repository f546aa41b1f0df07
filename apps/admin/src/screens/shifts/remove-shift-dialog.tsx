import type { Shift } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { type RemovalProps, RemoveOrRetireDialog } from "../../app/parts/remove-or-retire-dialog";

/** Asks before a shift is deleted; where something was sold in it, offers to deactivate it instead. */
export function RemoveShiftDialog({ shift: { _id, name, isActive }, ...rest }: RemovalProps & { shift: Shift }) {
  const remove = useMutation(q.shifts.remove());
  const update = useMutation(q.shifts.update());
  return (
    <RemoveOrRetireDialog
      {...rest}
      name={name}
      isActive={isActive}
      inUseCode="shift_in_use"
      description="It can't be undone. A shift that something was sold in, or that a plan names, stays and can be deactivated."
      retire={{
        label: "Deactivate",
        description: "Nothing is sold in it any more; what was sold runs on until its end.",
        because: "was sold or a plan names it",
        done: "inactive",
        run: () => update.mutateAsync({ _id, isActive: false }),
      }}
      remove={() => remove.mutateAsync({ id: _id })}
    />
  );
}
