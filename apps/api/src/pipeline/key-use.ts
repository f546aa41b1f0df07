import { sql } from "kysely";
import type { Ports } from "../ports";
import type { CallingKey } from "./api-key";

/** Notes that a call came with a key. */
export type KeyUse = (key: CallingKey) => void;

/** Milliseconds between two notes of one key. */
const MINUTE = 60_000;

/**
 * Keeps when keys were used last, at most once a minute each, in a transaction of its own that no call waits for: a
 * key's row is read by every call and should be written by few.
 */
export const createKeyUse = ({ database, clock, log }: Pick<Ports, "database" | "clock" | "log">): KeyUse => {
  const underWay = new Set<string>();
  return ({ keyId, organisation: { orgId }, lastUsedAt }) => {
    const now = clock.now();
    const minuteAgo = new Date(now.getTime() - MINUTE);
    if (underWay.has(keyId) || (lastUsedAt !== null && lastUsedAt > minuteAgo)) return;
    underWay.add(keyId);
    database
      .tx({ orgId }, (db) =>
        db
          .updateTable("apiKeys")
          .set({ lastUsedAt: now })
          .where("orgId", "=", orgId)
          .where("keyId", "=", keyId)
          // Another server may have been faster.
          .where(sql<boolean>`(last_used_at is null or last_used_at <= ${minuteAgo}::timestamptz)`)
          .execute(),
      )
      .catch((error: unknown) => log.warn({ keyId, error }, "the use of a key was not noted"))
      .finally(() => underWay.delete(keyId));
  };
};
