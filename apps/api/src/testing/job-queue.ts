import { PgBoss } from "pg-boss";
import { SCHEMA } from "../adapters/jobs";
import type { Database } from "../database/port";
import type { JobPayloads } from "../ports";

/** The queue of running servers, seen from outside: it works none of its jobs. */
export interface JobQueue {
  /** Puts a job in, as its schedule does when it is time. */
  put<Name extends keyof JobPayloads>(name: Name, payload: JobPayloads[Name]): Promise<void>;
  /**
   * Lets the jobs that were being worked for some mails run out, as the queue does two minutes after their server has
   * died, and be due again at once.
   */
  expire(mailIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** @param database one whose servers have started, which is when the queue is made */
export async function openJobQueue(database: Database): Promise<JobQueue> {
  const boss = new PgBoss({
    schema: SCHEMA,
    backend: database.kind,
    migrate: false,
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: 1,
    monitorVacuum: false,
    reindex: false,
    db: { executeSql: async (text, values) => ({ rows: await database.execute(text, values) }) },
  });
  await boss.start();
  const ofMails = "name = 'mail.send' and data ->> 'mailId' = any ($1)";
  return {
    async put(name, payload) {
      await boss.send(name, payload);
    },
    async expire(mailIds) {
      await database.execute(
        `update ${SCHEMA}.job set started_on = started_on - interval '1 hour' where ${ofMails} and state = 'active'`,
        [mailIds],
      );
      // The queue looks for such jobs at most once in its interval; the servers' own look may just have been.
      await database.execute(`update ${SCHEMA}.queue set monitor_claim_on = null, monitor_on = null`);
      await boss.supervise();
      await database.execute(`update ${SCHEMA}.job set start_after = created_on where ${ofMails} and state = 'retry'`, [
        mailIds,
      ]);
    },
    close: () => boss.stop({ graceful: false, close: false }),
  };
}
