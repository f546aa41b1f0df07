import type { Branch, DashboardPeriod } from "@carrel/sdk";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { Select } from "@carrel/ui/select";
import { PERIOD_WORDS, PERIODS } from "./period";

const ALL = "all";

interface DashboardFiltersProps {
  branches: readonly Branch[];
  /** Undefined for all of them. */
  branchId: string | undefined;
  onBranch: (branchId: string | undefined) => void;
  period: DashboardPeriod;
  onPeriod: (period: DashboardPeriod) => void;
}

/** What the figures are of: a branch or all, and a period. */
export function DashboardFilters({ branches, branchId, onBranch, period, onPeriod }: DashboardFiltersProps) {
  return (
    <>
      {branches.length > 1 && (
        <Select
          aria-label="Branch"
          value={branchId ?? ALL}
          onValueChange={(value) => onBranch(value === ALL ? undefined : value)}
          className="w-full sm:w-56"
          options={[
            { value: ALL, label: "All branches" },
            ...branches.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      )}
      <SegmentedControl
        label="Period"
        value={period}
        onValueChange={onPeriod}
        className="max-sm:w-full"
        options={PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value].label }))}
      />
    </>
  );
}
