import { readId } from "@carrel/sdk/domain";
import type { AuditActor } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { json } from "../../database/json";
import type { TenantTransaction } from "../../database/port";
import { writeBehind } from "../../database/write-behind";
import { type AuditNote, changesOf } from "./changes";
import { splitPeople } from "./people-fields";

/** An entry as it is written; sealing adds its number and hash. */
export interface NewEntry extends AuditNote {
  entryId: string;
  occurredAt: Date;
  actor: AuditActor;
  action: string;
  resource: string;
  /** Empty for Carrel's own work. */
  address: string;
  userAgent: string;
  requestId: string;
  /** The address at which somebody tried to sign in; the entry then names the person, if there is one. */
  triedEmail?: string;
}

/** What the contract's `AuditEntry` takes. */
export const LONGEST = { name: 254, action: 80, resource: 40, address: 64, userAgent: 400, requestId: 100 } as const;

const jsonOf = (fields: object | null) => fields && json(fields);

/**
 * Writes one entry in the caller's transaction: both stand or neither. An organisation that does not exist gets none,
 * by the same statement, so that nothing tells whether it does.
 */
export const writeEntry = (db: TenantTransaction, orgId: string, entry: NewEntry): void => {
  const { actor, recordId, triedEmail = null } = entry;
  const { before, after, people } = splitPeople(changesOf(entry));
  const entered = sql`
    insert into audit_log (org_id, entry_id, occurred_at, actor_kind, actor_id, actor_name, action, resource, record_id,
      before, after, people, address, user_agent, request_id)
    select o.org_id, ${entry.entryId}::uuid, date_trunc('milliseconds', ${entry.occurredAt}::timestamptz), ${actor.kind},
      ${actor._id}::uuid, coalesce(u.email, ${actor.name.slice(0, LONGEST.name)}),
      ${entry.action.slice(0, LONGEST.action)}, ${entry.resource.slice(0, LONGEST.resource)},
      coalesce(u.user_id, ${readId(recordId) ?? null}::uuid),
      ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb, ${jsonOf(people)}::jsonb,
      ${entry.address.slice(0, LONGEST.address)},
      ${entry.userAgent.slice(0, LONGEST.userAgent)}, ${entry.requestId.slice(0, LONGEST.requestId)}
    from organisations o left join admin_users u on u.org_id = o.org_id and u.email = ${triedEmail}
    where o.org_id = ${orgId}
  `;
  writeBehind(db, entered.compile(db));
};
