import { useTracking } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { ButtonGroup } from "@carrel/ui/button-group";
import { Link } from "@tanstack/react-router";
import { NUMBERS } from "../../app/locale";
import { useBranchZone } from "../../app/use-branch-zone";
import { FailedList } from "../../lists/list-states";
import { EventTimeline } from "./event-timeline";
import { type TrackingSearch, trackingQueryOf } from "./tracking-search";

const count = new Intl.NumberFormat(NUMBERS);

/** The events that a filter finds, newest first, a page at a time; each leads to the visit it was part of. */
export function EventPages({ kept }: { kept: TrackingSearch }) {
  const zone = useBranchZone();
  const events = useTracking(trackingQueryOf(kept, zone));
  const { trackingData, trackingTotal, trackingPage, trackingLimit, trackingHasMore, loading, error } = events;
  if (error) return <FailedList what="These events" error={error} onRetry={events.reload} />;
  const before = (trackingPage - 1) * trackingLimit;
  const turnTo = (page: number, isThere: boolean) => ({
    "aria-disabled": !isThere,
    onClick: () => isThere && events.setPage(page),
  });
  return (
    <EventTimeline
      label="Events by page"
      events={trackingData}
      loading={loading && trackingData.length === 0}
      headingLevel={3}
      linksVisits
      footer={
        trackingData.length > 0 && (
          <div className="flex flex-wrap items-center gap-3">
            <ButtonGroup label="Turn the page">
              <Button size="sm" {...turnTo(trackingPage - 1, trackingPage > 1)}>
                Newer
              </Button>
              <Button size="sm" {...turnTo(trackingPage + 1, trackingHasMore)}>
                Older
              </Button>
            </ButtonGroup>
            <output className="text-muted tabular-nums">
              {count.format(before + 1)} to {count.format(before + trackingData.length)} of{" "}
              {count.format(trackingTotal)}
            </output>
            <Button asChild size="sm" variant="ghost" className="ms-auto">
              <Link to="/tracking" search={kept}>
                As a list
              </Link>
            </Button>
          </div>
        )
      }
    />
  );
}
