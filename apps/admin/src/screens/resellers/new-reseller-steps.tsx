import { Combobox } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import { PhoneInput } from "@carrel/ui/phone-input";
import { RadioCards } from "@carrel/ui/radio-cards";
import { TextInput } from "@carrel/ui/text-input";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { currencies } from "./currencies";
import type { NewResellerFields, NewResellerValues } from "./new-reseller-schema";
import { ResellerNameField, ResellerZoneField } from "./profile-fields";
import { RATE_KINDS, RateField } from "./rate-field";
import { SoldField } from "./sold-field";

export const useNewReseller = () => useFormContext<NewResellerFields, unknown, NewResellerValues>();

const CURRENCIES = currencies().map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));

/** What the reseller is called and what it sells. */
export function ProfileStep() {
  const { register, control, formState } = useNewReseller();
  const { errors } = formState;
  return (
    <>
      <ResellerNameField input={register("orgName")} error={errors.orgName?.message} />
      <Field
        label="Code"
        optional
        error={errors.orgCode?.message}
        hint="Short, in QR codes and addresses; it never changes. Left empty, it is made from the name."
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="[&_input]:uppercase"
          {...register("orgCode")}
        />
      </Field>
      <Controller
        control={control}
        name="resellerOrgType"
        render={({ field }) => (
          <SoldField value={field.value} onValueChange={field.onChange} error={errors.resellerOrgType?.message} />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="timezone"
          render={({ field }) => (
            <ResellerZoneField value={field.value} onValueChange={field.onChange} error={errors.timezone?.message} />
          )}
        />
        <Controller
          control={control}
          name="currency"
          render={({ field }) => (
            <Field
              label="Currency"
              required
              hint="Of its figures and its share. It can't be changed later."
              error={errors.currency?.message}
            >
              <Combobox
                value={field.value}
                onValueChange={field.onChange}
                options={CURRENCIES}
                placeholder="Choose a currency"
                searchPlaceholder="Search a currency"
                emptyText="No such currency"
              />
            </Field>
          )}
        />
      </div>
    </>
  );
}

/** The first person. */
export function OwnerStep() {
  const { register, formState } = useNewReseller();
  const errors = formState.errors.owner;
  return (
    <>
      <Field label="Name" required error={errors?.name?.message}>
        <TextInput autoComplete="off" {...register("owner.name")} />
      </Field>
      <Field
        label="E-mail"
        required
        hint="The invitation goes there; a link in it lets them choose a password."
        error={errors?.email?.message}
      >
        <TextInput type="email" autoComplete="off" {...register("owner.email")} />
      </Field>
      <Field label="Phone" optional error={errors?.phone?.message}>
        <PhoneInput autoComplete="off" {...register("owner.phone")} />
      </Field>
    </>
  );
}

const SHARES = [
  ...RATE_KINDS,
  { value: "none", label: "Nothing yet", description: "It can be set once it is agreed on." },
] as const;

/** What the reseller gets. */
export function ShareStep() {
  const { control, formState, setValue } = useNewReseller();
  const [share, currency] = useWatch({ control, name: ["profitSharing", "currency"] });
  const type = share?.type ?? "none";
  const errors = formState.errors.profitSharing;
  return (
    <>
      <Controller
        control={control}
        name="profitSharing.type"
        render={({ field }) => (
          <RadioCards
            label="Share"
            options={SHARES}
            value={field.value ?? "none"}
            onValueChange={(next) => {
              field.onChange(next);
              // 20 percent are not 20 paise.
              setValue("profitSharing.rate", null, { shouldDirty: true });
            }}
          />
        )}
      />
      {type !== "none" && (
        <Controller
          control={control}
          name="profitSharing.rate"
          render={({ field }) => (
            <RateField
              type={type}
              value={field.value ?? null}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              currency={currency}
              error={errors?.rate?.message}
            />
          )}
        />
      )}
    </>
  );
}
