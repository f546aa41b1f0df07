import { useTerminology } from "@carrel/hooks";
import type { Desk, DeskPage } from "@carrel/sdk";
import { DESK_STATUS_LOOK } from "@carrel/sdk/domain";
import { LoadMore } from "@carrel/ui/data-table";
import { DeskGrid, type DeskStatus as DeskLook } from "@carrel/ui/desk-grid";
import { SearchInput } from "@carrel/ui/search-input";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { EmptyList, FailedList } from "../../lists/list-states";
import type { PagedList } from "../../lists/use-pages";
import { useSearchText } from "../../lists/use-search-text";
import { DeskMapSkeleton } from "./desk-map-skeleton";

const LOOKS: Record<Desk["status"], DeskLook> = { 1: "available", 2: "occupied", 3: "partial", 8: "hold" };

const STATUSES = [1, 3, 2, 8] as const satisfies Desk["status"][];

interface DeskMapProps {
  list: PagedList<Desk> & { first: DeskPage | undefined };
  search: string | undefined;
  onSearch: (text: string | undefined) => void;
  toolbar: ReactNode;
  noun: string;
  firstUse: Parameters<typeof EmptyList>[0]["firstUse"];
}

/** The branch's desks by zone, each a button with its status; counters above. */
export function DeskMap({ list, search, onSearch, toolbar, noun, firstUse }: DeskMapProps) {
  const navigate = useNavigate();
  const words = useTerminology();
  const [typed, setTyped] = useSearchText(search, onSearch);
  const { rows, first } = list;
  const counters = first?.counters;
  const legend = STATUSES.filter((status) => rows.some((desk) => desk.isActive && desk.status === status)).map(
    (status) => ({ status: LOOKS[status], label: DESK_STATUS_LOOK[status].label }),
  );

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          value={typed}
          onValueChange={setTyped}
          aria-label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          className="w-full sm:w-72"
        />
        {toolbar}
      </div>
      {list.isPending && <DeskMapSkeleton />}
      {list.error && <FailedList what={`The ${noun}`} error={list.error} onRetry={list.retry} />}
      {!list.isPending && !list.error && rows.length === 0 && (
        <EmptyList firstUse={firstUse} search={search} onClear={() => setTyped("")} />
      )}
      {/* The zones are headings below this one. */}
      {rows.length > 0 && <h2 className="sr-only">{words.desks} by zone</h2>}
      {rows.length > 0 && (
        <DeskGrid
          aria-busy={list.isStale}
          className={list.isStale ? "opacity-60" : undefined}
          legend={legend}
          labels={{ grid: words.desks, desk: words.desk, noZone: "No zone" }}
          desks={rows.map((desk) => ({
            id: desk._id,
            name: desk.name,
            zone: desk.zone,
            status: desk.isActive ? LOOKS[desk.status] : "hold",
            statusLabel: desk.isActive ? DESK_STATUS_LOOK[desk.status].label : "Switched off",
            detail: desk.currentBooking?.name,
          }))}
          counters={
            counters && {
              available: counters.available,
              occupied: counters.booked,
              partial: counters.partiallyBooked,
              hold: counters.bookingHold,
            }
          }
          onSelect={(id) =>
            void navigate({
              to: "/desks/$deskId",
              params: { deskId: id },
              search: (kept) => kept,
              resetScroll: false,
            })
          }
        />
      )}
      {rows.length > 0 && rows.length < list.total && (
        <LoadMore shown={rows.length} total={list.total} loading={list.isLoadingMore} onLoadMore={list.loadMore} />
      )}
    </div>
  );
}
