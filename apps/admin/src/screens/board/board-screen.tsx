import { useNow, usePermission, useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Link, Outlet } from "@tanstack/react-router";
import { SlidersHorizontal } from "lucide-react";
import { NoBranch } from "../../app/parts/no-branch";
import { ScreenHeader } from "../../app/screen-header";
import { useBranchZone } from "../../app/use-branch-zone";
import { BranchBoard } from "./branch-board";

/** Who has which seat in which shift of a day, and what is free. */
export function BoardScreen() {
  const { selectedBranch } = useSession();
  const zone = useBranchZone();
  const now = useNow().getTime();
  const maySeeShifts = usePermission("feePlans.read");
  if (selectedBranch === null) return <NoBranch title="Board" />;
  return (
    <>
      <ScreenHeader
        title="Board"
        description="Who has what until when, and what is free to sell. What changes shows by itself."
        actions={
          maySeeShifts && (
            <Button asChild>
              <Link to="/board/shifts">
                <SlidersHorizontal strokeWidth={1.5} aria-hidden />
                Shifts
              </Link>
            </Button>
          )
        }
      />
      <BranchBoard branchId={selectedBranch} zone={zone} now={now} />
      <Outlet />
    </>
  );
}
