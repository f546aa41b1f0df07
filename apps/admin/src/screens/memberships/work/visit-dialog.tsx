import { useOnce, usePermission, useTerminology } from "@carrel/hooks";
import { formatPeriod, localDateOf } from "@carrel/sdk/domain";
import { Combobox } from "@carrel/ui/combobox";
import { DatePicker } from "@carrel/ui/date-picker";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { Select } from "@carrel/ui/select";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { PassLeft } from "../../../app/parts/membership-parts";
import { DialogForm } from "../../../forms/dialog-form";
import { fieldsFor } from "../../../forms/fields";
import { useZodForm } from "../../../forms/use-zod-form";
import { Alternatives } from "../../desks/work/alternatives";
import { useAlternatives } from "../../desks/work/taken";
import { firstVisit, VisitInput, visitOf } from "./visit-times";
import type { WorkProps } from "./work-props";

const { TextField, FormField, FormValue } = fieldsFor(VisitInput);

/** Stands for whichever desk is free. */
const ANY = "any";
/** As many as the server gives at once. */
const ALL_DESKS = 2000;

const HOW = [
  { value: "day", label: "Whole day" },
  { value: "hours", label: "Some hours" },
] as const;

/** Writes down that a floating member or the holder of a pass comes, at any free desk or at one. */
export function VisitDialog({ membership, zone, onClose }: WorkProps) {
  const words = useTerminology();
  const noun = words.desk.toLowerCase();
  const seesDesks = usePermission("desks.read");
  const { _id: id, customerId, customerName, people, allowance, lastDay, startAt } = membership;
  const visit = useMutation(q.memberships.visit({ once: useOnce() }));
  const desks = useQuery({ ...q.desks.list({ limit: ALL_DESKS, page: 1 }), enabled: seesDesks });
  const { alternatives, watch } = useAlternatives();
  const form = useZodForm(VisitInput, {
    defaultValues: firstVisit(membership, new Date(), zone),
    submit: async (values) => {
      const booking = await watch(visit.mutateAsync(visitOf(id, values, customerId, zone)));
      toast.success(`${booking.visitor.name} has ${noun} ${booking.deskName}`, {
        description: formatPeriod(new Date(booking.startAt), new Date(booking.endAt), zone),
      });
      onClose();
      return undefined;
    },
  });
  const isHours = form.watch("how") === "hours";
  const today = localDateOf(new Date(), zone);
  return (
    <DialogForm title={`A visit of ${customerName}`} action="Add the visit" form={form} onClose={onClose}>
      {allowance && <PassLeft allowance={allowance} />}
      <Alternatives
        alternatives={alternatives}
        zone={zone}
        verb="Take"
        disabled={form.formState.isSubmitting}
        onTake={({ deskId }) => {
          form.setValue("deskId", deskId);
          void form.send();
        }}
      />
      {people.length > 0 && (
        <FormField name="customerId" label="Who comes" required>
          {(field) => (
            <Select
              {...field}
              options={[
                { value: customerId, label: customerName },
                ...people.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
            />
          )}
        </FormField>
      )}
      <FormValue name="how">
        {(field) => (
          <SegmentedControl
            label="How long"
            block
            value={field.value}
            options={HOW}
            onValueChange={field.onValueChange}
          />
        )}
      </FormValue>
      <FormField name="date" label="Day" required>
        {(field) => (
          <DatePicker
            {...field}
            min={localDateOf(new Date(startAt), zone)}
            max={lastDay}
            today={today}
            locale={LOCALE}
            onValueChange={(day) => day && field.onValueChange(day)}
          />
        )}
      </FormField>
      {isHours && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="starts" label="From" type="time" required />
          <TextField name="ends" label="To" type="time" required />
        </div>
      )}
      {seesDesks && (
        <FormField name="deskId" label={words.desk}>
          {(field) => (
            <Combobox
              {...field}
              value={field.value || ANY}
              onValueChange={(chosen) => field.onValueChange(chosen === ANY ? "" : chosen)}
              loading={desks.isPending}
              options={[
                { value: ANY, label: `Any free ${noun}` },
                ...(desks.data?.data ?? [])
                  .filter(({ isActive }) => isActive)
                  .map(({ _id, name, zone: place }) => ({ value: _id, label: name, ...(place && { hint: place }) })),
              ]}
              searchPlaceholder={`Search ${words.desks.toLowerCase()}`}
            />
          )}
        </FormField>
      )}
    </DialogForm>
  );
}
