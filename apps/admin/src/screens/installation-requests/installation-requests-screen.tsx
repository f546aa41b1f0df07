import type { InstallationRequest } from "@carrel/sdk";
import { StatusBadge } from "@carrel/ui/status-badge";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { listPlace } from "../../lists/list-place";
import { dayText, placeOf, STATUS_VALUES, STATUSES } from "./request-words";

/** What the platform's list tells of a request. */
const REQUEST_COLUMNS: ListColumn<InstallationRequest>[] = [
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
const OWN_COLUMNS = REQUEST_COLUMNS.filter(({ id }) => id !== "organisation");

/** Who wants a place set up, and who sees to it: one's own organisation's, for the platform everybody's. */
export const InstallationRequestsScreen: ComponentType = listPlace("/installation-requests", ({ search: { status } }) =>
  found(q.installationRequests.list, { status }),
)(({ session }) => {
  const { isSuper } = session.loggedOrgDetails;
  return {
    noun: "installation requests",
    title: "Installation requests",
    description: isSuper
      ? "Who wants a place set up, and who of you sees to it."
      : "Ask us to set a place up: posters, screens, the first desks.",
    columns: isSuper ? REQUEST_COLUMNS : OWN_COLUMNS,
    hasNoSearch: true,
    tabs: {
      by: "status",
      label: "Status",
      first: { label: "All" },
      others: STATUS_VALUES.map((value) => {
        const { label } = STATUSES[value];
        return { value, label, rows: `requests in the status “${label}”` };
      }),
    },
    add: { to: "/installation-requests/new", label: "Request installation", needs: "installationRequests.write" },
    firstUse: {
      illustration: "desks",
      title: "No installation requests yet",
      description: isSuper
        ? "What organisations ask you to set up appears here."
        : "Ask for one, and somebody comes to put up posters and screens and to enter the first desks.",
    },
  };
});
