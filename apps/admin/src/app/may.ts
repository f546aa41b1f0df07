import type { Permission } from "@carrel/sdk";
import { q, queryClient } from "./carrel";
import { lackedBy, type Needs } from "./needs";

export { ADD_BRANCH, ADD_CLIENT, DELETE_BRANCH, isOpenTo, type Needs } from "./needs";

/** What of it the person lacks who asked for a screen by its address. */
export class NotAllowed extends Error {
  constructor(readonly lacks: "permission" | "everyBranch") {
    super(lacks);
  }
}

/**
 * What a route of a form runs first: it opens only for those who may save it.
 * @throws NotAllowed
 */
export const may = (needs: Permission | Needs) => () => {
  const session = queryClient.getQueryData(q.auth.session().queryKey);
  const lacks = lackedBy(session, needs);
  if (lacks) throw new NotAllowed(lacks);
};
