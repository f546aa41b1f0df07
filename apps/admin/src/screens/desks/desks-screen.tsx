import { messageOf, usePermission, useSession, useTerminology } from "@carrel/hooks";
import type { Terminology } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { NoBranch } from "../../app/parts/no-branch";
import { AddDoor, RoomNote } from "../../app/parts/plan-room";
import { ScreenHeader } from "../../app/screen-header";
import { zonesOf } from "../../app/words/zones";
import { ListScreen } from "../../lists/list-screen";
import { BulkMenu } from "./bulk/bulk-menu";
import { DeskCounters } from "./desk-counters";
import { type DeskSearch, filteredDesks } from "./desk-filters";
import { DeskGridView } from "./desk-grid-view";
import { DeskListView } from "./desk-list-view";
import { standLabelOf } from "./desk-look";
import { ViewSwitch, ZoneFilter } from "./desk-toolbar";
import { EditPlanLink } from "./edit-plan-link";
import { ForWhom } from "./for-whom";
import { useDesks } from "./use-desks";
import { ViewSkeleton } from "./view-skeleton";

/** The plan's drawing loads for those who look at it. */
const DeskPlanView = lazy(async () => ({ default: (await import("./desk-plan-view")).DeskPlanView }));

const route = getRouteApi("/signed-in/office/desks");

/** What the filters narrow to, after "No": "desks in Hall that are available". */
function narrowedTo({ status, zone }: DeskSearch, words: Terminology): string | undefined {
  if (!status && zone === undefined) return undefined;
  const where = zone === undefined ? "" : ` in ${zone}`;
  return `${words.desks.toLowerCase()}${where}${status ? ` that are ${standLabelOf(status).toLowerCase()}` : ""}`;
}

/** The bookable places of the selected branch as they stand now: as a grid by zone, on the floor plan, or as a list. */
export function DesksScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const words = useTerminology();
  const session = useSession();
  const mayAdd = usePermission("desks.write");
  const noun = words.desks.toLowerCase();
  const list = useDesks(search.q);
  const { rows, first } = list;
  const { q, view = "grid", status, zone, sort } = search;
  const desks = useMemo(() => filteredDesks(rows, { status, zone }), [rows, status, zone]);
  const zones = useMemo(() => zonesOf(rows), [rows]);
  const set = useCallback(
    (change: DeskSearch, replace = false) => void navigate({ search: (kept) => ({ ...kept, ...change }), replace }),
    [navigate],
  );
  const onSearch = useCallback((text: string | undefined) => set({ q: text }, true), [set]);
  const open = (deskId: string) => void navigate({ to: "/desks/$deskId", params: { deskId }, search: true });

  if (session.selectedBranch === null) return <NoBranch title={words.desks} />;

  const room = first?.room ? { ...first.room, limit: "desks" as const } : null;
  const addLabel = `Add ${words.desk.toLowerCase()}`;
  const add = mayAdd && (
    <AddDoor room={room} label={addLabel}>
      <Link to="/desks/new" search resetScroll={false}>
        <Plus />
        {addLabel}
      </Link>
    </AddDoor>
  );
  const narrowed = narrowedTo(search, words);
  const isFirstUse = list.isEmpty && !q && !narrowed;
  // What is here stays when it can't be made fresh; it is said that it may be old.
  const isOld = list.error !== null && rows.length > 0;
  const isThere = (!list.error || isOld) && !isFirstUse;
  const frame = {
    noun,
    list: { ...list, rows: desks, error: isOld ? null : list.error },
    search: q,
    onSearch,
    tab: narrowed,
    onClear: () => set({ q: undefined, status: undefined, zone: undefined }),
    isFiltered: zone !== undefined,
    views: <ViewSwitch view={view} onView={(picked) => set({ view: picked })} />,
    toolbar: (
      <>
        <ZoneFilter zones={zones} zone={zone} onZone={(picked) => set({ zone: picked })} />
        {view === "plan" && mayAdd && rows.some(({ position }) => position) && (
          <EditPlanLink variant="secondary">Edit the plan</EditPlanLink>
        )}
      </>
    ),
    firstUse: {
      illustration: "desks",
      title: `No ${noun} yet`,
      description: `Add the ${noun} of this branch; each can be booked from then on.`,
      action: add,
    } as const,
  };

  return (
    <>
      <ScreenHeader
        title={words.desks}
        description={
          <>
            As they are right now. What changes shows by itself.
            {room && <RoomNote {...room} />}
          </>
        }
        actions={
          <>
            <BulkMenu />
            {isThere && add}
          </>
        }
      />
      <div className="flex flex-col gap-5">
        <ForWhom />
        {isOld && (
          <Callout
            tone="warning"
            live
            action={
              <Button size="sm" onClick={list.retry}>
                Try again
              </Button>
            }
          >
            What you see may be old: {messageOf(list.error)}
          </Callout>
        )}
        {isThere && (
          <DeskCounters
            counters={first?.counters}
            switchedOff={rows.filter(({ isActive }) => !isActive).length}
            status={status}
            onStatus={(picked) => set({ status: picked })}
          />
        )}
        {view === "list" ? (
          <DeskListView {...frame} zones={zones} sort={sort} onSort={(picked) => set({ sort: picked }, true)} />
        ) : (
          <ListScreen
            {...frame}
            cards={{
              skeleton: <ViewSkeleton view={view} />,
              content:
                view === "plan" ? (
                  <Suspense fallback={null}>
                    <DeskPlanView desks={desks} onSelect={open} />
                  </Suspense>
                ) : (
                  <DeskGridView desks={desks} isStale={list.isStale} onSelect={open} />
                ),
            }}
          />
        )}
      </div>
      <Outlet />
    </>
  );
}
