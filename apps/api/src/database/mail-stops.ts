import type { WantedMails } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { LookupTransaction, TenantTransaction } from "./port";

/** As the database makes them. What else is sent is nobody's, and some of it no text that it takes. */
const TOKEN = /^[\w-]{86}$/;

type Connection = LookupTransaction | TenantTransaction;

/** Whose mail a reader's token came with, and what he wants; undefined for one that is not ours. */
export async function readMailStop(db: Connection, token: string) {
  if (!TOKEN.test(token)) return undefined;
  const { rows } = await sql<{ orgName: string; wanted: WantedMails }>`
    select org_name, wanted from read_mail_stop(${token})`.execute(db);
  return rows[0];
}

/** Says what the reader of a mail wants from now on. @returns false for a token that is not ours */
export async function setMailStop(db: Connection, token: string, wanted: WantedMails, now: Date): Promise<boolean> {
  if (!TOKEN.test(token)) return false;
  const { rows } = await sql<{ isOurs: boolean }>`
    select set_mail_stop(${token}, ${wanted}, ${now}) as is_ours`.execute(db);
  return rows[0]?.isOurs === true;
}
