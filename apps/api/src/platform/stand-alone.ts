import type { Log } from "../ports";

/** Parts of a job failed. Each was told by itself; the others are done. */
export class PartsFailedError extends Error {
  override readonly name = "PartsFailedError";

  constructor(readonly failures: number) {
    super(`${failures} of the job's parts failed; the others are done`);
  }
}

/** What a part of a job is for: an organisation, or a thing that is no organisation's. */
type PartOf = { orgId: string } | { part: string };

export interface Alone {
  /** Does a part, and tells where it fails. */
  (of: PartOf, work: () => Promise<unknown>): Promise<void>;
  /** Where it failed so far: whoever looks for more work leaves these out. */
  readonly failedFor: readonly string[];
}

/**
 * Runs a job in parts that each stand alone: one that fails is told, and the next goes on. What a part does has to be safe to
 * do again.
 * @throws PartsFailedError at the end, where any part failed, so that the queue tries the job again
 * @example await standAlone(log, async (alone) => { for (const orgId of found) await alone({ orgId }, () => work(orgId)); });
 */
export const standAlone = async (log: Pick<Log, "error">, job: (alone: Alone) => Promise<unknown>): Promise<void> => {
  const failedFor: string[] = [];
  let failures = 0;
  const alone = async (of: PartOf, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if ("orgId" in of) failedFor.push(of.orgId);
      // Its own parts were told one by one.
      if (error instanceof PartsFailedError) {
        failures += error.failures;
        return;
      }
      failures += 1;
      log.error({ ...of, error }, "a part of a job failed");
    }
  };
  await job(Object.assign(alone, { failedFor }));
  if (failures > 0) throw new PartsFailedError(failures);
};

/** Works for organisations one after the other, each alone. @throws PartsFailedError at the end */
export const eachAlone = (
  log: Pick<Log, "error">,
  organisations: readonly string[],
  work: (orgId: string) => Promise<unknown>,
): Promise<void> =>
  standAlone(log, async (alone) => {
    for (const orgId of organisations) await alone({ orgId }, () => work(orgId));
  });

/** Does things one after the other, each alone. @throws PartsFailedError at the end */
export const inTurn = (
  log: Pick<Log, "error">,
  parts: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> =>
  standAlone(log, async (alone) => {
    for (const [part, work] of Object.entries(parts)) await alone({ part }, work);
  });
