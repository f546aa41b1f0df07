import { Button } from "@carrel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { FailedList } from "../../lists/list-states";
import { LATEST } from "./latest";
import { ListSkeleton } from "./list-skeleton";
import { NotificationList } from "./notification-list";

/** What a press on the bell shows: the latest, and the way to all. */
export function LatestNotifications({ onLeave }: { onLeave: () => void }) {
  const latest = useQuery(q.notifications.list(LATEST));
  return (
    <div className="flex w-[22rem] max-w-full flex-col">
      <div className="max-h-[60dvh] overflow-y-auto">
        {latest.isPending && <ListSkeleton rows={3} />}
        {latest.isError && !latest.data && (
          <FailedList what="Your notifications" error={latest.error} onRetry={() => void latest.refetch()} />
        )}
        {latest.data?.data.length === 0 && (
          <p className="px-4 py-6 text-center text-muted">Nothing happened yet. What does will be told here.</p>
        )}
        {latest.data && latest.data.data.length > 0 && (
          <NotificationList
            label="Latest notifications"
            notifications={latest.data.data}
            hrefOf={({ _id, link }) => link ?? `/notifications/${_id}`}
            onOpen={onLeave}
          />
        )}
      </div>
      <div className="flex justify-between gap-2 border-t border-border p-2">
        <Button asChild variant="ghost" size="sm">
          <Link to="/notifications/settings" onClick={onLeave}>
            Settings
          </Link>
        </Button>
        <Button asChild variant="ghost" size="sm">
          <Link to="/notifications" onClick={onLeave}>
            Show all
          </Link>
        </Button>
      </div>
    </div>
  );
}
