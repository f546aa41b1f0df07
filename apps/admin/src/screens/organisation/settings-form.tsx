import { useTerminology } from "@carrel/hooks";
import type { OrganisationProfile } from "@carrel/sdk";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Callout } from "@carrel/ui/callout";
import { SaveBar } from "@carrel/ui/save-bar";
import { SettingsLayout } from "@carrel/ui/settings-layout";
import { type FormEvent, useId, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useOnline } from "../../app/use-online";
import { usePageSaveKey } from "../../forms/save-key";
import { useUnsaved } from "../../forms/unsaved";
import { useLeaveGuard } from "../../forms/use-leave-guard";
import { useZodForm } from "../../forms/use-zod-form";
import { consequencesOf } from "./consequences";
import { fieldsOf, SettingsInput } from "./settings-schema";
import { settingsSections } from "./settings-sections";
import { useFollowStored } from "./use-follow-stored";
import { useSaveSettings } from "./use-save-settings";

interface SettingsFormProps {
  profile: OrganisationProfile;
  readOnly: boolean;
}

/** All sections as one form: one bar saves them, asks before changes are lost, and before people are stopped from booking. */
export function SettingsForm({ profile, readOnly }: SettingsFormProps) {
  const id = useId();
  const words = useTerminology();
  const online = useOnline();
  const save = useSaveSettings(profile);
  const form = useZodForm(SettingsInput, { defaultValues: fieldsOf(profile), submit: save });
  const [stops, setStops] = useState<string[]>([]);
  const [asking, setAsking] = useState(false);
  useFollowStored(form, profile);

  const { isDirty, isSubmitting, errors } = form.formState;
  const guard = useLeaveGuard(isDirty && !isSubmitting);
  useUnsaved(isDirty);
  const wrong = Object.keys(errors).length > 0;

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isDirty || isSubmitting || !online) return;
    const found = consequencesOf(form.getValues(), profile, words);
    if (found.length === 0) return void form.send();
    setStops(found);
    setAsking(true);
  };
  usePageSaveKey(() => send());

  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={send} noValidate className="flex flex-col gap-6">
        {readOnly && (
          <Callout>
            Your role lets you look at these settings. Ask an owner of your organisation to change them.
          </Callout>
        )}
        <SettingsLayout
          label="Sections of the settings"
          sections={settingsSections(profile, readOnly)}
          saveBar={
            <SaveBar
              dirty={isDirty}
              saving={isSubmitting}
              saveDisabled={!online}
              form={id}
              error={form.failure ?? (wrong ? "Something needs another look before it can be saved" : undefined)}
              onDiscard={form.discard}
            />
          }
        />
      </form>
      {guard}
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
    </FormProvider>
  );
}
