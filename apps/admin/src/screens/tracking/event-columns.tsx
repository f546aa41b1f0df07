import type { TrackingEvent } from "@carrel/sdk/schemas";
import type { ListColumn } from "../../lists/list-column";
import { eventText, propertiesText, whoText } from "./event-text";

/** What the list tells of an event, on the screen and in a file. */
export const eventColumns = (moment: (instant: string) => string): ListColumn<TrackingEvent>[] => [
  {
    id: "what",
    header: "What",
    cell: ({ event }) => <span className="wrap-anywhere">{eventText(event)}</span>,
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
    cell: ({ occurredAt }) => (
      <time dateTime={occurredAt} className="whitespace-nowrap">
        {moment(occurredAt)}
      </time>
    ),
    csv: ({ occurredAt }) => occurredAt,
  },
];
