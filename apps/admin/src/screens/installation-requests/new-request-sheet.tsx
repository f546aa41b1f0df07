import { useOnce, useSession } from "@carrel/hooks";
import { localDateOf } from "@carrel/sdk/domain";
import { AddInstallationRequest } from "@carrel/sdk/schemas";
import { DatePicker } from "@carrel/ui/date-picker";
import { PhoneInput } from "@carrel/ui/phone-input";
import { Textarea } from "@carrel/ui/textarea";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";

const RequestInput = AddInstallationRequest.omit({ orgId: true });
const { TextField, FormField } = fieldsFor(RequestInput);

/** Asks for an installation at one's own place. */
export function NewRequestSheet() {
  const { name, loggedOrgDetails } = useSession();
  const add = useMutation(q.installationRequests.add({ once: useOnce() }));
  const form = useSheetForm(RequestInput, {
    defaultValues: {
      contactName: name,
      phone: "",
      preferredDate: undefined,
      notes: "",
      address: { line1: "", line2: "", city: "", postalCode: "" },
    },
    save: async (values) => {
      await add.mutateAsync(values);
      return "The installation is requested";
    },
  });
  const today = localDateOf(new Date(), loggedOrgDetails.timezone);
  return (
    <SheetForm
      title="Request installation"
      description="Somebody comes to put up posters and screens and to enter the first desks."
      action="Request installation"
      form={form}
    >
      <TextField
        name="contactName"
        label="Contact"
        required
        hint="Who is there to open the door."
        autoComplete="name"
      />
      <TextField as={PhoneInput} name="phone" label="Phone" required />
      <TextField name="address.line1" label="Street" required autoComplete="address-line1" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="address.city" label="City" optional autoComplete="address-level2" />
        <TextField name="address.postalCode" label="Postal code" optional autoComplete="postal-code" />
      </div>
      <FormField name="preferredDate" label="Day" optional>
        {(field) => (
          <DatePicker
            {...field}
            value={field.value ?? null}
            onValueChange={(day) => field.onValueChange(day ?? undefined)}
            placeholder="Any day"
            clearLabel="Any day"
            min={today}
            today={today}
            locale={LOCALE}
          />
        )}
      </FormField>
      <TextField as={Textarea} name="notes" label="Notes" optional rows={4} />
    </SheetForm>
  );
}
