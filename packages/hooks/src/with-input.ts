import type { Variables, WriteOptions } from "./query-types";

/**
 * A write whose input is made when it is sent, of what the caller gives and of what is read by then. It stays the same
 * call, with its key and what it makes stale. Not for a call that removes what its input names.
 * @example
 * const add = useMutation(
 *   withInput(q.superOrg.updatePricingPlans(), async (plan: NewPlan) => {
 *     const { pricingPlans } = await readPlatform();
 *     return { pricingPlans: [...pricingPlans, plan] };
 *   }),
 * );
 */
export const withInput = <Given, Input, Output>(
  { mutationKey, mutationFn, meta = {} }: WriteOptions<Input, Output>,
  inputOf: (given: Variables<Given>) => Promise<Variables<Input>>,
): WriteOptions<Given, Output> => ({
  mutationKey,
  mutationFn: async (given, context) => mutationFn(await inputOf(given), context),
  meta,
  retry: false,
});
