import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { office, overList } from "../../app/routes";
import { notificationsSearch } from "./notifications-search";

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
