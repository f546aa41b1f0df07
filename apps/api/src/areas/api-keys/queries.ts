import type { Context } from "../../context";
import type { Row, RowChanges } from "../../database/schema";
import { conflict, notFound } from "../../failure";

type Tenancy = Pick<Context, "db" | "orgId">;

/** The organisation's keys, in no order. */
export const keysOf = ({ db, orgId }: Tenancy) => db.selectFrom("apiKeys").selectAll().where("orgId", "=", orgId);

/** @throws Failure 404 for a key that doesn't exist or is another tenant's */
export async function findKey(tenancy: Tenancy, keyId: string): Promise<Row<"apiKeys">> {
  const key = await keysOf(tenancy).where("keyId", "=", keyId).executeTakeFirst();
  if (!key) throw notFound("API key");
  return key;
}

/**
 * A key that nobody else changes until the transaction ends.
 * @throws Failure 404 for a key that doesn't exist or is another tenant's
 */
export async function lockKey(tenancy: Tenancy, keyId: string): Promise<Row<"apiKeys">> {
  const key = await keysOf(tenancy).where("keyId", "=", keyId).forUpdate().executeTakeFirst();
  if (!key) throw notFound("API key");
  return key;
}

/** As `lockKey`. @throws Failure 409 `api_key_revoked` as well */
export async function lockLiveKey(tenancy: Tenancy, keyId: string): Promise<Row<"apiKeys">> {
  const key = await lockKey(tenancy, keyId);
  if (!key.revokedAt) return key;
  throw conflict("api_key_revoked", `The key ${key.name} was revoked for good. Add a new one.`);
}

/** Whether a publishable key is the last one that stands. The others are locked, so that two calls don't end both of two. */
export async function isLastPublishable(tenancy: Tenancy, key: Row<"apiKeys">): Promise<boolean> {
  if (key.kind !== "publishable") return false;
  const standing = await keysOf(tenancy)
    .where("kind", "=", "publishable")
    .where("revokedAt", "is", null)
    .orderBy("keyId")
    .forUpdate()
    .execute();
  return standing.every(({ keyId }) => keyId === key.keyId);
}

export const changeKey = ({ db, orgId }: Tenancy, keyId: string, changes: RowChanges<"apiKeys">) =>
  db
    .updateTable("apiKeys")
    .set(changes)
    .where("orgId", "=", orgId)
    .where("keyId", "=", keyId)
    .returningAll()
    .executeTakeFirstOrThrow();
