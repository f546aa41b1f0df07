import { useRouter } from "@tanstack/react-router";

/** The lists that sheets open over. */
type List =
  | "/admin-users"
  | "/api-keys"
  | "/audit-log"
  | "/bookings"
  | "/branches"
  | "/business-units"
  | "/dashboard"
  | "/desks"
  | "/fee-plans"
  | "/help"
  | "/installation-requests"
  | "/notifications"
  | "/roles"
  | "/tracking";

/**
 * Closes the sheet over a list: the list's search, tab and scroll stay as they are.
 * @returns a function; `saved` passes the question about unsaved changes
 */
export function useCloseSheet(list: List) {
  const router = useRouter();
  return ({ saved = false } = {}) =>
    router.navigate({ to: list, search: true, resetScroll: false, ignoreBlocker: saved });
}
