import type { Actor, Context } from "../../context";
import type { TenantTransaction } from "../../database/port";
import { sqlRunner } from "../../database/sql-runner";
import type { Ports } from "../../ports";
import { noteEvents } from "./note-events";

/** A call that makes things happen. */
interface Calling {
  orgId: string;
  actor: Actor;
  now: Date;
}

/** What notes happenings in a call's transaction, with one job for all of them that tells them once it has committed. */
export function createAnnouncer(
  { jobs, random }: Pick<Ports, "jobs" | "random">,
  db: TenantTransaction,
  { orgId, actor, now }: Calling,
): Context["announce"] {
  let isQueued = false;
  return async (happenings) => {
    if (happenings.length === 0) return;
    const actorId = actor.kind === "person" ? actor.userId : null;
    await noteEvents(db, { orgId, now, random, actorId }, happenings);
    if (isQueued) return;
    isQueued = true;
    await jobs.enqueue(sqlRunner(db), "events.tell", { orgId });
  };
}
