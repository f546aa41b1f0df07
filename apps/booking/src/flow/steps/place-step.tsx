import type { PublicBranch } from "@carrel/sdk";
import { RadioCards } from "@carrel/ui/radio-cards";

interface PlaceStepProps {
  branches: PublicBranch[];
  value: string | undefined;
  onPick: (branchId: string) => void;
}

/** Which branch; picking one goes on. */
export function PlaceStep({ branches, value, onPick }: PlaceStepProps) {
  return (
    <RadioCards
      label="Branch"
      value={value ?? ""}
      onValueChange={onPick}
      options={branches.map(({ _id, name, address }) => ({
        value: _id,
        label: name,
        description: [address.line1, address.city].filter(Boolean).join(", "),
      }))}
    />
  );
}
