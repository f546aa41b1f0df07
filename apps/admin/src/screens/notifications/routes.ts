import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { office, overList } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { oneOf } from "../../app/search-params";

interface NotificationsSearch {
  /** Left out: all. */
  only?: "unread" | undefined;
}

const notificationsSearch = ({ only }: Search): NotificationsSearch => ({ only: oneOf(["unread"] as const, only) });

const notifications = createRoute({
  getParentRoute: () => office,
  path: "/notifications",
  validateSearch: notificationsSearch,
  component: lazyRouteComponent(() => import("./notifications-screen"), "NotificationsScreen"),
});

const settings = createRoute({
  getParentRoute: () => office,
  path: "/notifications/settings",
  component: lazyRouteComponent(() => import("./settings-screen"), "NotificationSettingsScreen"),
});

const notification = createRoute({
  getParentRoute: () => notifications,
  path: "$notificationId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.notifications.get({ id: params.notificationId })),
  component: lazyRouteComponent(() => import("./notification-sheet"), "NotificationSheet"),
});

export const notificationRoutes = [settings, notifications.addChildren([notification])] as const;
