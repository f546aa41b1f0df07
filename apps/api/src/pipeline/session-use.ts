import type { FoundSession } from "../database/find-caller";
import type { Tenant } from "../database/port";
import type { Endpoint } from "../implement";
import type { Ports } from "../ports";
import { minutely } from "./minutely";

const HOUR = 3_600_000;

/** Notes that a session's person does something. */
export type SessionUse = (session: FoundSession, endpoint: Endpoint) => void;

/** Keeps when somebody last did something in a session. What a page asks by itself says nothing of that. */
export const createSessionUse = (ports: Pick<Ports, "database" | "clock" | "log">): SessionUse => {
  const note = minutely(ports, "a session", (db, { orgId, id }, now, minuteAgo) =>
    db
      .updateTable("sessions")
      .set({ activeAt: now })
      .where("orgId", "=", orgId)
      .where("sessionId", "=", id)
      .where("activeAt", "<=", minuteAgo)
      .execute(),
  );
  return ({ orgId, sessionId, activeAt }, { implementations }) => {
    if (implementations.every(({ row }) => row.background)) return;
    note({ orgId, id: sessionId, lastAt: activeAt });
  };
};

/** The instant up to which a session that was not used since has ended; null where its organisation ends none. */
export const idleSince = ({ sessionIdleHours: hours }: Pick<Tenant, "sessionIdleHours">, now: Date): Date | null =>
  hours === null ? null : new Date(now.getTime() - hours * HOUR);
