import { useSession } from "@carrel/hooks";
import { Navigate, useSearch } from "@tanstack/react-router";
import { useBranchZone } from "../../../app/use-branch-zone";
import { NewBookingForm } from "./new-booking-form";

/** Books a desk of the branch that the list or the calendar shows. */
export function NewBookingSheet() {
  const { selectedBranch } = useSession();
  const { branch, on, at, until } = useSearch({ strict: false });
  const branchId = branch ?? selectedBranch;
  const timezone = useBranchZone(branchId ?? undefined);
  if (branchId === null) return <Navigate to="/bookings" />;
  return (
    <NewBookingForm
      key={`${branchId} ${timezone}`}
      branchId={branchId}
      timezone={timezone}
      deskId={on}
      startAt={at}
      endAt={until}
    />
  );
}
