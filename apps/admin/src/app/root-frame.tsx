import { RouteProgress } from "@carrel/ui/route-progress";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { useUnloadGuard } from "./use-unload-guard";

/** All screens, and the line along the upper edge while the next is on its way. */
export function RootFrame() {
  useUnloadGuard();
  const active = useRouterState({ select: ({ status }) => status === "pending" });
  return (
    <>
      <RouteProgress active={active} />
      <Outlet />
    </>
  );
}
