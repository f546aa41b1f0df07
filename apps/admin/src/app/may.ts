import type { Permission } from "@carrel/sdk";
import { isAbove } from "./above";
import { q, queryClient } from "./carrel";
import { lackedBy, type Needs } from "./needs";

export { ADD_BRANCH, ADD_CLIENT, DELETE_BRANCH, isOpenTo, type Needs } from "./needs";

/** What of it the person lacks who asked for a screen by its address. */
export class NotAllowed extends Error {
  constructor(readonly lacks: "permission" | "everyBranch" | "clients") {
    super(lacks);
  }
}

const sessionNow = () => queryClient.getQueryData(q.auth.session().queryKey);

/**
 * What a route of a form runs first: it opens only for those who may save it.
 * @throws NotAllowed
 */
export const may = (needs: Permission | Needs) => () => {
  const lacks = lackedBy(sessionNow(), needs);
  if (lacks) throw new NotAllowed(lacks);
};

/**
 * The same for what is done to organisations below: it opens for none that has none.
 * @throws NotAllowed
 */
export const mayBelow = (needs: Permission | Needs) => () => {
  const session = sessionNow();
  if (session && !isAbove(session)) throw new NotAllowed("clients");
  may(needs)();
};
