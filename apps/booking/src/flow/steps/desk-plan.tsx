import type { PublicDesk } from "@carrel/sdk";
import { countDesks, type Desk } from "@carrel/ui/desk-grid";
import { type DeskPositions, FloorPlan, useShowroom } from "@carrel/ui/floor-plan";
import { useMemo } from "react";
import type { Words } from "../step-words";

interface DeskPlanProps {
  rows: readonly PublicDesk[];
  /** The same as they are drawn. */
  desks: readonly Desk[];
  words: Words;
  value: string | undefined;
  onPick: (deskId: string) => void;
}

/** The desks of a branch where they stand, seen from above. */
export function DeskPlan({ rows, desks, words, value, onPick }: DeskPlanProps) {
  const stored = useMemo<DeskPositions>(
    () => Object.fromEntries(rows.flatMap(({ _id, position }) => (position ? [[_id, position]] : []))),
    [rows],
  );
  const { plan, positions } = useShowroom(desks, stored);
  return (
    <FloorPlan
      plan={plan}
      desks={desks}
      positions={positions}
      value={value ?? null}
      onSelect={onPick}
      counters={countDesks(desks)}
      height="clamp(20rem, 60vh, 44rem)"
      headingLevel={2}
      labels={{ plan: `${words.desks} on the floor plan`, desk: words.desk, unplaced: "Not on the plan" }}
    />
  );
}
