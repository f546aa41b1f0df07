import type { InstallationRequest } from "@carrel/sdk";
import { StatusBadge } from "@carrel/ui/status-badge";
import type { ListColumn } from "../../lists/list-column";
import { STATUSES } from "./installation-labels";
import { dayText, placeOf } from "./request-text";

/** What the platform's list tells of a request. */
export const REQUEST_COLUMNS: ListColumn<InstallationRequest>[] = [
  { id: "place", header: "Where", cell: (request) => <span className="wrap-anywhere">{placeOf(request)}</span> },
  {
    id: "organisation",
    header: "Organisation",
    cell: ({ orgName }) => <span className="wrap-anywhere">{orgName}</span>,
  },
  {
    id: "contact",
    header: "Contact",
    hideBelow: "md",
    cell: ({ contactName, phone }) => (
      <span className="flex min-w-0 flex-col">
        <span className="wrap-anywhere">{contactName}</span>
        <span className="text-sm text-muted">{phone}</span>
      </span>
    ),
  },
  { id: "day", header: "Day", cell: dayText },
  {
    id: "assigned",
    header: "Assigned to",
    cell: ({ assignedTo }) => <span className="wrap-anywhere">{assignedTo?.name ?? "Nobody"}</span>,
  },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => <StatusBadge tone={STATUSES[status].tone}>{STATUSES[status].label}</StatusBadge>,
  },
];

/** The same of one's own organisation. */
export const OWN_COLUMNS = REQUEST_COLUMNS.filter(({ id }) => id !== "organisation");
