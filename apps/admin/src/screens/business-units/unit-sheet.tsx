import type { BusinessUnit } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { Sheet } from "@carrel/ui/sheet";
import { Skeleton } from "@carrel/ui/skeleton";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { ScreenTitle } from "../../app/screen-title";
import { useCloseSheet } from "../../app/use-close-sheet";
import { FailedList } from "../../lists/list-states";
import { UnitComments } from "./unit-comments";
import { UnitFields } from "./unit-fields";
import { useUnits } from "./use-units";

const list = getRouteApi("/signed-in/office/business-units");
const route = getRouteApi("/signed-in/office/business-units/$unitId");

/** One business unit, as the list behind it read it: how it stands, who works on it, and what was noted. */
export function UnitSheet() {
  const { unitId } = route.useParams();
  const close = useCloseSheet("/business-units");
  const units = useUnits(list.useSearch());
  // What was changed here may no longer fit the list's filters.
  const [changed, setChanged] = useState<BusinessUnit>();
  const found = units.rows.find(({ _id }) => _id === unitId);
  const unit = found && (!changed || found.updatedAt >= changed.updatedAt) ? found : changed;
  const title = unit?.name ?? "Business unit";
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Sheet open onOpenChange={(open) => !open && void close()} title={title} description={unit?.city} size="lg">
        {unit ? (
          <div className="flex flex-col gap-8">
            <UnitFields unit={unit} onChanged={setChanged} />
            <UnitComments unit={unit} />
          </div>
        ) : units.error ? (
          <FailedList what="This business unit" error={units.error} onRetry={units.retry} />
        ) : units.isPending ? (
          <Skeleton lines={8} />
        ) : (
          <EmptyState
            kind="filtered"
            illustration="not-found"
            title="It is not in this list"
            description="Show more of the list, or take the filters away, and open it there."
            action={<Button onClick={() => void close()}>Back to the list</Button>}
          />
        )}
      </Sheet>
    </>
  );
}
