import { BRANCH_FEATURES, type BranchFeature } from "@carrel/sdk/schemas";
import { CheckboxGroup } from "@carrel/ui/checkbox-group";
import { Controller, useFormContext } from "react-hook-form";
import { FEATURE_LABELS } from "./feature-labels";

const FEATURES = BRANCH_FEATURES.map((feature) => ({ value: feature, label: FEATURE_LABELS[feature] }));

/** The facilities of a branch, of the form above. */
export function FacilitiesField() {
  const { control, formState } = useFormContext<{ features: BranchFeature[] }>();
  return (
    <Controller
      control={control}
      name="features"
      render={({ field }) => (
        <CheckboxGroup
          label="What is there"
          options={FEATURES}
          value={field.value}
          onValueChange={(value) => field.onChange(value)}
          columns={2}
          error={formState.errors.features?.message}
        />
      )}
    />
  );
}
