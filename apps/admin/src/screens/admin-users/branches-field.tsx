import { useSession } from "@carrel/hooks";
import { Field } from "@carrel/ui/field";
import { MultiSelect } from "@carrel/ui/multi-select";
import { Switch } from "@carrel/ui/switch";
import { useBranches } from "../../app/use-branches";

interface BranchesFieldProps {
  everywhere: boolean;
  onEverywhereChange: (everywhere: boolean) => void;
  value: readonly string[];
  onValueChange: (branchIds: string[]) => void;
  error: string | undefined;
  disabled: boolean;
}

/** Where somebody may work: every branch, or some. */
export function BranchesField(props: BranchesFieldProps) {
  const { everywhere, onEverywhereChange, value, onValueChange, error, disabled } = props;
  const { isDefaultUser } = useSession();
  const { branches, isPending } = useBranches();
  return (
    <>
      <Switch
        label="All branches"
        description={
          isDefaultUser
            ? "Those to come too."
            : "Only people who may work in every branch can let others work in every branch."
        }
        checked={everywhere}
        onCheckedChange={onEverywhereChange}
        disabled={disabled || !isDefaultUser}
      />
      {!everywhere && (
        <Field label="Branches" error={error} hint="Lists show these branches and no others.">
          <MultiSelect
            options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={value}
            onValueChange={onValueChange}
            placeholder="Choose branches"
            loading={isPending}
            selectAll
            disabled={disabled}
            labels={{
              search: "Search branches",
              empty: branches.length > 0 ? "No such branch" : "There is no branch yet",
            }}
          />
        </Field>
      )}
    </>
  );
}
