import type { AuditActor } from "@carrel/sdk/schemas";
import type { Actor } from "../actor";
import type { Tenant, TenantTransaction } from "../database/port";
import { Failure } from "../failure";
import type { Implementation } from "../implement";
import type { AuditNote } from "../platform/audit/changes";
import { type NewEntry, writeEntry } from "../platform/audit/write-entry";
import type { Ports } from "../ports";
import type { RequestFacts } from "./request-facts";

/** Who called what, from where and when. */
export interface Called {
  implementation: Implementation;
  actor: Actor;
  orgId: string;
  input: unknown;
  facts: RequestFacts;
  now: Date;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
export const textOf = (value: unknown, name: string): string | undefined => {
  const field = fieldOf(value, name);
  return typeof field === "string" ? field : undefined;
};

export const actorOf = (actor: Actor): AuditActor => {
  switch (actor.kind) {
    case "person":
      return { kind: "person", _id: actor.userId, name: actor.name };
    case "apiKey":
      return { kind: "apiKey", _id: actor.keyId, name: actor.name };
    case "customer":
      return { kind: "customer", _id: actor.customerIds[0] ?? null, name: actor.email };
    case "gateway":
      return { kind: "system", _id: null, name: actor.name };
    case "visitor":
      return { kind: "visitor", _id: null, name: "" };
  }
};

const areaOf = (name: string) => name.slice(0, name.indexOf("."));

/** The person whom a call signed in: its reply carries a token and his session. */
const signedIn = ({ policy }: Implementation, result: unknown): AuditActor | null => {
  if (policy.record !== "person" || textOf(result, "token") === undefined) return null;
  const session = fieldOf(result, "user") ?? fieldOf(result, "data");
  const userId = textOf(session, "_id");
  return userId === undefined ? null : { kind: "person", _id: userId, name: textOf(session, "name") ?? "" };
};

/** The record that a call is about: as it names it, else the one that it made, else the first that it names at all. */
const recordOf = (input: unknown, result: unknown): string | undefined => {
  const named = textOf(input, "id") ?? textOf(input, "_id") ?? textOf(result, "_id");
  if (named !== undefined || typeof input !== "object" || input === null) return named;
  const reference = Object.keys(input).find((name) => name.endsWith("Id") && name !== "orgId");
  return reference === undefined ? undefined : textOf(input, reference);
};

/** What an entry says of the record: as the handler told, else as the call names it. */
const recordNote = (input: unknown, result: unknown, note: AuditNote): AuditNote => {
  const recordId = recordOf(input, result);
  return { ...(recordId !== undefined && { recordId }), ...note };
};

/**
 * Writes an entry into the log of the organisation that a call entered, of a read too: who came, and from where.
 * The transaction has to be in that organisation still.
 */
export const auditEntered = (
  db: TenantTransaction,
  { random }: Pick<Ports, "random">,
  called: Called,
  result: unknown,
  note: AuditNote,
  { entered, from }: { entered: Tenant; from: Tenant },
): void => {
  if (result instanceof Failure) return;
  const actor = actorOf(called.actor);
  writeEntry(db, entered.orgId, {
    ...entryOf(called, random.id()),
    actor: { ...actor, name: `${actor.name} (${from.orgName})` },
    action: called.implementation.name,
    ...recordNote(called.input, result, note),
  });
};

const isTold = (note: AuditNote) => Object.keys(note).length > 0;

/**
 * Writes the entry of a write that succeeded, in its own transaction; a read, and a refusal whose write is kept, leave one
 * only where the handler tells of it.
 * @param note what the handler told of the record
 */
export const auditSuccess = (
  db: TenantTransaction,
  { random }: Pick<Ports, "random">,
  called: Called,
  result: unknown,
  note: AuditNote,
): void => {
  const { implementation, input, orgId } = called;
  const { name, row, policy } = implementation;
  if (((row.kind === "read" || result instanceof Failure) && !isTold(note)) || policy.entry === "none") return;
  const newcomer = signedIn(implementation, result);
  const actor = newcomer ?? actorOf(called.actor);
  const record =
    policy.record === "person"
      ? { ...(actor._id && { recordId: actor._id }), ...note }
      : recordNote(input, result, note);
  writeEntry(db, orgId, { ...entryOf(called, random.id()), actor, action: name, ...record });
};

/** What each entry of a call says. */
export const entryOf = ({ implementation, actor, facts, now }: Called, entryId: string): Omit<NewEntry, "action"> => ({
  entryId,
  occurredAt: now,
  actor: actorOf(actor),
  resource: areaOf(implementation.name),
  address: facts.address,
  userAgent: facts.userAgent,
  requestId: facts.id,
});
