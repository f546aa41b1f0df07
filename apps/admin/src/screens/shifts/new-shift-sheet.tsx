import { useSession } from "@carrel/hooks";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { useBranches } from "../../app/use-branches";
import { timesText } from "../../app/words/shift-times";
import { ShiftForm } from "./shift-form";

const route = getRouteApi("/signed-in/office/board/shifts/new");

/** Adds a shift to a branch: the one whose list is open. */
export function NewShiftSheet() {
  const { branch: asked } = route.useSearch();
  const { selectedBranch } = useSession();
  const { branches } = useBranches();
  const branchId = asked ?? selectedBranch;
  const add = useMutation(q.shifts.add());
  return (
    <ShiftForm
      title="Add shift"
      action="Add shift"
      branch={branches.find(({ _id }) => _id === branchId)}
      initial={{ name: "", starts: "06:00", ends: "14:00", weekdays: [1, 2, 3, 4, 5, 6, 0], isActive: true }}
      save={async (values) => {
        const shift = await add.mutateAsync({ ...values, ...(branchId !== null && { branchId }) });
        return { title: `${shift.name} is added`, description: timesText(shift) };
      }}
    />
  );
}
