import type { BusinessUnit } from "@carrel/sdk";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { RecordSheet } from "../../app/record-sheet";
import { Loaded } from "../../lists/loaded";
import { UnitComments } from "./unit-comments";
import { UnitFields } from "./unit-fields";

const route = getRouteApi("/signed-in/office/business-units/$unitId");

/** One business unit: how it stands, who works on it, and what was noted. */
export function UnitSheet() {
  const { unitId } = route.useParams();
  const { data: found, error, refetch } = useQuery(q.businessUnits.get({ id: unitId }));
  // What a change answered stands until it is read again.
  const [changed, setChanged] = useState<BusinessUnit>();
  const unit = found && (!changed || found.updatedAt >= changed.updatedAt) ? found : changed;
  const title = unit?.name ?? "Business unit";
  return (
    <RecordSheet title={title} description={unit?.city} size="lg">
      <Loaded query={{ data: unit, error, refetch }} what="This business unit" pending={<Skeleton lines={8} />}>
        {(shown) => (
          <div className="flex flex-col gap-8">
            <UnitFields unit={shown} onChanged={setChanged} />
            <UnitComments unit={shown} />
          </div>
        )}
      </Loaded>
    </RecordSheet>
  );
}
