import { getConstructionPlans, type JobResult, PgBoss, type Queue } from "pg-boss";
import { type Database, DatabaseUnavailableError, type OwnerTransaction } from "../database/port";
import { type Metrics, noMetrics } from "../platform/metrics";
import { MOST_ATTEMPTS } from "../platform/send-mail";
import { PartsFailedError } from "../platform/stand-alone";
import type { JobPayloads, Jobs, Log } from "../ports";

/** Where the jobs stand in the database. */
export const SCHEMA = "carrel_jobs";

/** What runs seldom is tried again after 1, 2 and 4 minutes; what runs each minute, a minute later by itself. */
const RETRIED = { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 600 };

/** How each job's failures are met; times in seconds. */
const QUEUES: { [Name in keyof JobPayloads]: Omit<Queue, "name"> } = {
  "mail.send": {
    // 5, 10, 20 … up to an hour apart: a mail server may be down for most of a day.
    retryLimit: MOST_ATTEMPTS,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    deleteAfterSeconds: 3600,
    retentionSeconds: 7 * 86_400,
  },
  "holds.sweep": { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 600, retentionSeconds: 120 },
  "mails.sweep": { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 600, retentionSeconds: 120 },
  "ended.sweep": { ...RETRIED, deleteAfterSeconds: 3600, retentionSeconds: 3600 },
  "files.sweep": { ...RETRIED, deleteAfterSeconds: 3600, retentionSeconds: 3600 },
  "phones.read": { ...RETRIED, deleteAfterSeconds: 3600, retentionSeconds: 3600 },
  "doubles.turn": { ...RETRIED, deleteAfterSeconds: 3600, retentionSeconds: 3600 },
  "mandates.settle": { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 600, retentionSeconds: 120 },
  "domains.check": { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 600, retentionSeconds: 120 },
  "audit.seal": { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 600, retentionSeconds: 120 },
  "figures.fold": { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 600, retentionSeconds: 120 },
  "events.sweep": { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 600, retentionSeconds: 120 },
  "reminders.note": { ...RETRIED, deleteAfterSeconds: 3600, retentionSeconds: 3600 },
};

/** What runs by itself, in cron's words; in UTC. */
const SCHEDULES: Partial<Record<keyof JobPayloads, string>> = {
  "holds.sweep": "* * * * *",
  "mails.sweep": "* * * * *",
  "mandates.settle": "* * * * *",
  "domains.check": "* * * * *",
  "audit.seal": "* * * * *",
  "figures.fold": "* * * * *",
  "events.sweep": "* * * * *",
  // Local days begin at full, half and quarter hours.
  "reminders.note": "1,16,31,46 * * * *",
  "ended.sweep": "17 * * * *",
  "files.sweep": "37 * * * *",
  "phones.read": "47 * * * *",
  "doubles.turn": "52 * * * *",
};

/** Jobs of one kind that are worked at the same time. */
const AT_ONCE = 10;

/** Of all of them: the compiler holds the queues against the payloads. */
const JOBS = Object.keys(QUEUES) as (keyof JobPayloads)[];

/** Longest wait for running jobs at the end, in milliseconds. */
const LAST_WAIT = 15_000;

const NO_JOB = "00000000-0000-0000-0000-000000000000";

/** Any number but the migrations': whoever holds it sets the queue up, the others wait. */
const SET_UP_LOCK = 7_001_020_302;

const WRAPPED = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/**
 * Keeps jobs in the database itself, by pg-boss in a schema of its own, so that a job exists exactly when the rows of
 * its transaction do. Several servers share the work.
 */
