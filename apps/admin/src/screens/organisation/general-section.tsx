import { terminology } from "@carrel/sdk/domain";
import { WorkspaceKind } from "@carrel/sdk/schemas";
import { CodeRow } from "@carrel/ui/code-row";
import { Field } from "@carrel/ui/field";
import { RadioCards } from "@carrel/ui/radio-cards";
import { TextInput } from "@carrel/ui/text-input";
import { Armchair, BookOpen } from "lucide-react";
import { Controller } from "react-hook-form";
import { TimeZoneField } from "../../forms/time-zone-field";
import { type SectionProps, useSettingsForm } from "./use-settings-form";

const NAMES = { "co-working": "Co-working space", "study-hall": "Study hall" } as const;
const ICONS = { "co-working": Armchair, "study-hall": BookOpen } as const;

const KINDS = WorkspaceKind.options.map((kind) => {
  const { desk, desks, member, members, deskBooking } = terminology(kind);
  const Icon = ICONS[kind];
  return {
    value: kind,
    label: NAMES[kind],
    description: `It says ${desk} and ${desks}, ${member} and ${members}, ${deskBooking}.`,
    icon: <Icon />,
  };
});

/** What the organisation is called, what kind of place it runs, and where. */
export function GeneralSection({ orgCode, readOnly }: SectionProps & { orgCode: string }) {
  const { register, control, formState } = useSettingsForm();
  const { errors } = formState;
  return (
    <>
      <Field label="Name" required error={errors.orgName?.message} hint="On your booking pages and mails.">
        <TextInput autoComplete="organization" readOnly={readOnly} {...register("orgName")} />
      </Field>
      <Controller
        control={control}
        name="workspaceKind"
        render={({ field }) => (
          <RadioCards
            label="Kind of place"
            options={KINDS}
            value={field.value}
            onValueChange={field.onChange}
            disabled={readOnly}
            error={errors.workspaceKind?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="timezone"
        render={({ field }) => (
          <TimeZoneField
            value={field.value}
            onValueChange={field.onChange}
            hint="New branches start with it. Those that you have keep their own."
            error={errors.timezone?.message}
            readOnly={readOnly}
          />
        )}
      />
      <CodeRow
        label="Organisation code"
        value={orgCode}
        hint="It stands in your QR codes and booking addresses, so it never changes."
      />
    </>
  );
}
