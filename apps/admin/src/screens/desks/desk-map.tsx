import { useTerminology } from "@carrel/hooks";
import type { Desk, DeskPage } from "@carrel/sdk";
import { DESK_STATUS_LOOK } from "@carrel/sdk/domain";
import { DeskGrid, type DeskStatus as DeskLook } from "@carrel/ui/desk-grid";
import { SearchInput } from "@carrel/ui/search-input";
import { Skeleton } from "@carrel/ui/skeleton";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { EmptyList, FailedList } from "../../lists/list-states";
import type { PagedList } from "../../lists/use-pages";
import { useSearchText } from "../../lists/use-search-text";

const LOOKS: Record<Desk["status"], DeskLook> = { 1: "available", 2: "occupied", 3: "partial", 8: "hold" };

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
      {list.isPending && <Skeleton shape="rect" />}
      {list.error && <FailedList error={list.error} onRetry={list.retry} />}
      {!list.isPending && !list.error && rows.length === 0 && (
        <EmptyList firstUse={firstUse} filtered={Boolean(search)} onClear={() => setTyped("")} />
      )}
      {rows.length > 0 && (
        <DeskGrid
          labels={{ grid: words.desks, desk: words.desk, noZone: "No zone" }}
          desks={rows.map((desk) => ({
            id: desk._id,
            name: desk.name,
            zone: desk.zone,
            status: LOOKS[desk.status],
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
          onSelect={(id) => void navigate({ to: "/desks/$deskId", params: { deskId: id }, search: (kept) => kept })}
        />
      )}
    </div>
  );
}
