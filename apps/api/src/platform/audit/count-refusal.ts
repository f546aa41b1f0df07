import { sql } from "kysely";
import { json } from "../../database/json";
import type { TenantTransaction } from "../../database/port";
import { writeBehind } from "../../database/write-behind";
import { windowOf } from "./allowance";
import { LONGEST, type NewEntry } from "./write-entry";

/** A refusal that has no room for an entry of its own. */
export interface CountedRefusal
  extends Pick<NewEntry, "entryId" | "occurredAt" | "actor" | "action" | "resource" | "address" | "triedEmail"> {
  allowance: string;
  /** What was refused, and why. */
  after: Record<string, string | null>;
}

/**
 * Keeps a refusal until its window has ended and an entry tells of all like it (`tell-refusals.ts`). It costs what an entry
 * costs, a statement with the same look-ups and a commit: otherwise the time of a refused sign-in would say whose allowance
 * it met, and so whether somebody has the address. Two of them never wait for each other, as they would to count in a row.
 */
export const countRefusal = (db: TenantTransaction, orgId: string, refusal: CountedRefusal): void => {
  const { actor, occurredAt, triedEmail = null } = refusal;
  const counted = sql`
    insert into audit_refusals (org_id, since, refusal_id, refused_at, allowance, actor_kind, actor_id, actor_name, action,
      resource, record_id, after, address)
    select o.org_id, ${windowOf(occurredAt)}::timestamptz, ${refusal.entryId}::uuid, ${occurredAt}::timestamptz,
      ${refusal.allowance}, ${actor.kind}, ${actor._id}::uuid, coalesce(u.email, ${actor.name.slice(0, LONGEST.name)}), ${refusal.action},
      ${refusal.resource}, u.user_id, ${json(refusal.after)}::jsonb, ${refusal.address.slice(0, LONGEST.address)}
    from organisations o left join admin_users u on u.org_id = o.org_id and u.email = ${triedEmail}
    where o.org_id = ${orgId}
  `;
  writeBehind(db, counted.compile(db));
};
