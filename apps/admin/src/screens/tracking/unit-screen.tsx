import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { FailedList } from "../../lists/list-states";
import { Activity, ActivitySkeleton } from "./activity";

const route = getRouteApi("/signed-in/office/tracking/units/$unitId");

/** What was done about one business unit. */
export function UnitScreen() {
  const { unitId } = route.useParams();
  const { data, error, refetch } = useQuery(q.tracking.businessUnitActivity({ businessUnitId: unitId }));
  if (!data && error)
    return <FailedList what="This activity" error={error} onRetry={() => void refetch()} headingLevel={1} />;
  if (!data) return <ActivitySkeleton />;
  const name = data.businessUnitName || `Business unit ${unitId.slice(0, 8)}`;
  return (
    <>
      <ScreenHeader
        title={name}
        description="What was done about this business unit, as far back as events are kept."
        breadcrumb={[{ label: "Tracking", href: "/tracking" }, { label: name }]}
      />
      <Activity activity={data} kept={{ unit: unitId }} />
    </>
  );
}
