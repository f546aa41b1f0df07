const REPLACED = ["Request", "Response"] as const;
const KEPT = Symbol.for("carrel.nodes-own-globals");

type Kept = Record<(typeof REPLACED)[number], PropertyDescriptor>;

/**
 * Vitest's set-up for each file. Files of a worker share its process, and Hono's server puts lighter classes in the place
 * of these as soon as it listens: the next file meets Node's again.
 */
const shared: typeof globalThis & { [KEPT]?: Kept } = globalThis;
shared[KEPT] ??= Object.fromEntries(
  REPLACED.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
) as Kept;
Object.defineProperties(globalThis, shared[KEPT]);
