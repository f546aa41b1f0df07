import { usePermission, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { EmptyState } from "@carrel/ui/empty-state";
import { FloorPlan, useShowroom } from "@carrel/ui/floor-plan";
import { useMemo } from "react";
import { useBranchZone } from "../../app/use-branch-zone";
import { drawnDesk } from "./desk-look";
import { EditPlanLink } from "./edit-plan-link";
import { onPlan, storedPositions } from "./plan/moves";
import { useDesks } from "./use-desks";

interface DeskPlanViewProps {
  /** Those that search and filters leave. */
  desks: readonly Desk[];
  onSelect: (deskId: string) => void;
}

/** The desks where they stand, from above. */
export function DeskPlanView({ desks, onSelect }: DeskPlanViewProps) {
  const words = useTerminology();
  const mayEdit = usePermission("desks.write");
  // The floor is as large as all of the branch's desks need, whatever is searched for.
  const every = useDesks().rows;
  const all = every.length > 0 ? every : desks;
  const stored = useMemo(() => storedPositions(all), [all]);
  const { plan, positions } = useShowroom(
    useMemo(() => onPlan(all), [all]),
    stored,
  );
  const zone = useBranchZone();
  const drawn = useMemo(() => desks.map((desk) => drawnDesk(desk, zone)), [desks, zone]);
  const noun = words.desks.toLowerCase();
  if (Object.keys(stored).length === 0)
    return (
      <EmptyState
        kind="first-use"
        title="No floor plan yet"
        description={
          mayEdit
            ? `Put the ${noun} where they stand, and see at a glance who sits where.`
            : `Nobody has put the ${noun} on a plan yet. The grid and the list show them all.`
        }
        action={mayEdit && <EditPlanLink variant="primary">Draw the floor plan</EditPlanLink>}
      />
    );
  return (
    <FloorPlan
      plan={plan}
      desks={drawn}
      positions={positions}
      onSelect={onSelect}
      legend={false}
      height="clamp(20rem, 62vh, 56rem)"
      headingLevel={2}
      labels={{ plan: `${words.desks} on the floor plan`, desk: words.desk, unplaced: "Not on the plan" }}
    />
  );
}
