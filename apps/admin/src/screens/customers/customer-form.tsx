import { Field } from "@carrel/ui/field";
import { PhoneInput } from "@carrel/ui/phone-input";
import { Select } from "@carrel/ui/select";
import { TextInput } from "@carrel/ui/text-input";
import { Textarea } from "@carrel/ui/textarea";
import { Controller } from "react-hook-form";
import { useBranches } from "../../app/use-branches";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { type CustomerFields, CustomerInput, type CustomerValues } from "./customer-fields";
import { PhotoField } from "./photo-field";
import { PhotoRefused } from "./photo-refused";

interface CustomerFormProps {
  title: string;
  action: string;
  initial: CustomerFields;
  /** Reads the photo that is stored; null where there is none. */
  photoUrl: string | null;
  /**
   * @param photo to store; null takes away the stored one, undefined leaves it
   * @throws PhotoRefused where the rest was saved
   */
  submit: (values: CustomerValues, photo: CustomerFields["photo"]) => Promise<void>;
  onClose: () => void;
}

const EMERGENCY = "Whom to call in an emergency";

/** A customer's fields, in a sheet over what it was opened from. */
export function CustomerForm({ title, action, initial, photoUrl, submit, onClose }: CustomerFormProps) {
  const { branches } = useBranches();
  const form = useZodForm(CustomerInput, {
    defaultValues: { photo: undefined, ...initial },
    submit: async (values) => {
      try {
        await submit(values, form.getValues("photo"));
      } catch (error) {
        if (!(error instanceof PhotoRefused)) throw error;
        form.setError("photo", { type: "server", message: error.message });
      }
      return undefined;
    },
  });
  const { errors } = form.formState;

  return (
    <SheetForm title={title} action={action} form={form} onClose={onClose} size="lg">
      <Controller
        control={form.control}
        name="photo"
        render={({ field }) => (
          <PhotoField
            name={form.watch("name")}
            storedUrl={photoUrl}
            value={field.value}
            onValueChange={(photo) => {
              form.clearErrors("photo");
              field.onChange(photo);
            }}
            error={errors.photo?.message}
          />
        )}
      />
      <Field label="Name" required error={errors.name?.message}>
        <TextInput autoFocus autoComplete="off" {...form.register("name")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="E-mail" hint="This or a phone number." error={errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...form.register("email")} />
        </Field>
        <Field label="Phone" error={errors.phone?.message}>
          <PhoneInput autoComplete="off" {...form.register("phone")} />
        </Field>
      </div>
      {branches.length > 1 && (
        <Controller
          control={form.control}
          name="branchId"
          render={({ field }) => (
            <Field label="Branch" error={errors.branchId?.message}>
              <Select
                value={field.value}
                onValueChange={field.onChange}
                options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
              />
            </Field>
          )}
        />
      )}
      <Field label="Address" optional error={errors.address?.message}>
        <Textarea rows={2} {...form.register("address")} />
      </Field>
      <fieldset className="grid gap-5 border-t border-border pt-5 sm:grid-cols-2">
        <legend className="sr-only">{EMERGENCY}</legend>
        <p aria-hidden="true" className="font-semibold text-strong sm:col-span-2">
          {EMERGENCY}
        </p>
        <Field label="Contact's name" optional error={errors.emergencyContact?.name?.message}>
          <TextInput autoComplete="off" {...form.register("emergencyContact.name")} />
        </Field>
        <Field label="Contact's phone" optional error={errors.emergencyContact?.phone?.message}>
          <PhoneInput autoComplete="off" {...form.register("emergencyContact.phone")} />
        </Field>
      </fieldset>
    </SheetForm>
  );
}
