import { NO_SHEET } from "../preparations";
import type { Placed, Ready } from "./call";

/**
 * Reads the rows of a call's sheet one by one, before its transaction and in slices: meanwhile others are answered, and the
 * embedded database's one connection is theirs.
 */
export const readSheet = async ({
  ports: { database },
  implementation: { policy },
  caller: { actor },
  scope,
  orgId,
  organisation,
  now,
  input,
}: Placed): Promise<Pick<Ready, "sheet">> => {
  const sender = { orgId, actor, organisation, now };
  return { sheet: (await policy.sheet?.((ask) => database.tx(scope, ask), sender, input)) ?? NO_SHEET };
};
