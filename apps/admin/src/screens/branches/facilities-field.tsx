import { FEATURE_LABELS } from "@carrel/sdk/domain";
import { BRANCH_FEATURES, type BranchFeature } from "@carrel/sdk/schemas";
import { CheckboxGroup } from "@carrel/ui/checkbox-group";
import { fieldsFor } from "../../forms/fields";

const { FormValue } = fieldsFor<{ features: BranchFeature[] }>();

const FEATURES = BRANCH_FEATURES.map((feature) => ({ value: feature, label: FEATURE_LABELS[feature] }));

/** The facilities of a branch, of the form above. */
export function FacilitiesField() {
  return (
    <FormValue name="features">
      {(field) => <CheckboxGroup {...field} label="What is there" options={FEATURES} columns={2} />}
    </FormValue>
  );
}
