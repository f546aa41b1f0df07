import type { FeePlan } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { type RemovalProps, RemoveOrRetireDialog } from "../../app/parts/remove-or-retire-dialog";

/** Asks before a plan is deleted; where it was booked on, offers to withdraw it instead. */
export function RemoveDialog({ plan: { _id, name, isActive }, ...rest }: RemovalProps & { plan: FeePlan }) {
  const remove = useMutation(q.feePlans.remove());
  const update = useMutation(q.feePlans.update());
  return (
    <RemoveOrRetireDialog
      {...rest}
      name={name}
      isActive={isActive}
      inUseCode="fee_plan_in_use"
      description="It can't be undone. A plan that was booked on stays, and can be withdrawn."
      retire={{
        label: "Withdraw",
        description:
          "Visitors and staff can't choose it any more; the bookings that were made on it keep it and their price.",
        because: "was booked on",
        done: "withdrawn",
        run: () => update.mutateAsync({ _id, isActive: false }),
      }}
      remove={() => remove.mutateAsync({ id: _id })}
    />
  );
}
