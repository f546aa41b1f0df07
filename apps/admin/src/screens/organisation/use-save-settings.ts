import type { OrganisationProfile } from "@carrel/sdk";
import { useTheme } from "@carrel/ui/theme";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { organisationChanged } from "../../app/organisation-changes";
import { changesOf } from "./settings-changes";
import { fieldsOf, type SettingsValues } from "./settings-schema";

/**
 * Saves what differs from the stored settings. Each call is taken over as soon as it has answered, so that what a later
 * one refuses is all that is left to save.
 */
export function useSaveSettings(stored: OrganisationProfile) {
  const { setTheme } = useTheme();
  const settings = useMutation(q.organisation.updateSettings());
  const name = useMutation(q.organisation.updateName());
  const features = useMutation(q.organisation.updateFeatures());
  const theme = useMutation(q.organisation.updateTheme());

  return async (values: SettingsValues) => {
    const changes = changesOf(values, stored);
    let profile = stored;
    const take = (answer: OrganisationProfile) => {
      profile = answer;
      organisationChanged(answer);
    };
    if (changes.settings) take(await settings.mutateAsync(changes.settings));
    if (changes.name) take(await name.mutateAsync(changes.name));
    if (changes.features) take(await features.mutateAsync(changes.features));
    if (changes.theme) {
      take(await theme.mutateAsync(changes.theme));
      // What was chosen on this device before would hide it.
      setTheme(undefined);
    }
    toast.success("Settings saved");
    return fieldsOf(profile);
  };
}
