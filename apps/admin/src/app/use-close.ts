import { type AnyRoute, type NavigateOptions, useMatch, useRouter } from "@tanstack/react-router";
import type { Search } from "./search-params";

export interface Closing {
  /** Passes the question about unsaved changes. */
  saved?: boolean;
  /** Another record than the one that it opened over. */
  params?: Record<string, string>;
  /** What changes in the search of what is below. */
  search?: Search;
}

/** Closes what opened over a screen, whatever route it has: the screen's search, tab and scroll stay as they are. */
export function useClose() {
  const router = useRouter();
  const routeId = useMatch({ strict: false }).routeId;
  return ({ saved = false, params, search }: Closing = {}) => {
    const over: AnyRoute = router.routesById[routeId];
    const below: AnyRoute = over.parentRoute;
    const own: unknown = below.options.validateSearch;
    // What only the sheet had in its address goes with it.
    const kept = typeof own === "function" ? own(router.state.location.search) : {};
    return router.navigate({
      to: below.fullPath,
      params: (now: object) => ({ ...now, ...params }),
      search: { ...kept, ...search },
      resetScroll: false,
      ignoreBlocker: saved,
    } as NavigateOptions);
  };
}
