import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/signed-in/office/branches/$branchId");

/**
 * Closes the sheet over a branch's overview.
 * @returns a function; `saved` passes the question about unsaved changes
 */
export function useCloseChange() {
  const { branchId } = route.useParams();
  const navigate = route.useNavigate();
  return (saved: boolean) =>
    navigate({ to: "/branches/$branchId", params: { branchId }, resetScroll: false, ignoreBlocker: saved });
}
