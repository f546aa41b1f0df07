import type { Desk, DeskPage } from "@carrel/sdk";
import { DESK_STATUS_LOOK } from "@carrel/sdk/domain";
import { DeskGrid, type DeskGridStatus } from "@carrel/ui/desk-grid";
import { SearchInput } from "@carrel/ui/search-input";
import { Skeleton } from "@carrel/ui/skeleton";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { EmptyList, FailedList } from "../../lists/list-states";
import type { usePages } from "../../lists/use-pages";
import { useSearchText } from "../../lists/use-search-text";

const LOOKS: Record<Desk["status"], DeskGridStatus> = { 1: "available", 2: "occupied", 3: "partial", 8: "hold" };

interface DeskMapProps {
  list: Pick<ReturnType<typeof usePages<Desk, DeskPage, readonly unknown[]>>, "query" | "rows" | "first">;
  search: string | undefined;
  onSearch: (text: string | undefined) => void;
  toolbar: ReactNode;
  noun: string;
  firstUse: Parameters<typeof EmptyList>[0]["firstUse"];
}

/** The branch's desks by zone, each a button with its status; counters above. */
export function DeskMap({ list, search, onSearch, toolbar, noun, firstUse }: DeskMapProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useSearchText(search, onSearch);
  const { query, rows, first } = list;
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
      {query.isPending && <Skeleton shape="rect" />}
      {query.isError && <FailedList error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && rows.length === 0 && (
        <EmptyList firstUse={firstUse} filtered={Boolean(search)} onClear={() => setTyped("")} />
      )}
      {rows.length > 0 && (
        <DeskGrid
          label={noun}
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
