import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { listSearch, office, overList } from "../../app/routes";

const roles = createRoute({
  getParentRoute: () => office,
  path: "/roles",
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import("./roles-screen"), "RolesScreen"),
});

const newRole = createRoute({
  getParentRoute: () => roles,
  path: "new",
  ...overList,
  beforeLoad: may("roles.write"),
  component: lazyRouteComponent(() => import("./new-role-sheet"), "NewRoleSheet"),
});

const role = createRoute({
  getParentRoute: () => roles,
  path: "$roleId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.roles.get({ id: params.roleId })),
  component: lazyRouteComponent(() => import("./role-sheet"), "RoleSheet"),
});

const copyRole = createRoute({
  getParentRoute: () => roles,
  path: "$roleId/copy",
  ...overList,
  beforeLoad: may("roles.write"),
  loader: ({ params }) => queryClient.ensureQueryData(q.roles.get({ id: params.roleId })),
  component: lazyRouteComponent(() => import("./copy-role-sheet"), "CopyRoleSheet"),
});

export const roleRoutes = [roles.addChildren([newRole, role, copyRole])] as const;
