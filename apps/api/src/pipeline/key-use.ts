import { sql } from "kysely";
import type { Ports } from "../ports";
import type { CallingKey } from "./api-key";
import { minutely } from "./minutely";

/** Notes that a call came with a key. */
export type KeyUse = (key: CallingKey) => void;

/** Keeps when keys were used last. */
export const createKeyUse = (ports: Pick<Ports, "database" | "clock" | "log">): KeyUse => {
  const note = minutely(ports, "a key", (db, { orgId, id }, now, minuteAgo) =>
    db
      .updateTable("apiKeys")
      .set({ lastUsedAt: now })
      .where("orgId", "=", orgId)
      .where("keyId", "=", id)
      .where(sql<boolean>`(last_used_at is null or last_used_at <= ${minuteAgo}::timestamptz)`)
      .execute(),
  );
  return ({ keyId, organisation: { orgId }, lastUsedAt }) => note({ orgId, id: keyId, lastAt: lastUsedAt });
};
