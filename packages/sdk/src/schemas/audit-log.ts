import * as z from "zod";
import { Count, Id, Instant, page, pageQuery, requiredText, text } from "./common";

/** Who acts: a person of the staff, a customer or visitor on the website, a server with a secret key, or Carrel itself. */
export const AuditActorKind = z.enum(["person", "customer", "visitor", "apiKey", "system"]);
export type AuditActorKind = z.infer<typeof AuditActorKind>;

export const AuditActor = z.object({
  kind: AuditActorKind,
  /** The person's, customer's or key's; null for visitors and for Carrel itself. */
  _id: Id.nullable(),
  /** As it was then. */
  name: text(254),
});
export interface AuditActor extends z.infer<typeof AuditActor> {}

/** Fields of a record; those that are secret (passwords, codes, tokens, keys) are never kept. */
const Snapshot = z.record(z.string(), z.unknown());

/** What an entry keeps of people: of who acted (name, address, browser), and of whom its fields tell. */
export const AuditPart = z.enum(["actor", "fields"]);
export type AuditPart = z.infer<typeof AuditPart>;

/**
 * One change, or one attempt at a sign-in. Entries are never deleted, and nothing of them changes but that what they keep of
 * a person may be blanked: each one's hash covers the one before.
 */
export const AuditEntry = z.object({
  _id: Id,
  /** 1 for the organisation's first entry; there are no gaps. */
  sequence: z.int().min(1),
  occurredAt: Instant,
  actor: AuditActor,
  /** The call or event, such as `desks.update`. */
  action: text(80),
  /** The area of the record, such as `desks`. */
  resource: text(40),
  /** Null for what is no record of its own, such as the theme. */
  recordId: Id.nullable(),
  /** The changed fields as they were; null for a new record. */
  before: Snapshot.nullable(),
  /** The changed fields as they became; null for a deleted record. */
  after: Snapshot.nullable(),
  /** IP address; empty for Carrel's own work. */
  address: text(64),
  userAgent: text(400),
  /** The `requestId` of the call; empty for Carrel's own work. */
  requestId: text(100),
  /** So many more refusals were like this one, within five minutes: they have no entries of their own. */
  more: z.int().min(1).optional(),
  /** What was blanked because somebody had to be forgotten. The hash still proves that it is what was blanked. */
  blanked: z.array(AuditPart).min(1).max(2).optional(),
  /** What its ids are called now, by id: seats, people, branches, plans and the like. What is gone or was forgotten has no name. */
  names: z.record(Id, text(254)).optional(),
  /** SHA-256 over this entry and the hash of the one before, in hexadecimal. */
  hash: text(64),
});
export interface AuditEntry extends z.infer<typeof AuditEntry> {}

/**
 * The given filters hold together; `search` looks into names, actions and the beginning of record ids. A list with
 * filters counts to 10,000 at most.
 */
export const AuditQuery = z
  .strictObject({
    ...pageQuery,
    actorId: Id.optional(),
    action: requiredText(80).optional(),
    resource: requiredText(40).optional(),
    recordId: Id.optional(),
    /** First instant that counts. */
    from: Instant.optional(),
    /** First instant that no longer counts. */
    to: Instant.optional(),
  })
  .refine(({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to), {
    path: ["to"],
    message: "Choose an end after the start",
  });
export interface AuditQuery extends z.infer<typeof AuditQuery> {}

export const AuditPage = page(AuditEntry);

/** Whether the entries still are what was written. */
export const AuditChain = z.object({
  isWhole: z.boolean(),
  /** How many entries there are. */
  entries: Count,
  /** Of how many a part was blanked. That part can't be read any more; all else of them is checked as of the others. */
  blanked: Count,
  /** The first entry that was changed, or that follows a missing one; null while the chain is whole, and where its end is missing. */
  firstBroken: AuditEntry.pick({ _id: true, sequence: true, occurredAt: true }).nullable(),
});
export interface AuditChain extends z.infer<typeof AuditChain> {}
