import { messageOf } from "@carrel/hooks";
import { MOST_MARKED } from "@carrel/sdk/domain";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { LoadMore } from "@carrel/ui/data-table";
import { toast } from "@carrel/ui/toast";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { CheckCheck, Settings } from "lucide-react";
import { useState } from "react";
import { AddressTabs } from "../../app/address-tabs";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { ScreenHeader } from "../../app/screen-header";
import { EmptyList, FailedList } from "../../lists/list-states";
import { usePages } from "../../lists/use-pages";
import { ListSkeleton } from "./list-skeleton";
import { NotificationList } from "./notification-list";
import { useMarks } from "./use-marks";

const route = getRouteApi("/signed-in/office/notifications");

/** What the person was told, newest first. */
export function NotificationsScreen() {
  const { only } = route.useSearch();
  const navigate = route.useNavigate();
  const list = usePages(q.notifications.list.pages(only === "unread" ? { read: false } : {}));
  const unread = list.first?.unreadCount ?? 0;
  const toTab = (tab: string) =>
    void navigate({ search: { only: tab === "unread" ? "unread" : undefined }, resetScroll: false });

  return (
    <>
      <ScreenHeader
        title="Notifications"
        description="What happened at your place, told to you."
        actions={
          <>
            <Button asChild icon={<Settings />}>
              <Link to="/notifications/settings">Settings</Link>
            </Button>
            {unread > 0 && <MarkAllButton unread={unread} />}
          </>
        }
      />
      <Card aria-label="Notifications" padded={false} className="min-w-0">
        <AddressTabs
          label="Notifications"
          value={only ?? "all"}
          onValueChange={toTab}
          items={[
            { value: "all", label: "All" },
            { value: "unread", label: "Unread", ...(list.first && { count: unread }) },
          ]}
        >
          {list.error ? (
            <FailedList what="Your notifications" error={list.error} onRetry={list.retry} />
          ) : list.isPending || list.isStale ? (
            <ListSkeleton />
          ) : list.rows.length === 0 ? (
            <EmptyList
              firstUse={{
                illustration: "bookings",
                title: "Nothing happened yet",
                description: "New bookings, payments and time that runs out will be told here.",
              }}
              search={undefined}
              tab={only === "unread" ? "unread notifications" : undefined}
              onClear={() => toTab("all")}
            />
          ) : (
            <>
              <NotificationList
                label="Notifications"
                notifications={list.rows}
                hrefOf={({ _id }) => `/notifications/${_id}${only ? `?only=${only}` : ""}`}
              />
              <div className="px-4 py-3">
                <LoadMore
                  shown={list.rows.length}
                  total={list.total}
                  atLeast={list.atLeast}
                  loading={list.isLoadingMore}
                  onLoadMore={list.loadMore}
                />
              </div>
            </>
          )}
        </AddressTabs>
      </Card>
      <Outlet />
    </>
  );
}

/** Marks all at once: taken back by "Undo" where they are few, asked about before where they are many. */
function MarkAllButton({ unread }: { unread: number }) {
  const { markAll, isMarkingAll } = useMarks();
  const [asking, setAsking] = useState(false);
  const mark = () =>
    markAll().catch((error: unknown) => {
      toast.error("The notifications were not marked", { description: messageOf(error), id: "marks" });
    });
  return (
    <>
      <OnlineButton
        variant="primary"
        icon={<CheckCheck />}
        loading={isMarkingAll}
        onClick={() => (unread > MOST_MARKED ? setAsking(true) : void mark())}
      >
        Mark all as read
      </OnlineButton>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Mark ${unread.toLocaleString("en")} notifications as read?`}
        description="So many can't be marked as unread again at once."
        confirmLabel="Mark as read"
        onConfirm={markAll}
      />
    </>
  );
}