export const pgBossJobs = (database: Database, log: Log, metrics: Pick<Metrics, "countFailures"> = noMetrics): Jobs => {
  let lost: DatabaseUnavailableError | undefined;
  const openBoss = () => {
    const opened = new PgBoss({
      schema: SCHEMA,
      backend: database.kind,
      db: {
        executeSql: (text, values) =>
          runAsOwner(database, text, values).catch((error: unknown) => {
            if (error instanceof DatabaseUnavailableError) lost = error;
            throw error;
          }),
      },
      // Index rebuilding is for queues of a size that none of ours has.
      reindex: false,
      monitorVacuum: false,
    });
    opened.on("error", (error) => {
      // The queue asks several times a second, and copies errors. That the database is gone has been told by then.
      if (error.name !== "DatabaseUnavailableError") log.error({ error }, "the job queue met an error");
    });
    opened.on("warning", ({ message }) => log.warn({}, `job queue: ${message}`));
    return opened;
  };
  let boss = openBoss();

  const workOn = <Name extends keyof JobPayloads>(name: Name, work: (payload: JobPayloads[Name]) => Promise<void>) =>
    boss.work<JobPayloads[Name]>(
      name,
      { batchSize: AT_ONCE, pollingIntervalSeconds: 1, burstWhenBatchFull: true, perJobResults: true },
      (batch) =>
        Promise.all(
          batch.map(async ({ id, data }): Promise<JobResult> => {
            try {
              await work(data);
              return { id, status: "completed" };
            } catch (error) {
              metrics.countFailures(name, error instanceof PartsFailedError ? error.failures : 1);
              log.warn({ job: name, jobId: id, error }, "a job failed and will be tried again");
              return { id, status: "failed" };
            }
          }),
        ),
    );

  const begin = async (workers: Parameters<Jobs["start"]>[0]) => {
    await alone(database, install);
    await boss.start();
    for (const [name, options] of Object.entries(QUEUES)) {
      await boss.createQueue(name, options);
      // A queue that an earlier version made has that one's options.
      await boss.updateQueue(name, options);
    }
    // Looked up once now, for any id: a request that enqueues can't ask outside its own transaction what a queue is.
    for (const name of JOBS) await boss.getJobById(name, NO_JOB);
    // Two servers that grant the same at once fail: "tuple concurrently updated".
    await alone(database, (owner) => owner.execute(GRANTS));
    // All that there are: one that is scheduled and that nobody works on waits for ever.
    const work = <Name extends keyof JobPayloads>(name: Name) => workOn(name, workers[name]);
    for (const name of JOBS) await work(name);
    for (const [name, cron] of Object.entries(SCHEDULES)) await boss.schedule(name, cron);
    // A mail server may have come with this start: what waited for one leaves now.
    await boss.send("mails.sweep", {});
    // What the release before wrote is read, and turned, at once.
    await boss.send("phones.read", {});
    await boss.send("doubles.turn", {});
  };

  return {
    async enqueue(runner, name, payload) {
      await boss.send(name, payload, { db: runner });
    },
    async start(workers) {
      lost = undefined;
      try {
        await begin(workers);
      } catch (error) {
        // One that has begun in part can't begin again: what it has begun already would run twice, or not at all.
        const begun = boss;
        boss = openBoss();
        await end(begun);
        // The queue passes over some of what it meets, and fails later by what it has not learned.
        throw lost ?? error;
      }
    },
    stop: () => end(boss),
  };
};

/** What a request sees and puts in: its own tenant's mails. The queue itself works as the tables' owner. */
const OWN_MAILS = `name = 'mail.send' and data ->> 'orgId' = current_setting('app.org_id', true)`;

/** Requests may put jobs of their tenant in and nothing else; a fence that stands is left alone, since building it stops everybody. */
const GRANTS = `
do $$
declare
  jobs text;
begin
  foreach jobs in array array['job', 'job_common'] loop
    continue when exists (select from pg_policies where schemaname = '${SCHEMA}' and tablename = jobs and policyname = 'tenant');
    execute format('alter table ${SCHEMA}.%I enable row level security', jobs);
    execute format($policy$create policy tenant on ${SCHEMA}.%I to carrel_app using (${OWN_MAILS}) with check (${OWN_MAILS})$policy$, jobs);
  end loop;
end
$$;
grant usage on schema ${SCHEMA} to carrel_app;
grant select on ${SCHEMA}.queue to carrel_app;
grant insert, select on ${SCHEMA}.job, ${SCHEMA}.job_common to carrel_app;
grant execute on function ${SCHEMA}.job_now() to carrel_app;
`;

/** Lets running work end. */
const end = (boss: PgBoss) => boss.stop({ graceful: true, close: false, timeout: LAST_WAIT });

/** Runs a part of the set-up, one server after the other. */
const alone = (database: Database, work: (owner: OwnerTransaction, kind: Database["kind"]) => Promise<unknown>) =>
  database.ownerTx(async (owner) => {
    await owner.execute("select pg_advisory_xact_lock($1)", [SET_UP_LOCK]);
    await work(owner, database.kind);
  });

/**
 * Makes the queue's tables where there are none. pg-boss does that too, behind a lock of its own, but a server that waits
 * for it has asked before whether they are there, and PostgreSQL remembers the answer: it makes the schema anew and fails.
 */
const install = async (owner: OwnerTransaction, backend: Database["kind"]) => {
  const [installed] = await owner.execute("select from pg_tables where schemaname = $1 and tablename = 'version'", [
    SCHEMA,
  ]);
  if (installed) return;
  const plans = getConstructionPlans(SCHEMA, { backend });
  await owner.execute(WRAPPED.exec(plans)?.[1] ?? plans);
};

/**
 * pg-boss wraps several statements in BEGIN and COMMIT by itself. Ours is a transaction that also ends when one of
 * them fails; on the embedded database's only connection, an open one would stop everybody.
 */
const runAsOwner = async (database: Database, text: string, values: unknown[] | undefined) => {
  const wrapped = WRAPPED.exec(text)?.[1];
  const rows =
    wrapped === undefined
      ? await database.execute(text, values?.length ? values : undefined)
      : await database.ownerTx((owner) => owner.execute(wrapped));
  return { rows };
};
