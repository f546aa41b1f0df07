import { Failure } from "../failure";
import type { Implementation } from "../implement";
import type { Known, Meant } from "./call";
import { requirePermission } from "./permission";

/** @throws Failure as `requirePermission`; what a person or key may not do is written down */
const requireRight = async (implementation: Implementation, { caller, options, facts, now }: Known) => {
  const { actor, tenant } = caller;
  try {
    requirePermission(implementation, actor);
  } catch (error) {
    if (error instanceof Failure && tenant) {
      await options.refusals.denied({ implementation, actor, orgId: tenant.orgId, input: null, facts, now }, error);
    }
    throw error;
  }
};

/** Where one operation alone can be meant, a forbidden call's input is not even read. */
export const requireRightToOnly = async (call: Known): Promise<void> => {
  const [only, ...others] = call.endpoint.implementations;
  if (others.length === 0) await requireRight(only, call);
};

/** Where several share a route, the input says which of them is meant. */
export const requireRightToMeant = async (call: Pick<Meant, "implementation"> & Known): Promise<void> => {
  if (call.endpoint.implementations.length > 1) await requireRight(call.implementation, call);
};
