import { RouteProgress } from "@carrel/ui/route-progress";
import { useIsMutating } from "@tanstack/react-query";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

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

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Asks before the tab is closed or reloaded while a change is on its way: cut off, nobody would know whether it was
 * stored. What is noted of a person's use is no mutation, and asks nothing.
 */
function useUnloadGuard() {
  const isStoring = useIsMutating({ predicate: ({ state }) => !state.isPaused }) > 0;
  useEffect(() => {
    if (!isStoring) return;
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isStoring]);
}
