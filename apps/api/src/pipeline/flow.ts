import type { Reply } from "./envelope";

/** Goes on with what a step has found out. It may be asked more than once, as by a transaction that is tried again. */
export type Next<More extends object = object> = (more: More) => Promise<Reply>;

/**
 * The steps of a call, each a small function of what those before it have found out. The compiler refuses a step that asks for
 * something which none before it gives.
 */
export interface Flow<Start, Now> {
  /** A step that only refuses, by throwing. */
  check(step: (call: Now) => unknown): Flow<Start, Now>;
  /** A step that finds something out for those after it. */
  add<More extends object>(step: (call: Now) => More | Promise<More>): Flow<Start, Now & More>;
  /** A step that has the others inside it. */
  around<More extends object>(step: (call: Now, next: Next<More>) => Promise<Reply>): Flow<Start, Now & More>;
  /** The last step, which answers. */
  end(step: (call: Now) => Promise<Reply>): (call: Start) => Promise<Reply>;
}

const from = <Start, Now>(
  run: (call: Start, next: (call: Now) => Promise<Reply>) => Promise<Reply>,
): Flow<Start, Now> => ({
  check: (step) =>
    from((start, next) =>
      run(start, async (call) => {
        await step(call);
        return next(call);
      }),
    ),
  add: (step) => from((start, next) => run(start, async (call) => next({ ...call, ...(await step(call)) }))),
  around: (step) => from((start, next) => run(start, async (call) => step(call, (more) => next({ ...call, ...more })))),
  end: (step) => (start) => run(start, step),
});

/** @example const answer = flow<Arrived>().add(knowCaller).around(inTransaction).end(runHandler); */
export const flow = <Start>(): Flow<Start, Start> => from((call, next) => next(call));
