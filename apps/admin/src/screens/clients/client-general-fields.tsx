import { WorkspaceKind } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { TextInput } from "@carrel/ui/text-input";
import { Controller, useFormContext } from "react-hook-form";
import { TimeZoneField } from "../../forms/time-zone-field";
import type { ClientFields } from "./client-form";

const NAMES = { "co-working": "Co-working space", "study-hall": "Study hall" } as const;
const KINDS = WorkspaceKind.options.map((value) => ({ value, label: NAMES[value] }));

/** What a client is called, what kind of place it runs, and where. */
export function ClientGeneralFields() {
  const { register, control, formState } = useFormContext<ClientFields>();
  const { errors } = formState;
  return (
    <>
      <Field label="Name" required error={errors.orgName?.message} hint="On its booking pages and mails.">
        <TextInput {...register("orgName")} />
      </Field>
      <Controller
        control={control}
        name="workspaceKind"
        render={({ field }) => (
          <div className="flex flex-col gap-1">
            <span className="leading-tight font-medium text-strong" aria-hidden="true">
              Kind of place
            </span>
            <SegmentedControl
              label="Kind of place"
              options={KINDS}
              value={field.value}
              onValueChange={field.onChange}
              block
            />
            <p className="text-sm text-muted">Its screens and mails speak accordingly, of desks or of seats.</p>
          </div>
        )}
      />
      <Controller
        control={control}
        name="timezone"
        render={({ field }) => (
          <TimeZoneField
            value={field.value}
            onValueChange={field.onChange}
            hint="Of new branches; those that it has keep their own."
            error={errors.timezone?.message}
          />
        )}
      />
    </>
  );
}
