import { usePermission, useSession, useTerminology } from "@carrel/hooks";
import type { AuditEntry, Booking } from "@carrel/sdk";
import { formatPeriod } from "@carrel/sdk/domain";
import { ActivityTimeline } from "@carrel/ui/activity-timeline";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { STATUS_LABELS } from "../../app/parts/booking-status-badge";
import { momentText } from "../../app/viewer-time";
import { actorName } from "../../app/words/entry-text";
import { FailedList } from "../../lists/list-states";

/** The latest that are shown; the audit log has all. */
const SHOWN = 20;

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** What an entry changed, in words. */
function changeOf({ before, after }: AuditEntry, zone: string, deskWord: string): string | undefined {
  const status = after?.status;
  const changes: string[] = [];
  if (before && before.status !== status && (status === "CONFIRMED" || status === "CANCELLED"))
    changes.push(STATUS_LABELS[status]);
  const [from, to] = [textOf(after?.startAt), textOf(after?.endAt)];
  if (before && from && to && (before.startAt !== from || before.endAt !== to))
    changes.push(`Moved to ${formatPeriod(new Date(from), new Date(to), zone)}`);
  if (before && textOf(after?.deskId) && before.deskId !== after?.deskId) changes.push(`Another ${deskWord}`);
  return changes.join(", ") || undefined;
}

interface BookingHistoryProps {
  booking: Booking;
  zone: string;
}

/** Who did what to a booking; for those who may not read the audit log, when it was made and changed. */
export function BookingHistory({ booking, zone }: BookingHistoryProps) {
  const { desk } = useTerminology();
  const { isDefaultUser } = useSession();
  const mayRead = usePermission("auditLog.read") && isDefaultUser;
  const { _id, createdAt, updatedAt } = booking;
  const log = useQuery({ ...q.auditLog.list({ recordId: _id, limit: SHOWN, page: 1 }), enabled: mayRead });
  if (log.error) return <FailedList what="The history" error={log.error} onRetry={() => void log.refetch()} />;
  const entries = (log.data?.data ?? []).map((entry) => ({
    id: entry._id,
    title: `${actorName(entry.actor)}: ${changeOf(entry, zone, desk.toLowerCase())?.toLowerCase() ?? (entry.before ? "changed" : "booked")}`,
    time: momentText(new Date(entry.occurredAt), zone),
    dateTime: entry.occurredAt,
  }));
  const stamps = [
    ...(updatedAt !== createdAt ? [{ id: "changed", title: "Last changed", at: updatedAt }] : []),
    { id: "made", title: "Booked", at: createdAt },
  ].map(({ at, ...entry }) => ({ ...entry, time: momentText(new Date(at), zone), dateTime: at }));
  return (
    <ActivityTimeline
      label={`History of ${booking.code}`}
      loading={mayRead && log.isPending}
      // What was before the audit log, or came with the demo, has no entries.
      entries={entries.length > 0 ? entries : stamps}
    />
  );
}
