import type { TrackingEvent } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { CodeRow } from "@carrel/ui/code-row";
import { DescriptionList } from "@carrel/ui/description-list";
import { EmptyState } from "@carrel/ui/empty-state";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { RecordSheet } from "../../app/record-sheet";
import { useMoment } from "../../app/use-moment";
import { lastingText, whoText } from "./event-text";
import { EventTimeline } from "./event-timeline";

const route = getRouteApi("/signed-in/office/tracking/sessions/$sessionId");
/** Events of a visit that the server reads. */
const MOST_OF_SESSION = 1_000;

/** One visit: what was done in it, step by step. */
export function SessionSheet() {
  const { sessionId } = route.useParams();
  const { data: events } = useSuspenseQuery(q.tracking.session({ sessionId }));
  const [first] = events;
  const title = first ? `Visit of ${first.userId ? first.userName : "a visitor"}` : "Visit";
  return (
    <RecordSheet title={title} size="lg">
      {first ? (
        <Visit first={first} events={events} />
      ) : (
        <EmptyState
          kind="filtered"
          illustration="not-found"
          title="Nothing is kept of this visit"
          description="It may have been cleaned up, or the link is incomplete."
        />
      )}
    </RecordSheet>
  );
}

function Visit({ first, events }: { first: TrackingEvent; events: readonly TrackingEvent[] }) {
  const moment = useMoment();
  const last = events.at(-1) ?? first;
  const seconds = (Date.parse(last.occurredAt) - Date.parse(first.occurredAt)) / 1000;
  const { sessionId, userId, userName } = first;
  return (
    <div className="flex flex-col gap-6">
      <DescriptionList
        items={[
          { term: "Who", details: whoText(first) },
          { term: "Began", details: moment(first.occurredAt) },
          { term: "Lasted", details: lastingText(seconds) },
          {
            term: "Events",
            details: events.length < MOST_OF_SESSION ? String(events.length) : `The first ${MOST_OF_SESSION}`,
          },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {userId && (
          <Button asChild size="sm">
            <Link to="/tracking/people/$userId" params={{ userId }}>
              All by {userName}
            </Link>
          </Button>
        )}
        <Button asChild size="sm">
          <Link to="/tracking" search={{ session: sessionId }}>
            Only this visit in the list
          </Link>
        </Button>
      </div>
      <EventTimeline label="Course of the visit" events={events} headingLevel={3} />
      <CodeRow label="Visit" value={sessionId} />
    </div>
  );
}
