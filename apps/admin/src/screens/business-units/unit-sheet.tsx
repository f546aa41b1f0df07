import { usePermission } from "@carrel/hooks";
import type { BusinessUnit } from "@carrel/sdk";
import { Skeleton } from "@carrel/ui/skeleton";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { Comments } from "../../app/parts/comments";
import { RecordSheet } from "../../app/record-sheet";
import { Loaded } from "../../lists/loaded";
import { usePages } from "../../lists/use-pages";
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

/** What was noted of a business unit. */
function UnitComments({ unit: { _id: id, name } }: { unit: BusinessUnit }) {
  const mayWrite = usePermission("businessUnits.write");
  const list = usePages(q.businessUnits.comments.pages({ id }));
  const add = useMutation(q.businessUnits.addComment());
  return (
    <section aria-label="Comments" className="flex flex-col gap-3">
      <h3 className="m-0 text-base font-medium text-strong">Comments</h3>
      <Comments
        name={name}
        list={list}
        onSend={mayWrite && ((text) => add.mutateAsync({ id, text }))}
        empty="Nothing noted yet."
      />
    </section>
  );
}
