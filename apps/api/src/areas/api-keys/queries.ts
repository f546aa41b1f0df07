import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";
import type { Row, RowChanges, Tables } from "../../database/schema";
import { conflict, notFound } from "../../failure";

type Tenancy = Pick<Context, "db" | "orgId">;

/** A key with the name of whose it is. */
export type FoundKey = Row<"apiKeys"> & { makerName: string | null };

/** No join: whoever locks a key locks its row alone. */
const makerName: RawBuilder<string | null> = sql`(
  select name from admin_users maker where maker.org_id = api_keys.org_id and maker.user_id = api_keys.maker_id)`;

/** The organisation's keys, in no order. */
export const keysOf = ({ db, orgId }: Tenancy) =>
  db.selectFrom("apiKeys").selectAll().select(makerName.as("makerName")).where("orgId", "=", orgId);

/** @throws Failure 404 for a key that doesn't exist or is another tenant's */
export async function findKey(tenancy: Tenancy, keyId: string): Promise<FoundKey> {
  const key = await keysOf(tenancy).where("keyId", "=", keyId).executeTakeFirst();
  if (!key) throw notFound("API key");
  return key;
}

/**
 * A key that nobody else changes until the transaction ends.
 * @throws Failure 404 for a key that doesn't exist or is another tenant's
 */
export async function lockKey(tenancy: Tenancy, keyId: string): Promise<FoundKey> {
  const key = await keysOf(tenancy).where("keyId", "=", keyId).forUpdate().executeTakeFirst();
  if (!key) throw notFound("API key");
  return key;
}

/** As `lockKey`. @throws Failure 409 `api_key_revoked` as well */
export async function lockLiveKey(tenancy: Tenancy, keyId: string): Promise<FoundKey> {
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

export const insertKey = ({ db, orgId }: Tenancy, key: Omit<Insertable<Tables["apiKeys"]>, "orgId">) =>
  db
    .insertInto("apiKeys")
    .values({ orgId, ...key })
    .returningAll()
    .returning(makerName.as("makerName"))
    .executeTakeFirstOrThrow();

export const changeKey = ({ db, orgId }: Tenancy, keyId: string, changes: RowChanges<"apiKeys">) =>
  db
    .updateTable("apiKeys")
    .set(changes)
    .where("orgId", "=", orgId)
    .where("keyId", "=", keyId)
    .returningAll()
    .returning(makerName.as("makerName"))
    .executeTakeFirstOrThrow();

/** A person's secret keys that are good: whoever removes him asks what becomes of them. */
const secretsOf = ({ db, orgId }: Tenancy, makerId: string, changes: RowChanges<"apiKeys">) =>
  db
    .updateTable("apiKeys")
    .set(changes)
    .where("orgId", "=", orgId)
    .where("makerId", "=", makerId)
    .where("revokedAt", "is", null);

/** Revokes a person's secret keys. @param since only those made or changed from then on */
export const endKeysOf = (tenancy: Tenancy, makerId: string, now: Date, since = new Date(0)) =>
  secretsOf(tenancy, makerId, { revokedAt: now, updatedAt: now }).where("updatedAt", ">=", since).execute();

/** Makes a person's secret keys somebody else's. */
export const giveKeysOf = (tenancy: Tenancy, makerId: string, to: string, now: Date) =>
  secretsOf(tenancy, makerId, { makerId: to, updatedAt: now }).execute();
