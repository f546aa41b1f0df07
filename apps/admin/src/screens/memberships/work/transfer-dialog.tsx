import { useOnce, usePermission, useTerminology } from "@carrel/hooks";
import { Callout } from "@carrel/ui/callout";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../../app/carrel";
import { lastDayOf } from "../../../app/parts/booked-time";
import { undoing } from "../../../app/undoing";
import { whereText } from "../../../app/words/membership-text";
import { CustomerPicker } from "../../../forms/customer-picker";
import { DialogForm } from "../../../forms/dialog-form";
import { fieldsFor } from "../../../forms/fields";
import { ledToField } from "../../../forms/led-to-field";
import { useZodForm } from "../../../forms/use-zod-form";
import { useGoOn } from "./use-go-on";
import type { WorkProps } from "./work-props";

/** Gives what is left of a membership to somebody else. */
export function TransferDialog({ membership, zone, onClose }: WorkProps) {
  const words = useTerminology();
  const member = words.member.toLowerCase();
  const mayLook = usePermission("customers.read");
  const goOn = useGoOn();
  const { _id: id, customerId: before, customerName, people } = membership;
  const transfer = useMutation(q.memberships.transfer({ once: useOnce() }));
  const giveBack = useMutation(q.memberships.transfer());
  const TransferInput = z.object({ customerId: z.string().min(1, `Choose a ${member}`) });
  const { FormValue } = fieldsFor(TransferInput);
  const form = useZodForm(TransferInput, {
    defaultValues: { customerId: "" },
    submit: async ({ customerId }) => {
      const given = await transfer
        .mutateAsync({ id, customerId })
        .catch(ledToField({ customer_assigned: "customerId" }));
      toast.success(`${whereText(given, words)} is ${given.customerName}’s`, {
        description: `Until ${lastDayOf(given, zone)}`,
        // What was used stays with the one before, and who shared it shares it no more: neither comes back.
        ...(given._id === id &&
          !people.some(({ _id }) => _id === customerId) && {
            action: undoing(
              () => giveBack.mutateAsync({ id, customerId: before }),
              `${whereText(given, words)} is ${customerName}’s again`,
            ),
          }),
      });
      onClose();
      goOn(id, given._id);
      return undefined;
    },
  });
  const customerId = form.watch("customerId");
  const { data: chosen } = useQuery({ ...q.customers.get({ id: customerId }), enabled: customerId !== "" });
  return (
    <DialogForm
      title={`Give the membership of ${customerName} to somebody else`}
      description={`What is left until ${lastDayOf(membership, zone)} goes over; what was used stays with ${customerName}. Nothing is paid again.`}
      action="Give it"
      form={form}
      disabled={!mayLook}
      onClose={onClose}
    >
      {!mayLook && (
        <Callout tone="warning">Your role doesn’t show {words.members.toLowerCase()}. Ask an owner.</Callout>
      )}
      {mayLook && (
        <FormValue name="customerId">
          {({ onValueChange, error }) => (
            <CustomerPicker
              label={`To which ${member}`}
              value={chosen}
              without={before}
              onChoose={onValueChange}
              error={error}
            />
          )}
        </FormValue>
      )}
    </DialogForm>
  );
}
