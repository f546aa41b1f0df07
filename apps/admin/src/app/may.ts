import type { Permission } from "@carrel/sdk";
import { can } from "@carrel/sdk/domain";
import { q, queryClient } from "./carrel";

/** The person's role doesn't include the screen that he asked for by its address. */
export class NotAllowed extends Error {}

/**
 * What a route of a form runs first: it opens only for those who may save it.
 * @throws NotAllowed
 */
export const may = (permission: Permission) => () => {
  if (!can(queryClient.getQueryData(q.auth.session().queryKey), permission)) throw new NotAllowed(permission);
};
