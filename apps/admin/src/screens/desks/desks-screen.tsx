import { usePermission, useSession, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useCallback } from "react";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { NoBranch } from "../branches/no-branch";
import { DeskMap } from "./desk-map";
import { DeskStatusBadge } from "./desk-status-badge";

const route = getRouteApi("/signed-in/office/desks");

const VIEWS = [
  { value: "grid", label: "Map" },
  { value: "list", label: "List" },
];

/** The bookable places of the selected branch, as a map or a table. */
export function DesksScreen() {
  const { q: search, view = "grid" } = route.useSearch();
  const navigate = route.useNavigate();
  const words = useTerminology();
  const session = useSession();
  const mayAdd = usePermission("desks.write");
  const noun = words.desks.toLowerCase();
  const list = usePages(q.desks.list.pages({ ...(view === "grid" ? { limit: 500 } : {}), search }), {
    enabled: session.selectedBranch !== null,
  });
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: (kept) => ({ ...kept, q: text }), replace: true }),
    [navigate],
  );

  if (session.selectedBranch === null) return <NoBranch title={words.desks} />;

  const add = mayAdd && (
    <Button asChild variant="primary">
      <Link to="/desks/new" search={(kept) => kept} resetScroll={false}>
        <Plus strokeWidth={1.5} aria-hidden />
        Add {words.desk.toLowerCase()}
      </Link>
    </Button>
  );
  const firstUse = {
    illustration: "desks",
    title: `No ${noun} yet`,
    description: `Add the ${noun} of this branch; each can be booked from then on.`,
    action: add,
  } as const;
  const columns: DataTableColumn<Desk>[] = [
    { id: "name", header: words.desk, cell: (desk) => desk.name },
    { id: "status", header: "Now", cell: (desk) => <DeskStatusBadge status={desk.status} /> },
    { id: "zone", header: "Zone", cell: (desk) => desk.zone, hideBelow: "sm" },
    { id: "who", header: words.member, cell: (desk) => desk.currentBooking?.name ?? "", hideBelow: "md" },
    { id: "bookable", header: "Bookable", cell: (desk) => (desk.isActive ? "Yes" : "No"), hideBelow: "md" },
  ];
  const views = (
    <SegmentedControl
      label="View"
      value={view}
      options={VIEWS}
      onValueChange={(picked) =>
        void navigate({ search: (kept) => ({ ...kept, view: picked === "list" ? "list" : undefined }) })
      }
    />
  );

  return (
    <>
      <ScreenHeader
        title={words.desks}
        description="As they are right now."
        actions={list.isEmpty && !search ? undefined : add}
      />
      {view === "list" ? (
        <ListScreen
          noun={noun}
          list={list}
          columns={columns}
          rowId={(desk) => desk._id}
          rowPath={(desk) => `/desks/${desk._id}`}
          search={search}
          onSearch={onSearch}
          toolbar={views}
          firstUse={firstUse}
        />
      ) : (
        <DeskMap list={list} search={search} onSearch={onSearch} toolbar={views} firstUse={firstUse} noun={noun} />
      )}
      <Outlet />
    </>
  );
}
