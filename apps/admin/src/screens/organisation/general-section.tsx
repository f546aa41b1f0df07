import { terminology } from "@carrel/sdk/domain";
import { WorkspaceKind } from "@carrel/sdk/schemas";
import { CodeRow } from "@carrel/ui/code-row";
import { RadioCards } from "@carrel/ui/radio-cards";
import { Armchair, BookOpen } from "lucide-react";
import { TimeZoneField } from "../../forms/time-zone-field";
import { FormValue, type SectionProps, TextField } from "./use-settings-form";

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
  return (
    <>
      <TextField
        name="orgName"
        label="Name"
        required
        hint="On your booking pages and mails."
        autoComplete="organization"
        readOnly={readOnly}
      />
      <FormValue name="workspaceKind">
        {(field) => <RadioCards {...field} label="Kind of place" options={KINDS} disabled={readOnly} />}
      </FormValue>
      <FormValue name="timezone">
        {(field) => (
          <TimeZoneField
            {...field}
            hint="New branches start with it. Those that you have keep their own."
            readOnly={readOnly}
          />
        )}
      </FormValue>
      <CodeRow
        label="Organisation code"
        value={orgCode}
        hint="It stands in your QR codes and booking addresses, so it never changes."
      />
    </>
  );
}
