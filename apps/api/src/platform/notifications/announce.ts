import type { Actor, Context } from "../../context";
import type { TenantTransaction } from "../../database/port";
import type { Ports } from "../../ports";
import { noteEvents } from "./note-events";

/** A call that makes things happen. */
interface Calling {
  orgId: string;
  actor: Actor;
  now: Date;
  /** Told that something happened, which may still be rolled back. */
  onNoted: () => void;
}

/** What notes happenings in a call's transaction. */
export function createAnnouncer(
  { random }: Pick<Ports, "random">,
  db: TenantTransaction,
  { orgId, actor, now, onNoted }: Calling,
): Context["announce"] {
  return async (happenings) => {
    if (happenings.length === 0) return;
    const actorId = actor.kind === "person" ? actor.userId : null;
    await noteEvents(db, { orgId, now, random, actorId }, happenings);
    onNoted();
  };
}
