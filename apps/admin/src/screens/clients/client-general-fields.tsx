import { WorkspaceKind } from "@carrel/sdk/schemas";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { fieldsFor } from "../../forms/fields";
import { TimeZoneField } from "../../forms/time-zone-field";
import type { ClientFields } from "./client-form";

const { TextField, FormValue } = fieldsFor<ClientFields>();

const NAMES = { "co-working": "Co-working space", "study-hall": "Study hall" } as const;
const KINDS = WorkspaceKind.options.map((value) => ({ value, label: NAMES[value] }));

/** What a client is called, what kind of place it runs, and where. */
export const ClientGeneralFields = () => (
  <>
    <TextField name="orgName" label="Name" required hint="On its booking pages and mails." />
    <FormValue name="workspaceKind">
      {(field) => (
        <div className="flex flex-col gap-1">
          <span className="leading-tight font-medium text-strong" aria-hidden="true">
            Kind of place
          </span>
          <SegmentedControl
            label="Kind of place"
            options={KINDS}
            value={field.value}
            onValueChange={field.onValueChange}
            block
          />
          <p className="text-sm text-muted">Its screens and mails speak accordingly, of desks or of seats.</p>
        </div>
      )}
    </FormValue>
    <FormValue name="timezone">
      {(field) => <TimeZoneField {...field} hint="Of new branches; those that it has keep their own." />}
    </FormValue>
  </>
);
