import { type Known, knownFrom } from "@carrel/sdk";
import { PhoneInput } from "@carrel/ui/phone-input";
import { Select } from "@carrel/ui/select";
import { Textarea } from "@carrel/ui/textarea";
import { useState } from "react";
import { useBranches } from "../../app/use-branches";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { type Saved, useSheetForm } from "../../forms/use-sheet-form";
import { type CustomerFields, CustomerInput, type CustomerValues } from "./customer-fields";
import { KnownNotice } from "./known-notice";
import { PhotoField } from "./photo-field";
import { PhotoRefused } from "./photo-refused";

const { TextField, FormField, FormValue } = fieldsFor(CustomerInput);

interface CustomerFormProps {
  /** Who is changed; absent: somebody new. */
  customerId?: string;
  title: string;
  action: string;
  initial: CustomerFields;
  /** Reads the photo that is stored; null where there is none. */
  photoUrl: string | null;
  /**
   * @param photo to store; null takes away the stored one, undefined leaves it
   * @throws PhotoRefused where the rest was saved
   */
  save: (values: CustomerValues, photo: CustomerFields["photo"]) => Promise<Saved>;
}

const EMERGENCY = "Whom to call in an emergency";

/** A customer's fields, in a sheet over what it was opened from. */
export function CustomerForm({ customerId, title, action, initial, photoUrl, save }: CustomerFormProps) {
  const { branches } = useBranches();
  const [known, setKnown] = useState<Known[]>([]);
  const form = useSheetForm(CustomerInput, {
    defaultValues: { photo: undefined, ...initial },
    save: async (values): Promise<Saved> => {
      setKnown([]);
      try {
        return await save(values, form.getValues("photo"));
      } catch (error) {
        setKnown(knownFrom(error));
        if (!(error instanceof PhotoRefused)) throw error;
        form.setError("photo", { type: "server", message: error.message });
      }
      return undefined;
    },
  });

  return (
    <SheetForm title={title} action={action} form={form} size="lg">
      <FormValue name="photo">
        {(field) => (
          <PhotoField
            name={form.watch("name")}
            storedUrl={photoUrl}
            value={field.value}
            onValueChange={(photo) => {
              form.clearErrors("photo");
              field.onValueChange(photo);
            }}
            error={field.error}
          />
        )}
      </FormValue>
      <TextField name="name" label="Name" required autoFocus autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="email" label="E-mail" hint="This or a phone number." type="email" autoComplete="off" />
        <TextField as={PhoneInput} name="phone" label="Phone" autoComplete="off" />
      </div>
      <KnownNotice known={known} customerId={customerId} />
      {branches.length > 1 && (
        <FormField name="branchId" label="Branch">
          {(field) => <Select {...field} options={branches.map(({ _id, name }) => ({ value: _id, label: name }))} />}
        </FormField>
      )}
      <TextField as={Textarea} name="address" label="Address" optional rows={2} />
      <fieldset className="grid gap-5 border-t border-border pt-5 sm:grid-cols-2">
        <legend className="sr-only">{EMERGENCY}</legend>
        <p aria-hidden="true" className="font-semibold text-strong sm:col-span-2">
          {EMERGENCY}
        </p>
        <TextField name="emergencyContact.name" label="Contact's name" optional autoComplete="off" />
        <TextField as={PhoneInput} name="emergencyContact.phone" label="Contact's phone" optional autoComplete="off" />
      </fieldset>
    </SheetForm>
  );
}
