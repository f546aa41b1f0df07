import { useTerminology } from "@carrel/hooks";
import type { DeskStay } from "@carrel/sdk";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { EmptyState } from "@carrel/ui/empty-state";
import { useMemo } from "react";
import { BranchPeriod } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { useBranchZone } from "../../app/use-branch-zone";
import { PagedTable } from "../../lists/paged-table";
import { usePages } from "../../lists/use-pages";
import { HISTORY_PAGE } from "./hourly-bookings";

/** Who was at a desk before he was moved to another, the latest first; each row opens the booking where it is now. */
export function DeskStays({ deskId }: { deskId: string }) {
  const words = useTerminology();
  const zone = useBranchZone();
  const list = usePages(q.desks.stays.pages({ deskId, limit: HISTORY_PAGE }));
  const columns = useMemo<DataTableColumn<DeskStay>[]>(
    () => [
      {
        id: "when",
        header: "When",
        cell: ({ startAt, endAt }) => <BranchPeriod startAt={startAt} endAt={endAt} zone={zone} />,
      },
      {
        id: "who",
        header: words.member,
        cell: ({ name }) => <span className="wrap-anywhere">{name || "In another branch now"}</span>,
      },
      {
        id: "code",
        header: "Booking",
        hideBelow: "sm",
        cell: ({ code }) => <span className="font-mono whitespace-nowrap">{code}</span>,
      },
    ],
    [words, zone],
  );
  const desk = words.desk.toLowerCase();
  return (
    <PagedTable
      caption="Moved away"
      what="What was moved away"
      list={list}
      columns={columns}
      rowHref={({ bookingId }) => `/bookings/${bookingId}`}
      empty={
        <EmptyState
          kind="first-use"
          illustration="bookings"
          title="Nobody was moved away"
          description={`Who is moved to another ${desk} while the time runs appears here, with the time that was used at this one.`}
        />
      }
    />
  );
}
