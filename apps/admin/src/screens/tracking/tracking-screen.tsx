import { usePermission } from "@carrel/hooks";
import type { Terminology } from "@carrel/sdk/domain";
import type { TrackingEvent } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Combobox } from "@carrel/ui/combobox";
import { LogIllustration } from "@carrel/ui/illustration";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { When } from "../../lists/cells";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { listPlace } from "../../lists/list-place";
import { eventText, propertiesText, whoText } from "./event-text";
import { FiguresTab } from "./figures-tab";
import { trackingQueryOf } from "./tracking-search";

/** What the list tells of an event, on the screen and in a file. */
const eventColumns = (moment: (instant: string) => string, words: Terminology): ListColumn<TrackingEvent>[] => [
  {
    id: "what",
    header: "What",
    cell: ({ event }) => <span className="wrap-anywhere">{eventText(event, words)}</span>,
    csv: { What: ({ event }) => event, More: ({ properties }) => propertiesText(properties) },
  },
  {
    id: "where",
    header: "Where",
    cell: ({ path }) => <span className="font-mono text-sm break-all">{path}</span>,
    csv: ({ path }) => path,
  },
  { id: "who", header: "Who", cell: (event) => <span className="wrap-anywhere">{whoText(event)}</span>, csv: whoText },
  {
    id: "when",
    header: "When",
    cell: ({ occurredAt }) => <When at={occurredAt}>{moment(occurredAt)}</When>,
    csv: ({ occurredAt }) => occurredAt,
  },
];

/** What people and visitors did in the apps, newest first, and what that adds up to. */
export const TrackingScreen: ComponentType = listPlace("/tracking", ({ search, zone }) =>
  found(q.tracking.list, trackingQueryOf(search, zone)),
)(function useEvents({ search, change, words, zone }) {
  const moment = useMoment();
  const mayCleanUp = usePermission("tracking.write");
  return {
    noun: "events",
    title: "Tracking",
    description: `What people did here, and visitors on your booking page, newest first. Times are in ${zone.replaceAll("_", " ")}.`,
    columns: eventColumns(moment, words),
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
      { taken: "event", label: (event) => `What: ${eventText(event, words)}` },
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

const ALL = "all";

interface PersonFilterProps {
  /** Id of who did it; undefined for everybody. */
  user: string | undefined;
  onChange: (user: string | undefined) => void;
}

/** Whose events are listed. */
function PersonFilter({ user, onChange }: PersonFilterProps) {
  const people = useQuery(q.tracking.users());
  const known = people.data?.users ?? [];
  return (
    <Combobox
      aria-label="Person"
      className="w-full sm:w-56"
      loading={people.isPending}
      options={[
        { value: ALL, label: "Everybody" },
        ...known.map(({ _id, name, email }) => ({ value: _id, label: name, hint: email })),
        ...(user && people.isSuccess && !known.some(({ _id }) => _id === user)
          ? [{ value: user, label: "Somebody who did nothing" }]
          : []),
      ]}
      value={user ?? ALL}
      onValueChange={(value) => onChange(value === ALL ? undefined : value)}
    />
  );
}
