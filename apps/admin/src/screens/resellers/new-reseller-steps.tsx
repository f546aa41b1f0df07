import { PhoneInput } from "@carrel/ui/phone-input";
import { RadioCards } from "@carrel/ui/radio-cards";
import { useFormContext, useWatch } from "react-hook-form";
import { CurrencyField } from "../../forms/currency-field";
import { fieldsFor } from "../../forms/fields";
import type { NewResellerFields, NewResellerValues } from "./new-reseller-schema";
import { ResellerNameField, ResellerZoneField, SoldField } from "./profile-fields";
import { RATE_KINDS, RateField } from "./rate-field";

const { TextField, FormValue } = fieldsFor<NewResellerFields>();

export const useNewReseller = () => useFormContext<NewResellerFields, unknown, NewResellerValues>();

/** What the reseller is called and what it sells. */
export const ProfileStep = () => (
  <>
    <ResellerNameField />
    <TextField
      name="orgCode"
      label="Code"
      optional
      hint="Short, in QR codes and addresses; it never changes. Left empty, it is made from the name."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="[&_input]:uppercase"
    />
    <SoldField />
    <div className="grid gap-5 sm:grid-cols-2">
      <ResellerZoneField />
      <FormValue name="currency">
        {(field) => <CurrencyField {...field} hint="Of its figures and its share. It can't be changed later." />}
      </FormValue>
    </div>
  </>
);

/** The first person. */
export const OwnerStep = () => (
  <>
    <TextField name="owner.name" label="Name" required autoComplete="off" />
    <TextField
      name="owner.email"
      label="E-mail"
      required
      hint="The invitation goes there; a link in it lets them choose a password."
      type="email"
      autoComplete="off"
    />
    <TextField as={PhoneInput} name="owner.phone" label="Phone" optional autoComplete="off" />
  </>
);

const SHARES = [
  ...RATE_KINDS,
  { value: "none", label: "Nothing yet", description: "It can be set once it is agreed on." },
] as const;

/** What the reseller gets. */
export function ShareStep() {
  const { control, setValue } = useNewReseller();
  const [share, currency] = useWatch({ control, name: ["profitSharing", "currency"] });
  const type = share?.type ?? "none";
  return (
    <>
      <FormValue name="profitSharing.type">
        {(field) => (
          <RadioCards
            {...field}
            label="Share"
            options={SHARES}
            value={field.value ?? "none"}
            onValueChange={(next) => {
              field.onValueChange(next);
              // 20 percent are not 20 paise.
              setValue("profitSharing.rate", null, { shouldDirty: true });
            }}
          />
        )}
      </FormValue>
      {type !== "none" && (
        <FormValue name="profitSharing.rate">
          {(field, { onBlur }) => (
            <RateField {...field} type={type} value={field.value ?? null} onBlur={onBlur} currency={currency} />
          )}
        </FormValue>
      )}
    </>
  );
}
