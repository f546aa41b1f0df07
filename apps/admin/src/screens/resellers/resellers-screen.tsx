import { usePermission, useTerminology } from "@carrel/hooks";
import type { Terminology } from "@carrel/sdk/domain";
import type { Reseller } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { ResellersIllustration } from "@carrel/ui/illustration";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useCallback, useMemo } from "react";
import { AddressTabs } from "../../app/address-tabs";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { rateText } from "./rate-text";
import { ResellerState } from "./reseller-state";
import { SOLD } from "./sold-kinds";

const route = getRouteApi("/signed-in/office/resellers");

const TABS = [
  { value: "ALL", label: "All" },
  { value: "ACTIVE", label: "Active" },
  { value: "INACTIVE", label: "Inactive" },
] as const;
type Tab = (typeof TABS)[number]["value"];

const columnsFor = (words: Terminology): DataTableColumn<Reseller>[] => [
  {
    id: "name",
    header: "Reseller",
    cell: ({ orgName, orgCode }) => (
      <span className="flex min-w-0 flex-col">
        <span className="wrap-anywhere">{orgName}</span>
        <span className="font-mono text-sm font-normal text-muted">{orgCode}</span>
      </span>
    ),
  },
  { id: "sells", header: "Sells", hideBelow: "md", cell: ({ resellerOrgType }) => SOLD[resellerOrgType] },
  {
    id: "clients",
    header: "Clients",
    align: "end",
    cell: ({ stats: { clients, activeClients } }) =>
      clients === activeClients ? clients : `${activeClients} of ${clients} active`,
  },
  { id: "desks", header: words.desks, align: "end", hideBelow: "sm", cell: ({ stats }) => stats.desks },
  {
    id: "rate",
    header: "Profit share",
    align: "end",
    cell: ({ profitSharing, currency }) => (profitSharing.rate === 0 ? "None" : rateText(profitSharing, currency)),
  },
  {
    id: "domain",
    header: "Domain",
    hideBelow: "md",
    cell: ({ domains }) => (
      <span className="break-all">{domains.find(({ isPrimary }) => isPrimary)?.domain ?? "None"}</span>
    ),
  },
  { id: "state", header: "State", cell: ({ isActive }) => <ResellerState isActive={isActive} /> },
];

/** Everybody who sells the platform under a brand of their own. */
export function ResellersScreen() {
  const { q: search, status = "ALL" } = route.useSearch();
  const navigate = route.useNavigate();
  const words = useTerminology();
  const mayAdd = usePermission("resellers.write");
  const list = usePages(q.resellers.list.pages({ search, status }));
  const columns = useMemo(() => columnsFor(words), [words]);
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: (kept) => ({ ...kept, q: text }), replace: true }),
    [navigate],
  );
  const onTab = (tab: string) =>
    void navigate({ search: (kept) => ({ ...kept, status: tab === "ALL" ? undefined : (tab as Tab) }) });
  const isNarrowed = search !== undefined || status !== "ALL";
  const add = mayAdd && (
    <Button asChild variant="primary">
      <Link to="/resellers/new">
        <Plus />
        Add reseller
      </Link>
    </Button>
  );

  return (
    <>
      <ScreenHeader
        title="Resellers"
        description="Who sells the platform under a brand of their own, and what they get of it."
        actions={list.error || (list.isEmpty && !isNarrowed) ? undefined : add}
        tabs={list.error ? undefined : <AddressTabs label="State" value={status} onValueChange={onTab} items={TABS} />}
      />
      <ListScreen
        noun="resellers"
        list={list}
        columns={columns}
        rowPath={({ _id }) => `/resellers/${_id}`}
        search={search}
        onSearch={onSearch}
        tab={status === "ALL" ? undefined : `${status.toLowerCase()} resellers`}
        onClear={() => void navigate({ search: {} })}
        firstUse={{
          illustration: <ResellersIllustration />,
          title: "Who sells with you?",
          description: "A reseller has clients, a brand and domains of its own, and a share in what its clients pay.",
          action: add,
        }}
      />
    </>
  );
}
