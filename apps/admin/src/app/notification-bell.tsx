import { usePermission } from "@carrel/hooks";
import { IconButton } from "@carrel/ui/icon-button";
import { Popover } from "@carrel/ui/popover";
import { hashKey, useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { LATEST } from "../screens/notifications/latest";
import { q, queryClient } from "./carrel";

const LatestNotifications = lazy(async () => ({
  default: (await import("../screens/notifications/latest-notifications")).LatestNotifications,
}));

/** Milliseconds between two looks; none are taken while the tab is hidden. */
const EVERY = 30_000;
const MOST_SHOWN = 99;

/** The way to what happened, and how much of it is unread. */
export function NotificationBell() {
  const mayRead = usePermission("notifications.read");
  return mayRead ? <Badge /> : null;
}

/** Reads the lists on screen again when the badge learned of something. @param state what it knows; undefined: nothing yet */
function useFollowingLists(state: string | undefined) {
  const known = useRef<string>(undefined);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== state;
    known.current = state;
    if (!isNews) return;
    const own = hashKey(q.notifications.list(LATEST).queryKey);
    void queryClient.invalidateQueries({
      queryKey: ["notifications", "list"],
      predicate: ({ queryHash }) => queryHash !== own,
    });
  }, [state]);
}

function Badge() {
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    ...q.notifications.list(LATEST),
    refetchInterval: EVERY,
    refetchOnWindowFocus: "always",
  });
  const unread = data?.unreadCount ?? 0;
  useFollowingLists(data && `${unread} ${data.data[0]?._id}`);
  return (
    <Popover
      label="Latest notifications"
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          label={unread === 0 ? "Notifications" : `Notifications, ${unread.toLocaleString("en")} unread`}
          variant="ghost"
          className="relative"
        >
          <Bell />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute end-0 top-0 grid h-4 min-w-4 place-items-center rounded-full bg-primary-solid px-1 text-[0.6875rem] leading-none font-semibold text-on-primary tabular-nums"
            >
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          )}
        </IconButton>
      }
    >
      <Suspense>{open && <LatestNotifications onLeave={() => setOpen(false)} />}</Suspense>
    </Popover>
  );
}
