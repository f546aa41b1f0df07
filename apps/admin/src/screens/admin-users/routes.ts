import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { listSearch, office, overList } from "../../app/routes";

const adminUsers = createRoute({
  getParentRoute: () => office,
  path: "/admin-users",
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import("./admin-users-screen"), "AdminUsersScreen"),
});

const newPerson = createRoute({
  getParentRoute: () => adminUsers,
  path: "new",
  ...overList,
  beforeLoad: may("adminUsers.write"),
  component: lazyRouteComponent(() => import("./new-person-sheet"), "NewPersonSheet"),
});

const person = createRoute({
  getParentRoute: () => adminUsers,
  path: "$userId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.adminUsers.get({ id: params.userId })),
  component: lazyRouteComponent(() => import("./person-sheet"), "PersonSheet"),
});

export const adminUserRoutes = [adminUsers.addChildren([newPerson, person])] as const;
