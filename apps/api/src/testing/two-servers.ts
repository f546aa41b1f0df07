import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { systemClock } from "../adapters/system-clock";
import { findSuperOrganisation } from "../database/lookups";
import { foundPlatform } from "../platform/found-platform";
import { openTestDatabase } from "./databases";
import { type JobQueue, openJobQueue } from "./job-queue";
import { testRandom } from "./rows";
import { type ServerProcess, startServerProcess } from "./server-process";
import { type SmtpSink, startSmtpSink } from "./smtp-sink";

/** The server's name as PostgreSQL knows it (`application_name`). */
export type ServerName = "first" | "second";

/**
 * Starts two servers' processes on one empty PostgreSQL at once, each with a mail server of its own, so that one knows
 * which of them handed a mail over.
 * @param closing takes what is to be closed in the end, the last first
 */
export async function startTwoServers(closing: (() => Promise<unknown>)[]) {
  const { database, url = "", close } = await openTestDatabase("postgres");
  closing.push(close);
  await foundPlatform(database, { clock: systemClock, random: testRandom });
  const platform = await database.lookup(findSuperOrganisation);
  const { keyText } = await database.tx({ orgId: platform?.orgId ?? "" }, (db) =>
    db.selectFrom("apiKeys").select("keyText").executeTakeFirstOrThrow(),
  );
  const sinks: Record<ServerName, SmtpSink> = { first: await startSmtpSink(), second: await startSmtpSink() };
  closing.push(sinks.first.close, sinks.second.close);
  const start = (name: ServerName): Promise<ServerProcess> => {
    const named = new URL(url);
    named.searchParams.set("application_name", name);
    return startServerProcess({
      CARREL_DEMO: "0",
      DATABASE_URL: named.href,
      SMTP_URL: sinks[name].url,
      MAIL_FROM: "hello@carrel.example",
    });
  };
  const [first, second] = await Promise.all([start("first"), start("second")]);
  const queue: JobQueue = await openJobQueue(database);
  closing.push(queue.close);
  return { database, sinks, first, second, start, queue, apiKey: keyText ?? "" };
}

/**
 * Registers an organisation with the code that one of the servers mails.
 * @param mailedCode waits for the code
 */
export async function register(
  client: Client<Contract>,
  person: { email: string; password: string },
  mailedCode: () => Promise<string>,
) {
  const { tempRegId } = await client.auth.signUp({
    orgName: "Reading rooms",
    workspaceKind: "co-working",
    name: "Asha Rao",
    ...person,
  });
  await client.auth.verify({ tempRegId, otp: await mailedCode() });
}
