import { getRouteApi, useRouter } from "@tanstack/react-router";

const route = getRouteApi("/signed-in/office/desks/$deskId");

/**
 * Closes what opened over a desk's page.
 * @returns a function; `saved` passes the question about unsaved changes, `deskId` leads to another desk
 */
export function useCloseOverDesk(ownId: string) {
  const router = useRouter();
  const search = route.useSearch();
  return ({ saved = false, deskId = ownId } = {}) =>
    router.navigate({
      to: "/desks/$deskId",
      params: { deskId },
      // Whom a desk was looked for has one once it is saved.
      search: saved ? { ...search, customer: undefined } : search,
      resetScroll: false,
      ignoreBlocker: saved,
    });
}
