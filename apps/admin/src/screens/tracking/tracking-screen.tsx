import { usePermission } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { LogIllustration } from "@carrel/ui/illustration";
import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { eventColumns } from "./event-columns";
import { eventText } from "./event-text";
import { FiguresTab } from "./figures-tab";
import { PersonFilter } from "./person-filter";
import { trackingQueryOf } from "./tracking-search";

/** What people and visitors did in the apps, newest first, and what that adds up to. */
export const TrackingScreen: ComponentType = listPlace("/tracking", ({ search, zone }) =>
  found(q.tracking.list, trackingQueryOf(search, zone)),
)(function useEvents({ search, change, zone }) {
  const moment = useMoment();
  const mayCleanUp = usePermission("tracking.write");
  return {
    noun: "events",
    title: "Tracking",
    description: `What people did in Carrel, and visitors on your booking page, newest first. Times are in ${zone.replaceAll("_", " ")}.`,
    columns: eventColumns(moment),
    rowPath: ({ sessionId }) => `/tracking/sessions/${sessionId}`,
    tabs: {
      by: "show",
      label: "What is shown",
      first: { label: "Events" },
      others: [
        { value: "figures", label: "Figures", view: <FiguresTab search={search} zone={zone} onChange={change} /> },
      ],
    },
    filters: [
      { over: ["user"], field: <PersonFilter user={search.user} onChange={(user) => change({ user })} /> },
      { days: "Period", every: "Any time" },
      { taken: "event", label: (event) => `What: ${eventText(event)}` },
      { taken: "path", label: (path) => `Where: ${path}` },
      { taken: "session", label: (session) => `Visit: ${session.slice(0, 8)}` },
      { taken: "unit", label: (unit) => `Business unit: ${unit.slice(0, 8)}` },
    ],
    actions: mayCleanUp && (
      <Button asChild>
        <Link to="/tracking/clean-up" search={search} resetScroll={false}>
          Clean up
        </Link>
      </Button>
    ),
    download: { fileName: "tracking.csv" },
    firstUse: {
      illustration: <LogIllustration />,
      title: "Nothing was done yet",
      description:
        "Which screens your people open, what they save there, and which steps of booking visitors reach shows here a few seconds later.",
    },
  };
});
