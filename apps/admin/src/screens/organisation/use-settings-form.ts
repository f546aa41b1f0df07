import { type Terminology, terminology } from "@carrel/sdk/domain";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldsFor } from "../../forms/fields";
import type { SettingsFields, SettingsValues } from "./settings-schema";

export const { TextField, FormField, FormValue } = fieldsFor<SettingsFields>();

/** The form that all sections are part of. */
export const useSettingsForm = () => useFormContext<SettingsFields, unknown, SettingsValues>();

/** The wording of the kind of place that is chosen in the form, which need not be that of who fills it in. */
export const useFormTerminology = (): Terminology =>
  terminology(useWatch({ control: useSettingsForm().control, name: "workspaceKind" }));

/** What each section is told. */
export interface SectionProps {
  /** Its person may look and not change. */
  readOnly: boolean;
}
