import type { AddBranch } from "@carrel/sdk/schemas";
import { PhoneInput } from "@carrel/ui/phone-input";
import { Textarea } from "@carrel/ui/textarea";
import { useWatch } from "react-hook-form";
import { countHint } from "../../forms/count-hint";
import { fieldsFor } from "../../forms/fields";
import { TimeZoneField } from "../../forms/time-zone-field";

const { TextField, FormValue } = fieldsFor<AddBranch>();

/** What a branch is called and which clocks it goes by, of the form above. */
export const NameFields = () => (
  <>
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <TextField name="name" label="Name" required autoFocus autoComplete="off" />
      <TextField name="code" label="Short code" optional autoComplete="off" />
    </div>
    <FormValue name="timezone">
      {(field) => <TimeZoneField {...field} hint="Opening hours and days are read in it." />}
    </FormValue>
  </>
);

const ADDRESS = [
  { name: "address.line1", label: "Street", wide: true },
  { name: "address.line2", label: "Floor or building", wide: true },
  { name: "address.city", label: "City" },
  { name: "address.postalCode", label: "Postal code" },
  { name: "address.state", label: "State" },
  { name: "address.country", label: "Country" },
] as const;

/** The way to a branch and in, for visitors. */
function DirectionsField() {
  const directions = useWatch<AddBranch, "directions">({ name: "directions" });
  return (
    <TextField
      as={Textarea}
      name="directions"
      label="Directions"
      optional
      rows={4}
      hint={countHint("Where the door is, which bell, where to leave a bicycle. Visitors read it.", directions, 1000)}
      fieldClassName="sm:col-span-2"
    />
  );
}

/** Where a branch is and how it is reached, of the form above. */
export const ContactFields = () => (
  <div className="grid gap-5 sm:grid-cols-2">
    {ADDRESS.map(({ name, label, ...rest }) => (
      <TextField
        key={name}
        name={name}
        label={label}
        optional
        fieldClassName={"wide" in rest ? "sm:col-span-2" : ""}
        autoComplete="off"
      />
    ))}

    <TextField as={PhoneInput} name="phone" label="Phone" optional autoComplete="off" />
    <TextField name="email" label="E-mail" optional type="email" autoComplete="off" />
    <DirectionsField />
  </div>
);
