import { useOnce, useSession } from "@carrel/hooks";
import { localDateOf } from "@carrel/sdk/domain";
import { AddInstallationRequest } from "@carrel/sdk/schemas";
import { DatePicker } from "@carrel/ui/date-picker";
import { Field } from "@carrel/ui/field";
import { PhoneInput } from "@carrel/ui/phone-input";
import { TextInput } from "@carrel/ui/text-input";
import { Textarea } from "@carrel/ui/textarea";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { useCloseSheet } from "../../app/use-close-sheet";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";

const RequestInput = AddInstallationRequest.omit({ orgId: true });

/** Asks for an installation at one's own place. */
export function NewRequestSheet() {
  const { name, loggedOrgDetails } = useSession();
  const close = useCloseSheet("/installation-requests");
  const add = useMutation(q.installationRequests.add({ once: useOnce() }));
  const form = useZodForm(RequestInput, {
    defaultValues: {
      contactName: name,
      phone: "",
      preferredDate: undefined,
      notes: "",
      address: { line1: "", line2: "", city: "", postalCode: "" },
    },
    submit: async (values) => {
      await add.mutateAsync(values);
      toast.success("The installation is requested");
      await close({ saved: true });
      return undefined;
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const today = localDateOf(new Date(), loggedOrgDetails.timezone);
  return (
    <SheetForm
      title="Request installation"
      description="Somebody comes to put up posters and screens and to enter the first desks."
      action="Request installation"
      form={form}
      onClose={() => void close()}
    >
      <Field label="Contact" required hint="Who is there to open the door." error={errors.contactName?.message}>
        <TextInput autoComplete="name" {...register("contactName")} />
      </Field>
      <Field label="Phone" required error={errors.phone?.message}>
        <PhoneInput {...register("phone")} />
      </Field>
      <Field label="Street" required error={errors.address?.line1?.message}>
        <TextInput autoComplete="address-line1" {...register("address.line1")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="City" optional error={errors.address?.city?.message}>
          <TextInput autoComplete="address-level2" {...register("address.city")} />
        </Field>
        <Field label="Postal code" optional error={errors.address?.postalCode?.message}>
          <TextInput autoComplete="postal-code" {...register("address.postalCode")} />
        </Field>
      </div>
      <Controller
        control={control}
        name="preferredDate"
        render={({ field }) => (
          <Field label="Day" optional error={errors.preferredDate?.message}>
            <DatePicker
              value={field.value ?? null}
              onValueChange={(day) => field.onChange(day ?? undefined)}
              placeholder="Any day"
              clearLabel="Any day"
              min={today}
              today={today}
              locale={LOCALE}
            />
          </Field>
        )}
      />
      <Field label="Notes" optional error={errors.notes?.message}>
        <Textarea rows={4} {...register("notes")} />
      </Field>
    </SheetForm>
  );
}
