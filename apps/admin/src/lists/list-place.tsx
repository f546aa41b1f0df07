import { useSession, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Link, Outlet, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { FileSpreadsheet, Plus } from "lucide-react";
import { type ComponentType, useCallback } from "react";
import { AddressTabs } from "../app/address-tabs";
import { isOpenTo } from "../app/may";
import { AddDoor, RoomNote } from "../app/parts/plan-room";
import { ScreenHeader } from "../app/screen-header";
import { useBranchZone } from "../app/use-branch-zone";
import type { RoomOf } from "../app/words/limit-nouns";
import type { Found } from "./found";
import { ListFilters, namesOf } from "./list-filters";
import { ListScreen } from "./list-screen";
import { FailedList, isForbidden } from "./list-states";
import type { Here, OfficePath, Place, SearchOf } from "./place";
import type { AnyPage } from "./use-pages";
import { usePages } from "./use-pages";

/** The first tab's value: the address has none. */
const FIRST = "all";

/**
 * A screen of one list: heading, tabs, search, table, what is said where it is empty, closed or failed, and what opens
 * over it. `docs/interface.md` says when what of it shows.
 * @param find what the address asks the server for
 * @returns takes what the list is; that may use hooks. In two steps, so that its rows' type is known by then
 * @example
 * export const RolesScreen: ComponentType = listPlace("/roles", ({ search }) =>
 *   found(q.roles.list, { search: search.q }),
 * )(() => ({ noun: "roles", title: "Roles", columns: COLUMNS, … }));
 */
export function listPlace<const Path extends OfficePath, Reply extends AnyPage>(
  path: Path,
  find: (here: Here<Path>) => Found<Reply>,
) {
  return (usePlace: (here: Here<Path>) => Place<Path, Reply["data"][number]>): ComponentType =>
    function ListPlace() {
      const navigate = useNavigate();
      const asked: Record<string, string | undefined> = useSearch({ strict: false });
      const go = useCallback(
        (to: (kept: object) => object, replace: boolean) => void navigate({ to: path as string, search: to, replace }),
        [navigate],
      );
      const change = useCallback((changed: object) => go((kept) => ({ ...kept, ...changed }), true), [go]);
      const onSearch = useCallback((text: string | undefined) => change({ q: text }), [change]);
      const session = useSession();
      // What the route of this path reads: the router can't tell it for a path that is yet to be named.
      const here = { search: asked as SearchOf<Path>, change, session, words: useTerminology(), zone: useBranchZone() };
      const { pages, read } = find(here);
      const { noun, tabs, filters = [], instead, ...place } = usePlace(here);

      const text = place.hasNoSearch ? undefined : asked.q;
      const tab = tabs?.others.find(({ value }) => value === asked[tabs.by]);
      const filterNames = namesOf(filters);
      const isFiltered = filterNames.some((name) => asked[name] !== undefined);
      const rows = tab?.rows ?? noun;
      const narrowed = isFiltered ? `${rows} that fit these filters` : tab?.rows;

      const view = tab?.view;
      const list = usePages(pages, { enabled: !view && !instead });
      if (instead) return instead;

      const isFailed = !view && list.error !== null && list.rows.length === 0;
      const isClosed = isFailed && isForbidden(list.error);
      const isFirstUse = !view && list.isEmpty && !list.isStale && !text && !narrowed;
      const isThere = !isFailed && !isFirstUse;
      const room = place.limit && list.first?.room ? { ...list.first.room, limit: place.limit } : null;
      const add = place.add && isOpenTo(session, place.add.needs) && (
        <AddLinks {...place.add} isFirst={isFirstUse} room={room} />
      );
      const onTab = (value: string) => {
        if (!tabs) return;
        const chosen = { [tabs.by]: value === FIRST ? undefined : value };
        go((kept) => (tabs.startsAnew ? chosen : { ...kept, ...chosen }), false);
      };
      const none = Object.fromEntries([...filterNames, ...(tabs ? [tabs.by] : [])].map((name) => [name, undefined]));
      const { bulk, download } = place;

      return (
        <>
          <ScreenHeader
            title={place.title}
            description={
              !isClosed && (
                <>
                  {place.description}
                  {room && <RoomNote {...room} />}
                </>
              )
            }
            actions={
              !isClosed &&
              (place.actions || (isThere && add)) && (
                <>
                  {place.actions}
                  {isThere && add}
                </>
              )
            }
            tabs={
              tabs &&
              // Where the first tab narrows the list, others may hold what it leaves out.
              (isThere || (isFirstUse && tabs.first.rows !== undefined)) && (
                <AddressTabs
                  label={tabs.label}
                  value={tab?.value ?? FIRST}
                  onValueChange={onTab}
                  items={[{ ...tabs.first, value: FIRST }, ...tabs.others]}
                />
              )
            }
          />
          {view ? (
            view
          ) : isClosed ? (
            <FailedList error={list.error} onRetry={list.retry} />
          ) : (
            <>
              {isThere && place.above?.(list)}
              <ListScreen
                noun={noun}
                list={list}
                columns={place.columns}
                rowPath={place.rowPath === undefined ? ({ _id }) => `${path}/${_id}` : (place.rowPath ?? undefined)}
                rowActions={place.rowActions}
                search={text}
                onSearch={place.hasNoSearch ? undefined : onSearch}
                tab={narrowed}
                isFiltered={isFiltered}
                onClear={() => go((kept) => ({ ...kept, ...none }), false)}
                toolbar={
                  !isFirstUse &&
                  filters.length > 0 && (
                    <ListFilters
                      filters={filters}
                      search={here.search}
                      onChange={change}
                      zone={here.zone}
                      rows={list.rows}
                    />
                  )
                }
                firstUse={{ ...place.firstUse, action: add }}
                bulk={
                  bulk && {
                    ...bulk,
                    actions: bulk.needs.every((needs) => isOpenTo(session, needs)) ? bulk.actions : [],
                    read,
                  }
                }
                download={download && { ...download, read }}
              />
            </>
          )}
          {place.over}
          <Outlet />
        </>
      );
    };
}

interface InRoom {
  /** Null: there is room without a limit. */
  room: RoomOf | null;
}

type Add = NonNullable<Place<OfficePath, { _id: string }>["add"]>;

/** What adds one, which comes first where there is nothing yet, and what adds many. */
function AddLinks({ to, label, many, isFirst, room }: Omit<Add, "needs"> & InRoom & { isFirst: boolean }) {
  const one = <AddLink to={to} label={label} room={room} />;
  if (!many) return one;
  const sheet = (
    <Button asChild>
      <Link to={many.to as string}>
        <FileSpreadsheet />
        {isFirst ? many.firstLabel : many.label}
      </Link>
    </Button>
  );
  return (
    <>
      {isFirst && one}
      {sheet}
      {!isFirst && one}
    </>
  );
}

/** Over the list where the form opens over it: then the list stays as it is, where it is scrolled to. */
function AddLink({ to, label, room }: Pick<Add, "to" | "label"> & InRoom) {
  const { routesByPath } = useRouter();
  const isOver = routesByPath[to as keyof typeof routesByPath]?.options.staticData?.opensOver === true;
  return (
    <AddDoor room={room} label={label}>
      <Link to={to as string} search={(kept: object) => (isOver ? kept : {})} resetScroll={!isOver}>
        <Plus />
        {label}
      </Link>
    </AddDoor>
  );
}
