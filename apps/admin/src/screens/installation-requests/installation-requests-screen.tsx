import { usePermission, useSession } from "@carrel/hooks";
import type { InstallationRequest } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { StatusBadge } from "@carrel/ui/status-badge";
import { getRouteApi, Link, Outlet, useLocation } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { AddressTabs } from "../../app/address-tabs";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { EmptyList } from "../../lists/list-states";
import { PagedTable } from "../../lists/paged-table";
import { usePages } from "../../lists/use-pages";
import { STATUS_VALUES, STATUSES } from "./installation-labels";
import { dayText, placeOf } from "./request-text";

const route = getRouteApi("/signed-in/office/installation-requests");

const TABS = [
  { value: "ALL", label: "All" },
  ...STATUS_VALUES.map((value) => ({ value, label: STATUSES[value].label })),
];

const COLUMNS: DataTableColumn<InstallationRequest>[] = [
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
const OWN_COLUMNS = COLUMNS.filter(({ id }) => id !== "organisation");

/** Who wants a place set up, and who sees to it: one's own organisation's, for the platform everybody's. */
export function InstallationRequestsScreen() {
  const { status } = route.useSearch();
  const navigate = route.useNavigate();
  const { searchStr } = useLocation();
  const { isSuper } = useSession().loggedOrgDetails;
  const mayWrite = usePermission("installationRequests.write");
  const list = usePages(q.installationRequests.list.pages(status ? { status } : {}));
  const add = mayWrite && (
    <Button asChild variant="primary">
      <Link to="/installation-requests/new" search={status ? { status } : {}} resetScroll={false}>
        <Plus />
        Request installation
      </Link>
    </Button>
  );
  const isFirstUse = list.isEmpty && !status;
  return (
    <>
      <ScreenHeader
        title="Installation requests"
        description={
          isSuper
            ? "Who wants a place set up, and who of you sees to it."
            : "Ask us to set a place up: posters, screens, the first desks."
        }
        actions={isFirstUse ? undefined : add}
        tabs={
          !isFirstUse &&
          !list.error && (
            <AddressTabs
              label="Status"
              value={status ?? "ALL"}
              onValueChange={(next) =>
                void navigate({ search: { status: STATUS_VALUES.find((value) => value === next) } })
              }
              items={TABS}
            />
          )
        }
      />
      <PagedTable
        caption="installation requests"
        what="The installation requests"
        list={list}
        columns={isSuper ? COLUMNS : OWN_COLUMNS}
        rowHref={({ _id }) => `/installation-requests/${_id}${searchStr}`}
        empty={
          <EmptyList
            search={undefined}
            tab={status && `requests in the status “${STATUSES[status].label}”`}
            onClear={() => void navigate({ search: {} })}
            firstUse={{
              illustration: "desks",
              title: "No installation requests yet",
              description: isSuper
                ? "What organisations ask you to set up appears here."
                : "Ask for one, and somebody comes to put up posters and screens and to enter the first desks.",
              action: add,
            }}
          />
        }
      />
      <Outlet />
    </>
  );
}
