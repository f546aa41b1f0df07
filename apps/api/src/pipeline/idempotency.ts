import { sha256Hex } from "../codes/secrets";
import { type JsonText, json } from "../database/json";
import type { TenantTransaction } from "../database/port";
import { writeBehind } from "../database/write-behind";
import { Failure } from "../failure";
import type { Placed, Ready } from "./call";
import { givesFile, type Reply } from "./envelope";

const PASSWORD = /password/i;

const WELL_FORMED = /^[\x21-\x7e]{1,255}$/;

/** A write that may be sent again without being done again. */
export interface Repeatable {
  key: string;
  /** Keys of different callers don't meet. */
  actorId: string;
  operation: string;
  requestHash: string;
}

/**
 * Reads the `Idempotency-Key` of a write; null when there is none, or when the call's reply is not kept.
 * @throws Failure 400 `idempotency_key_invalid`
 */
export const readRepeatable = async ({
  request,
  caller: { actorId },
  implementation: { name, row, policy },
  input,
}: Placed): Promise<Pick<Ready, "repeatable">> => {
  const key = request.headers.get("idempotency-key");
  if (key === null || row.kind === "read" || policy.reply === "secret" || givesFile(row)) return { repeatable: null };
  if (!WELL_FORMED.test(key)) {
    throw new Failure({
      status: 400,
      code: "idempotency_key_invalid",
      message: "Send an Idempotency-Key of 1 to 255 visible ASCII characters, such as a UUID.",
    });
  }
  const requestHash = await sha256Hex(`${name} ${await textOf(input)}`);
  return { repeatable: { key, actorId, operation: name, requestHash } };
};

/** What the repetitions of one write have in common: they wait for each other before they take a connection. */
export const nameOf = (orgId: string, { actorId, key }: Repeatable): string => `${orgId} ${actorId} ${key}`;

/**
 * An input as text, without passwords: theirs would be a hash that is quickly tried. JSON knows no files: each is told
 * from others by its content.
 */
const textOf = async (input: unknown): Promise<string> => {
  const files: Blob[] = [];
  const text = JSON.stringify(input, (name, value) => {
    if (PASSWORD.test(name)) return undefined;
    return value instanceof Blob ? { file: files.push(value) } : value;
  });
  const contents = await Promise.all(files.map(async (file) => sha256Hex(await file.bytes())));
  return [text, ...contents].join(" ");
};

/**
 * Does a write once: the reply is kept in the write's own transaction, so both stand or neither. A second caller
 * waits for the first one's end. What was thrown, and so rolled back, may be tried again.
 * @throws Failure 422 `idempotency_mismatch` when the key came with another call or body
 */
export const once = async (
  db: TenantTransaction,
  orgId: string,
  { key, actorId, operation, requestHash }: Repeatable,
  now: Date,
  work: () => Promise<Reply>,
): Promise<Reply> => {
  const isFirst = await db
    .insertInto("idempotencyKeys")
    .values({ orgId, actorId, key, operation, requestHash, createdAt: now })
    .onConflict((conflict) => conflict.columns(["orgId", "actorId", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  const mine = { orgId, actorId, key };
  if (isFirst) {
    const reply = await work();
    const kept = db
      .updateTable("idempotencyKeys")
      .set({ status: reply.status, body: json(reply) as JsonText<unknown> })
      .where((row) => row.and(mine));
    writeBehind(db, kept.compile());
    return reply;
  }
  const known = await db
    .selectFrom("idempotencyKeys")
    .select(["operation", "requestHash", "body"])
    .where((row) => row.and(mine))
    .executeTakeFirstOrThrow();
  if (known.operation !== operation || known.requestHash !== requestHash) {
    throw new Failure({
      status: 422,
      code: "idempotency_mismatch",
      message: "This Idempotency-Key was used for another request. Use a new one.",
    });
  }
  return { ...(known.body as Reply), isReplayed: true };
};
