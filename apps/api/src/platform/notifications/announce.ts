import { sql } from "kysely";
import type { Actor } from "../../actor";
import type { Context } from "../../context";
import { json } from "../../database/json";
import type { TenantTransaction } from "../../database/port";
import type { Ports } from "../../ports";
import { noteEvents } from "./note-events";

/** A call that makes things happen. */
interface Calling {
  /** The organisation that the transaction is in now. */
  orgId: () => string;
  actor: Actor;
  now: Date;
  /** Told in which organisation something happened, which may still be rolled back. */
  onNoted: (orgId: string) => void;
}

/** What notes happenings in a call's transaction. */
export function createAnnouncer(
  { random }: Pick<Ports, "random">,
  db: TenantTransaction,
  { orgId: current, actor, now, onNoted }: Calling,
): Pick<Context, "announce" | "announceToPlatform" | "announceToInviters"> {
  const actorId = actor.kind === "person" ? actor.userId : null;
  return {
    announce(happenings) {
      if (happenings.length === 0) return;
      const orgId = current();
      noteEvents(db, { orgId, now, random, actorId }, happenings);
      onNoted(orgId);
    },

    async announceToPlatform({ type, subjectId, occasion = "", detail = {} }) {
      const { rows } = await sql<{ orgId: string | null }>`
        select tell_platform(${random.id()}::uuid, ${type}, ${subjectId}::uuid, ${occasion}, ${actorId}::uuid,
          ${json(detail)}::jsonb, ${now}::timestamptz) as org_id`.execute(db);
      const orgId = rows[0]?.orgId;
      if (orgId) onNoted(orgId);
    },

    async announceToInviters(email) {
      const { rows } = await sql<{ orgId: string }>`
        select tell_inviters as org_id from tell_inviters(${email}, ${now})`.execute(db);
      for (const { orgId } of rows) onNoted(orgId);
    },
  };
}
