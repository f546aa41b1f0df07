import { usePermission } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { StatusBadge } from "@carrel/ui/status-badge";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useCallback } from "react";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { openToday } from "./open-today";

const route = getRouteApi("/signed-in/office/branches");

const COLUMNS: DataTableColumn<Branch>[] = [
  { id: "name", header: "Branch", cell: (branch) => branch.name },
  { id: "city", header: "City", cell: (branch) => branch.address.city ?? "", hideBelow: "md" },
  {
    id: "today",
    header: "Open today",
    cell: (branch) => <span className="whitespace-nowrap">{openToday(branch, new Date())}</span>,
  },
  { id: "timezone", header: "Time zone", cell: (branch) => branch.timezone.replaceAll("_", " "), hideBelow: "md" },
  {
    id: "state",
    header: "State",
    cell: (branch) =>
      branch.isActive ? (
        <StatusBadge tone="success">In use</StatusBadge>
      ) : (
        <StatusBadge tone="neutral">Switched off</StatusBadge>
      ),
  },
];

/** The places of the organisation. */
export function BranchesScreen() {
  const { q: search } = route.useSearch();
  const navigate = route.useNavigate();
  const mayAdd = usePermission("branches.write");
  const list = usePages(q.branches.list.pages({ search }));
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: { q: text }, replace: true }),
    [navigate],
  );
  const add = mayAdd && (
    <Button asChild variant="primary">
      <Link to="/branches/new" search={(kept) => kept} resetScroll={false}>
        <Plus strokeWidth={1.5} aria-hidden />
        Add branch
      </Link>
    </Button>
  );

  return (
    <>
      <ScreenHeader
        title="Branches"
        description="The places that people come to."
        actions={list.isEmpty && !search ? undefined : add}
      />
      <ListScreen
        noun="branches"
        list={list}
        columns={COLUMNS}
        rowId={(branch) => branch._id}
        rowPath={(branch) => `/branches/${branch._id}`}
        search={search}
        onSearch={onSearch}
        firstUse={{
          illustration: "branches",
          title: "Where do people come to?",
          description: "A branch has its own opening hours, time zone and QR code.",
          action: add,
        }}
      />
      <Outlet />
    </>
  );
}
