import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { auditSearch } from "../../app/audit-search";
import { q, queryClient } from "../../app/carrel";
import { office, overList } from "../../app/routes";

const auditLog = createRoute({
  getParentRoute: () => office,
  path: "/audit-log",
  validateSearch: auditSearch,
  component: lazyRouteComponent(() => import("./audit-log-screen"), "AuditLogScreen"),
});

const auditEntry = createRoute({
  getParentRoute: () => auditLog,
  path: "$entryId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.auditLog.get({ id: params.entryId })),
  component: lazyRouteComponent(() => import("./audit-entry-sheet"), "AuditEntrySheet"),
});

export const auditLogRoutes = [auditLog.addChildren([auditEntry])] as const;
