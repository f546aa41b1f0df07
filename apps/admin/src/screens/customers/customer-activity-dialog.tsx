import { useTerminology } from "@carrel/hooks";
import type { Customer } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { ActivityDialog } from "../../forms/activity-dialog";

interface CustomerActivityDialogProps {
  customer: Pick<Customer, "_id" | "name" | "isActive">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Switches a customer off or on. */
export function CustomerActivityDialog({ customer, ...dialog }: CustomerActivityDialogProps) {
  const { _id, name, isActive } = customer;
  const desk = useTerminology().desk.toLowerCase();
  const update = useMutation(q.customers.update());
  return (
    <ActivityDialog
      {...dialog}
      name={name}
      isActive={isActive}
      onSwitch={(next) => update.mutateAsync({ _id, isActive: next })}
      stops={
        <>
          <li>
            No {desk} can be assigned to {name} any more, and lists to choose from leave them out.
          </li>
          <li>What is booked stays booked: a {desk} that they have now ends when it would.</li>
          <li>Bookings, payments and notes are kept. Activating brings everything back.</li>
        </>
      }
      brings={`A ${desk} can be assigned to them again.`}
    />
  );
}
