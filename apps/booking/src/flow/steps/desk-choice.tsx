import type { PublicDesk } from "@carrel/sdk";
import { countDesks, type Desk, DeskGrid } from "@carrel/ui/desk-grid";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { Skeleton } from "@carrel/ui/skeleton";
import { CatchBoundary } from "@tanstack/react-router";
import { Grid2x2, List, MapIcon } from "lucide-react";
import { lazy, Suspense } from "react";
import { PartFailed } from "../../app/part-failed";
import type { View } from "../draft";
import type { Words } from "../step-words";

/** Who never looks at the plan doesn't wait for it. */
const DeskPlan = lazy(() => import("./desk-plan").then((module) => ({ default: module.DeskPlan })));

const VIEWS = [
  { value: "grid", label: "Grid", icon: <Grid2x2 /> },
  { value: "plan", label: "Floor plan", icon: <MapIcon /> },
  { value: "list", label: "List", icon: <List /> },
] as const satisfies { value: View; label: string; icon: unknown }[];

interface DeskChoiceProps {
  rows: readonly PublicDesk[];
  /** The same as they are drawn. */
  desks: readonly Desk[];
  words: Words;
  view: View | undefined;
  onView: (view: View | undefined) => void;
  value: string | undefined;
  onPick: (deskId: string) => void;
}

/** The desks of a branch to choose from, in three ways of equal rank: by zone, where they stand, or one below the other. */
export function DeskChoice({ rows, desks, words, view = "grid", onView, value, onPick }: DeskChoiceProps) {
  const isDrawn = rows.some(({ position }) => position !== null);
  const shown = view === "plan" && !isDrawn ? "grid" : view;
  return (
    <div className="flex flex-col gap-5">
      {shown === "plan" ? (
        <CatchBoundary getResetKey={() => "plan"} errorComponent={PartFailed}>
          <Suspense fallback={<Skeleton shape="rect" height="22rem" />}>
            <DeskPlan rows={rows} desks={desks} words={words} value={value} onPick={onPick} />
          </Suspense>
        </CatchBoundary>
      ) : (
        <DeskGrid
          headingLevel={2}
          view={shown}
          labels={{ grid: words.desks, desk: words.desk, noZone: "No zone" }}
          value={value}
          onSelect={onPick}
          desks={desks}
          counters={countDesks(desks)}
        />
      )}
      {/* Above the desks, and for keys after them: nobody has to pass it on his way. */}
      <SegmentedControl
        label={`How the ${words.desks.toLowerCase()} are shown`}
        className="-order-1 self-start"
        value={shown}
        options={VIEWS.filter((one) => one.value !== "plan" || isDrawn)}
        onValueChange={(picked) => onView(picked === "grid" ? undefined : picked)}
      />
    </div>
  );
}
