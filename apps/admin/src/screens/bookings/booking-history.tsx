import { usePermission, useSession, useTerminology } from "@carrel/hooks";
import type { Booking } from "@carrel/sdk";
import { ActivityTimeline } from "@carrel/ui/activity-timeline";
import { useQueries, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { momentText } from "../../app/viewer-time";
import { actorName } from "../../app/words/entry-text";
import { FailedList } from "../../lists/list-states";
import { changeText, desksOf } from "./history-words";

/** The latest that are shown; the audit log has all. */
const SHOWN = 20;

/** What the desks are called between which a booking was moved. */
function useDeskNames(deskIds: readonly string[], { deskId, deskName }: Booking) {
  const others = [...new Set(deskIds)].filter((id) => id !== deskId);
  const found = useQueries({ queries: others.map((id) => q.desks.get({ id })) });
  const names = new Map(others.map((id, index) => [id, found[index]?.data?.name]));
  return (id: string) => (id === deskId ? deskName : names.get(id));
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
  const nameOf = useDeskNames((log.data?.data ?? []).flatMap(desksOf), booking);
  if (log.error) return <FailedList what="The history" error={log.error} onRetry={() => void log.refetch()} />;
  const entries = (log.data?.data ?? []).map((entry) => ({
    id: entry._id,
    title: `${actorName(entry.actor)}: ${changeText(entry, { zone, nameOf, noun: desk.toLowerCase() })}`,
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
