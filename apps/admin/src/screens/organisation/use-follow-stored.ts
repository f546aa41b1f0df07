import type { OrganisationProfile } from "@carrel/sdk";
import { useEffect, useRef } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import { keptEdits } from "./rebase";
import { fieldsOf, type SettingsFields, type SettingsValues } from "./settings-schema";

/** Keeps a form in step with the stored settings when those change under it: only what was typed into it stays. */
export function useFollowStored(
  form: Pick<UseFormReturn<SettingsFields, unknown, SettingsValues>, "getValues" | "reset" | "setValue" | "formState">,
  profile: OrganisationProfile,
) {
  const base = useRef(profile);
  const { isSubmitting } = form.formState;
  const { getValues, reset, setValue } = form;
  useEffect(() => {
    if (isSubmitting || base.current === profile) return;
    const after = fieldsOf(profile);
    const kept = keptEdits(getValues(), fieldsOf(base.current), after);
    base.current = profile;
    reset(after, { keepErrors: true, keepTouched: true });
    for (const [path, value] of kept) {
      // The places come from the form's own values.
      setValue(path as Path<SettingsFields>, value as never, { shouldDirty: true });
    }
  }, [profile, isSubmitting, getValues, reset, setValue]);
}
