/** Steps that can be taken back and made again. */
export interface History<Value> {
  past: readonly Value[];
  future: readonly Value[];
}

/** Steps that are remembered. */
const DEPTH = 100;

export const NO_HISTORY: History<never> = { past: [], future: [] };

/** After a step away from `from`. */
export const stepped = <Value>({ past }: History<Value>, from: Value): History<Value> => ({
  past: [...past, from].slice(-DEPTH),
  future: [],
});

/** One step back, from `now`; null where there is none. */
export const undone = <Value>({ past, future }: History<Value>, now: Value): [Value, History<Value>] | null => {
  const [last] = past.slice(-1);
  return last === undefined ? null : [last, { past: past.slice(0, -1), future: [now, ...future] }];
};

/** One step forward again, from `now`; null where there is none. */
export const redone = <Value>({ past, future }: History<Value>, now: Value): [Value, History<Value>] | null => {
  const [next, ...later] = future;
  return next === undefined ? null : [next, { past: [...past, now], future: later }];
};
