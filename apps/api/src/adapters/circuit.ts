/** Remembers that nobody answered, so that not everyone waits to find out. */
export interface Circuit {
  /** What the last one met, for whoever need not try now; null where he should, and say by `ended` how it went. */
  refusal(): Error | null;
  ended(failure: Error | null): void;
}

/**
 * @param rest milliseconds for which nobody tries; then one does, while the others are still refused
 * @example const refused = circuit.refusal(); if (!refused) circuit.ended(await tried());
 */
export const createCircuit = (rest: number): Circuit => {
  let open: { failure: Error; until: number } | null = null;
  return {
    refusal() {
      if (!open) return null;
      if (performance.now() < open.until) return open.failure;
      open.until = Number.POSITIVE_INFINITY;
      return null;
    },
    ended(failure) {
      open = failure && { failure, until: performance.now() + rest };
    },
  };
};
