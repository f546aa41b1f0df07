import { useOnline, usePermission, useTerminology } from "@carrel/hooks";
import type { Board, BoardHolder } from "@carrel/sdk";
import { localDateOf } from "@carrel/sdk/domain";
import { AssignmentBoard, type BoardEntry, type BoardRow } from "@carrel/ui/assignment-board";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { Skeleton } from "@carrel/ui/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { q } from "../../app/carrel";
import { ClosedNotice } from "../../app/parts/closed-notice";
import { useIsWide } from "../../app/use-is-wide";
import { zonesOf } from "../../app/words/zones";
import { FailedList } from "../../lists/list-states";
import { boardColumns, boardRows } from "./board-rows";
import type { BoardSearch } from "./board-search";
import { BoardToolbar } from "./board-toolbar";
import { dayName } from "./holder-words";
import { fitsAt } from "./holding";
import { ShiftList } from "./shift-list";
import { useMoveHolder } from "./use-move-holder";

const route = getRouteApi("/signed-in/office/board");

/** Milliseconds after which it is looked again who has what. */
const REFRESH = 30_000;

const seatOf = (board: Board, id: string) => board.desks.find(({ deskId }) => deskId === id);
const holderOf = (board: Board, deskId: string, membershipId: string): BoardHolder | undefined =>
  seatOf(board, deskId)
    ?.cells.flatMap(({ holders }) => holders)
    .find((holder) => holder.membershipId === membershipId);

/** The board of a branch, its filters and its states. */
export function BranchBoard({ branchId, zone, now }: { branchId: string; zone: string; now: number }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const words = useTerminology();
  const isWide = useIsWide();
  const online = useOnline();
  const mayWrite = usePermission("bookings.write");
  const maySetShifts = usePermission("feePlans.write");
  const today = localDateOf(new Date(now), zone);
  const day = search.day ?? today;
  const asked = { branchId, date: day };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...q.memberships.board(asked),
    // A day in place of another.
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });
  const move = useMoveHolder(asked);
  const mayMove = mayWrite && online && !isPlaceholderData;
  const shown = useMemo(
    () => data && (search.zone ? { ...data, desks: data.desks.filter((desk) => desk.zone === search.zone) } : data),
    [data, search.zone],
  );
  const kept = useMemo(
    () => ({ day: search.day, zone: search.zone, shift: search.shift }),
    [search.day, search.zone, search.shift],
  );
  const columns = useMemo(() => (shown ? boardColumns(shown) : []), [shown]);
  const rows = useMemo(
    () => (shown ? boardRows(shown, { words, kept, mayAssign: mayWrite, mayMove }) : []),
    [shown, words, kept, mayWrite, mayMove],
  );
  const zones = useMemo(() => zonesOf(data?.desks ?? []), [data]);
  const noun = words.desks.toLowerCase();
  const change = (changed: BoardSearch) =>
    void navigate({ search: (kept) => ({ ...kept, ...changed }), replace: true, resetScroll: false });

  const fits = (entry: BoardEntry, row: BoardRow): boolean => {
    const from = data?.desks.find((desk) =>
      desk.cells.some(({ holders }) => holders.some(({ membershipId }) => membershipId === entry.id)),
    );
    const to = data && seatOf(data, row.id);
    const holder = data && from && holderOf(data, from.deskId, entry.id);
    return from !== undefined && to !== undefined && holder !== undefined && fitsAt(holder, from, to);
  };
  const onMove = (entry: BoardEntry, fromRow: BoardRow, toRow: BoardRow) => {
    if (!data) return;
    const [from, to] = [seatOf(data, fromRow.id), seatOf(data, toRow.id)];
    const holder = holderOf(data, fromRow.id, entry.id);
    if (from && to && holder) void move(holder, from, to);
  };

  const body = () => {
    if (!shown && error) return <FailedList what="The board" error={error} onRetry={() => void refetch()} />;
    if (!shown) return <Skeleton shape="rect" height="28rem" />;
    if (shown.shifts.length === 0)
      return (
        <EmptyState
          kind="first-use"
          illustration="plans"
          title="No shifts yet"
          description={`Shifts are the parts of the day that you sell, such as a morning, an evening or a full day. Several ${words.members.toLowerCase()} can share a ${words.desk.toLowerCase()} then, and the board shows who has which and what is free.`}
          action={
            maySetShifts && (
              <Button asChild variant="primary">
                <Link to="/board/shifts/new">Add shift</Link>
              </Button>
            )
          }
        />
      );
    if (data?.desks.length === 0)
      return (
        <EmptyState
          kind="first-use"
          illustration="desks"
          title={`No ${noun} yet`}
          description={`Add the ${noun} of this branch; who has them appears here.`}
          action={
            <Button asChild variant="primary">
              <Link to="/desks">Go to {noun}</Link>
            </Button>
          }
        />
      );
    if (rows.length === 0)
      return (
        <EmptyState
          kind="filtered"
          title={`No ${words.desk.toLowerCase()} in the zone “${search.zone}”`}
          action={<Button onClick={() => change({ zone: undefined })}>Show every zone</Button>}
        />
      );
    return (
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : undefined}>
        {isWide ? (
          <AssignmentBoard
            columns={columns}
            rows={rows}
            fits={mayMove ? fits : undefined}
            onMove={onMove}
            onOpen={(href) => void router.navigate({ href, resetScroll: false })}
            labels={{
              board: `${words.desks} of ${dayName(shown.date)}`,
              rows: words.desk,
              at: (row, isFree) => `${words.desk} ${row.label}, ${isFree ? "free" : "not free"}`,
            }}
            maxHeight="max(24rem, calc(100dvh - 15rem))"
          />
        ) : (
          <ShiftList columns={columns} rows={rows} shiftId={search.shift} onShift={(shift) => change({ shift })} />
        )}
      </div>
    );
  };

  return (
    <div className="flex flex-col gap-4">
      {(!error || shown) && shown?.shifts.length !== 0 && (
        <BoardToolbar day={day} today={today} zone={search.zone} zones={zones} onChange={change} />
      )}
      {shown?.closure && <ClosedNotice closure={shown.closure} />}
      {body()}
    </div>
  );
}
