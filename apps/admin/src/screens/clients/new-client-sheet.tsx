import { useSession } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { CreateClient, InviteOwner } from "@carrel/sdk/schemas";
import { PhoneInput } from "@carrel/ui/phone-input";
import { RadioCards } from "@carrel/ui/radio-cards";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../app/carrel";
import { blankToUndefined } from "../../forms/blank";
import { CurrencyField } from "../../forms/currency-field";
import { fieldsFor } from "../../forms/fields";
import { guessedPlace } from "../../forms/guessed-place";
import { SheetForm } from "../../forms/sheet-form";
import { TimeZoneField } from "../../forms/time-zone-field";
import { useSheetForm } from "../../forms/use-sheet-form";

const NewClient = CreateClient.extend({
  owner: InviteOwner.extend({ phone: z.preprocess(blankToUndefined, InviteOwner.shape.phone) }),
});
const { TextField, FormValue } = fieldsFor(NewClient);

const KINDS = [
  { value: "co-working", label: "Co-working space", description: "Desks and members" },
  { value: "study-hall", label: "Study hall", description: "Seats and users" },
];

/** Adds a client, whose owner is invited by mail. */
export function NewClientSheet() {
  const { isSuper, timezone, currency } = useSession().loggedOrgDetails;
  const create = useMutation(q.organisation.createClient());
  const guessed = guessedPlace();
  const form = useSheetForm(NewClient, {
    defaultValues: {
      orgName: "",
      workspaceKind: "co-working",
      timezone: guessed.timezone || timezone,
      currency: guessed.currency ?? currency,
      owner: { name: "", email: "", phone: "" },
    },
    save: async (values) => {
      try {
        const { orgName } = await create.mutateAsync(values);
        return { title: `${orgName} is added`, description: `${values.owner.email} is invited.` };
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "email_taken")) throw error;
        form.setError("owner.email", { type: "server", message: error.message }, { shouldFocus: true });
        return undefined;
      }
    },
  });
  return (
    <SheetForm
      title="Add client"
      description={`It begins with a trial${isSuper ? "" : ", as your client"}. Its owner is mailed a link to choose a password.`}
      action="Add and invite"
      form={form}
    >
      <TextField name="orgName" label="Name of the place" required autoComplete="off" />
      <FormValue name="workspaceKind">
        {(field) => <RadioCards {...field} label="Kind of place" options={KINDS} />}
      </FormValue>
      <FormValue name="timezone">
        {({ value = "", ...field }) => (
          <TimeZoneField {...field} value={value} hint="Of its opening hours. Each branch can have its own." />
        )}
      </FormValue>
      <FormValue name="currency">
        {({ value = "", ...field }) => (
          <CurrencyField {...field} value={value} hint="Of its prices. It can't be changed later." />
        )}
      </FormValue>
      <TextField name="owner.name" label="Owner's name" required autoComplete="off" />
      <TextField
        name="owner.email"
        label="Owner's e-mail"
        required
        hint="The invitation goes there."
        type="email"
        autoComplete="off"
      />
      <TextField as={PhoneInput} name="owner.phone" label="Owner's phone" optional autoComplete="off" />
    </SheetForm>
  );
}
