import type { AddBranch } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { PhoneInput } from "@carrel/ui/phone-input";
import { TextInput } from "@carrel/ui/text-input";
import { Controller, useFormContext } from "react-hook-form";
import { TimeZoneField } from "../../forms/time-zone-field";

/** What a branch is called and which clocks it goes by, of the form above. */
export function NameFields() {
  const { register, control, formState } = useFormContext<AddBranch>();
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="Name" required error={errors.name?.message}>
          <TextInput autoFocus autoComplete="off" {...register("name")} />
        </Field>
        <Field label="Short code" optional error={errors.code?.message}>
          <TextInput autoComplete="off" {...register("code")} />
        </Field>
      </div>
      <Controller
        control={control}
        name="timezone"
        render={({ field }) => (
          <TimeZoneField
            value={field.value}
            onValueChange={field.onChange}
            hint="Opening hours and days are read in it."
            error={errors.timezone?.message}
          />
        )}
      />
    </>
  );
}

const ADDRESS = [
  { name: "address.line1", label: "Street", wide: true },
  { name: "address.line2", label: "Floor or building", wide: true },
  { name: "address.city", label: "City" },
  { name: "address.postalCode", label: "Postal code" },
  { name: "address.state", label: "State" },
  { name: "address.country", label: "Country" },
] as const;

/** Where a branch is and how it is reached, of the form above. */
export function ContactFields() {
  const { register, getFieldState, formState } = useFormContext<AddBranch>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {ADDRESS.map(({ name, label, ...rest }) => (
        <Field
          key={name}
          label={label}
          optional
          error={getFieldState(name, formState).error?.message}
          className={"wide" in rest ? "sm:col-span-2" : ""}
        >
          <TextInput autoComplete="off" {...register(name)} />
        </Field>
      ))}
      <Field label="Phone" optional error={errors.phone?.message}>
        <PhoneInput autoComplete="off" {...register("phone")} />
      </Field>
      <Field label="E-mail" optional error={errors.email?.message}>
        <TextInput type="email" autoComplete="off" {...register("email")} />
      </Field>
    </div>
  );
}
