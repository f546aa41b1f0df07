import { useSession } from "@carrel/hooks";
import { Field } from "@carrel/ui/field";
import { MultiSelect } from "@carrel/ui/multi-select";
import { Switch } from "@carrel/ui/switch";
import { useState } from "react";
import { useBranches } from "../../app/use-branches";

interface SoldInFieldProps {
  /** Empty: in every branch. */
  value: readonly string[];
  onValueChange: (branchIds: string[]) => void;
  error: string | undefined;
}

const hintOfNone = (isEverywhere: boolean) =>
  isEverywhere ? "Choose at least one: with none the plan is sold in every branch." : "Choose at least one.";

/** Where a plan is sold: in every branch, where the person works in all, or in some. Nothing to choose where there is one. */
export function SoldInField({ value, onValueChange, error }: SoldInFieldProps) {
  const { selectedBranch, isDefaultUser } = useSession();
  const { branches, isPending } = useBranches();
  const [isChosen, setChosen] = useState(value.length > 0);
  if (branches.length < 2 && !isChosen) return null;
  // A branch that is gone, or not this person's, keeps its place.
  const others = value.filter((id) => !branches.some(({ _id }) => _id === id));
  return (
    <>
      {isDefaultUser && (
        <Switch
          label="In every branch"
          description="Those to come too."
          checked={!isChosen}
          onCheckedChange={(everywhere) => {
            setChosen(!everywhere);
            onValueChange(everywhere || !selectedBranch ? [] : [selectedBranch]);
          }}
        />
      )}
      {isChosen && (
        <Field label="Branches" error={error} hint={value.length === 0 ? hintOfNone(isDefaultUser) : undefined}>
          <MultiSelect
            options={[
              ...branches.map(({ _id, name }) => ({ value: _id, label: name })),
              ...others.map((id) => ({ value: id, label: isPending ? "…" : "Another branch" })),
            ]}
            value={value}
            onValueChange={onValueChange}
            placeholder="Choose branches"
            loading={isPending}
            selectAll
            labels={{ search: "Search branches", empty: "No such branch" }}
          />
        </Field>
      )}
    </>
  );
}
