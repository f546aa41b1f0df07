import { useTerminology } from "@carrel/hooks";
import type { TrackingEvent } from "@carrel/sdk/schemas";
import { ActivityTimeline } from "@carrel/ui/activity-timeline";
import { LinkSlot } from "@carrel/ui/link-slot";
import { Eye, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { LOCALE } from "../../app/locale";
import { useBranchZone } from "../../app/use-branch-zone";
import { eventText, PAGE_VIEW, propertiesText } from "./event-text";

interface EventTimelineProps {
  label: string;
  /** In the order they are shown. */
  events: readonly TrackingEvent[];
  loading?: boolean;
  headingLevel: 2 | 3;
  /** Whether each leads to the visit that it was part of. */
  linksVisits?: boolean;
  footer?: ReactNode;
}

/** Events one below the other, by the branch's days. */
export function EventTimeline({ events, linksVisits = false, ...timeline }: EventTimelineProps) {
  const timeZone = useBranchZone();
  const words = useTerminology();
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone });
  const clock = new Intl.DateTimeFormat(LOCALE, { timeStyle: "medium", timeZone });
  return (
    <ActivityTimeline
      {...timeline}
      entries={events.map(({ _id, event, path, sessionId, properties, occurredAt }) => {
        const at = new Date(occurredAt);
        const more = propertiesText(properties);
        return {
          id: _id,
          title: linksVisits ? (
            <LinkSlot href={`/tracking/sessions/${sessionId}`} className="text-strong">
              {eventText(event, words)}
            </LinkSlot>
          ) : (
            eventText(event, words)
          ),
          detail: (
            <>
              <span className="font-mono text-sm break-all">{path}</span>
              {more && <span className="block text-sm break-all text-muted">{more}</span>}
            </>
          ),
          time: clock.format(at),
          dateTime: occurredAt,
          day: day.format(at),
          icon: event === PAGE_VIEW ? <Eye /> : <Pencil />,
        };
      })}
    />
  );
}
