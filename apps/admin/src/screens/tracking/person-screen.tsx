import { EmptyState } from "@carrel/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { FailedList } from "../../lists/list-states";
import { Activity, ActivitySkeleton } from "./activity";

const route = getRouteApi("/signed-in/office/tracking/people/$userId");

/** What one of the staff did in the apps. */
export function PersonScreen() {
  const { userId } = route.useParams();
  const { data, error, refetch } = useQuery(q.tracking.userActivity({ userId }));
  if (!data && error)
    return <FailedList what="This activity" error={error} onRetry={() => void refetch()} headingLevel={1} />;
  if (!data) return <ActivitySkeleton />;
  return (
    <>
      <ScreenHeader
        title={data.userName}
        description="What this person did here, as far back as events are kept."
        breadcrumb={[{ label: "Tracking", href: "/tracking" }, { label: data.userName }]}
      />
      {data.totalEvents === 0 ? (
        <EmptyState
          kind="first-use"
          title="Nothing is kept of this person"
          description="Either nothing was done since the last clean-up, or this person opted out."
        />
      ) : (
        <Activity activity={data} kept={{ user: userId }} />
      )}
    </>
  );
}
