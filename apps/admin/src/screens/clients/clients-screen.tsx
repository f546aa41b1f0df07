import { useSession, useTerminology } from "@carrel/hooks";
import type { ClientOrganisation } from "@carrel/sdk";
import { ClientStatus } from "@carrel/sdk/schemas";
import { Badge } from "@carrel/ui/badge";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { EmptyState } from "@carrel/ui/empty-state";
import { OrganisationsIllustration } from "@carrel/ui/illustration";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { AddressTabs } from "../../app/address-tabs";
import { q, queryClient } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { ScreenHeader } from "../../app/screen-header";
import { ExportCsvButton } from "../../lists/export-csv-button";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { CLIENT_STATES, ClientState } from "./client-state";
import { clientsCsv } from "./clients-csv";
import { sizeText } from "./size-text";

const route = getRouteApi("/signed-in/office/clients");

const TABS = [
  { value: "ALL", label: "All" },
  ...ClientStatus.options.map((value) => ({ value, label: CLIENT_STATES[value].label })),
];

const columnsFor = (isSuper: boolean, timeZone: string): DataTableColumn<ClientOrganisation>[] => {
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone });
  const columns: DataTableColumn<ClientOrganisation>[] = [
    {
      id: "name",
      header: "Client",
      cell: ({ orgName, orgCode, orgType }) => (
        <span className="flex min-w-0 flex-col">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="wrap-anywhere">{orgName}</span>
            {orgType === "platform" && <Badge>Reseller</Badge>}
          </span>
          <span className="font-mono text-sm font-normal text-muted">{orgCode}</span>
        </span>
      ),
    },
    {
      id: "owner",
      header: "Owner",
      cell: ({ owner }) =>
        owner ? (
          <span className="flex min-w-0 flex-col">
            <span className="wrap-anywhere">{owner.name}</span>
            <span className="text-sm break-all text-muted">{owner.email}</span>
          </span>
        ) : (
          "Nobody"
        ),
    },
    { id: "size", header: "Size", hideBelow: "md", cell: sizeText },
    {
      id: "plan",
      header: "Plan",
      cell: ({ subscription }) =>
        subscription ? (
          <span className="flex min-w-0 flex-col">
            <span>{subscription.planName}</span>
            <span className="text-sm whitespace-nowrap text-muted">
              until {date.format(new Date(subscription.currentPeriodEnd))}
            </span>
          </span>
        ) : (
          "None"
        ),
    },
    {
      id: "reseller",
      header: "Reseller",
      hideBelow: "md",
      cell: ({ reseller }) => (reseller ? <span className="wrap-anywhere">{reseller.orgName}</span> : "None"),
    },
    { id: "status", header: "State", cell: ({ status }) => <ClientState status={status} /> },
  ];
  return isSuper ? columns : columns.filter(({ id }) => id !== "reseller");
};

/** The organisations below one's own: a reseller's clients, everybody for the platform. */
export function ClientsScreen() {
  const { q: search, status = "ALL" } = route.useSearch();
  const navigate = route.useNavigate();
  const words = useTerminology();
  const { isSuper, isReseller, timezone } = useSession().loggedOrgDetails;
  const list = usePages(q.organisation.clients.pages({ search, status }), { enabled: isSuper || isReseller });
  const columns = useMemo(() => columnsFor(isSuper, timezone), [isSuper, timezone]);
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: (kept) => ({ ...kept, q: text }), replace: true }),
    [navigate],
  );
  const onTab = (tab: string) =>
    void navigate({ search: (kept) => ({ ...kept, status: ClientStatus.options.find((each) => each === tab) }) });

  if (!isSuper && !isReseller)
    return (
      <>
        <ScreenHeader title="Clients" />
        <EmptyState
          kind="filtered"
          illustration={<OrganisationsIllustration />}
          title="Your organisation has no clients"
          description="Resellers look after other organisations here. Yours runs its own places."
        />
      </>
    );
  return (
    <>
      <ScreenHeader
        title="Clients"
        description={
          isSuper
            ? "Every organisation on the platform, and how it stands."
            : "The organisations that you look after, and how they stand."
        }
        actions={
          !list.error && (
            <ExportCsvButton
              fileName="clients.csv"
              read={(page) =>
                queryClient.fetchQuery(q.organisation.clients({ ...(search && { search }), status, ...page }))
              }
              write={(clients) => clientsCsv(clients, words)}
              cutHint={{ title: "The file holds the newest 10,000 clients", description: "Choose a state for others." }}
              disabled={list.rows.length === 0}
            />
          )
        }
        tabs={!list.error && <AddressTabs label="State" value={status} onValueChange={onTab} items={TABS} />}
      />
      <ListScreen
        noun="clients"
        list={list}
        columns={columns}
        rowPath={({ _id }) => `/clients/${_id}`}
        search={search}
        onSearch={onSearch}
        tab={status === "ALL" ? undefined : `clients in the state “${CLIENT_STATES[status].label}”`}
        onClear={() => void navigate({ search: {} })}
        firstUse={{
          illustration: <OrganisationsIllustration />,
          title: "No clients yet",
          description: isSuper
            ? "Whoever signs up on the platform or at a reseller appears here."
            : "Whoever signs up at your domain becomes your client and appears here.",
        }}
      />
    </>
  );
}
