import { useOnline, useTerminology } from "@carrel/hooks";
import type { OrganisationProfile } from "@carrel/sdk";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Callout } from "@carrel/ui/callout";
import { SettingsLayout } from "@carrel/ui/settings-layout";
import { useState } from "react";
import { PageForm } from "../../forms/page-form";
import { useFollowStored } from "../../forms/use-follow-stored";
import { useZodForm } from "../../forms/use-zod-form";
import { consequencesOf } from "./consequences";
import { fieldsOf, SettingsInput } from "./settings-schema";
import { settingsSections } from "./settings-sections";
import { useSaveSettings } from "./use-save-settings";

interface SettingsFormProps {
  profile: OrganisationProfile;
  readOnly: boolean;
}

/** All sections as one form: one bar saves them, asks before changes are lost, and before people are stopped from booking. */
export function SettingsForm({ profile, readOnly }: SettingsFormProps) {
  const words = useTerminology();
  const online = useOnline();
  const save = useSaveSettings(profile);
  const form = useZodForm(SettingsInput, { defaultValues: fieldsOf(profile), submit: save });
  const [stops, setStops] = useState<string[]>([]);
  const [asking, setAsking] = useState(false);
  useFollowStored(form, profile, fieldsOf);

  const { isDirty, isSubmitting } = form.formState;

  const send: typeof form.send = async (event) => {
    event?.preventDefault();
    if (!isDirty || isSubmitting || !online) return;
    const found = consequencesOf(form.getValues(), profile, words);
    if (found.length === 0) return form.send();
    setStops(found);
    setAsking(true);
  };

  return (
    <>
      <PageForm form={{ ...form, send }} className="flex flex-col gap-6">
        {(saveBar) => (
          <>
            {readOnly && (
              <Callout>
                Your role lets you look at these settings. Ask an owner of your organisation to change them.
              </Callout>
            )}
            <SettingsLayout
              label="Sections of the settings"
              sections={settingsSections(profile, readOnly)}
              saveBar={saveBar}
            />
          </>
        )}
      </PageForm>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title="Save these settings?"
        description={stops.join(" ")}
        confirmLabel="Save changes"
        cancelLabel="Go back"
        onConfirm={() => form.send()}
      />
    </>
  );
}
