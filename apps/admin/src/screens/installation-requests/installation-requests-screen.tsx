import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { STATUS_VALUES, STATUSES } from "./installation-labels";
import { OWN_COLUMNS, REQUEST_COLUMNS } from "./request-columns";

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
