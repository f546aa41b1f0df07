import { usePermission, useSession, useTerminology } from "@carrel/hooks";
import type { ExpiringAssignment } from "@carrel/sdk";
import { can } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { DataTable, LoadMore } from "@carrel/ui/data-table";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { lastDayOf } from "../../app/parts/booked-time";
import { useIsWide } from "../../app/use-is-wide";
import { FailedList } from "../../lists/list-states";
import { ENDING, type Ending } from "./ending";

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });
/** Rows at once; a phone shows fewer. */
const PAGE = { wide: 10, narrow: 4 };

interface EndingListProps {
  branchId: string | undefined;
  ending: Ending;
  zoneOf: (branchId: string) => string;
  hasBranches: boolean;
}

/** Memberships that end within some days, the soonest first, each to renew: a seat where it stands. */
export function EndingList({ branchId, ending, zoneOf, hasBranches }: EndingListProps) {
  const words = useTerminology();
  const session = useSession();
  const mayOpen = usePermission("desks.read");
  const mayRenew = (["desks.read", "bookings.read", "feePlans.read", "bookings.write"] as const).every((permission) =>
    can(session, permission),
  );
  const limit = useIsWide() ? PAGE.wide : PAGE.narrow;
  const list = useInfiniteQuery({
    ...q.dashboard.expiring.pages({ ...(branchId && { branchId }), within: ENDING[ending].within, limit }),
    placeholderData: keepPreviousData,
  });
  const rows = [
    ...new Map(list.data?.pages.flatMap(({ data }) => data.map((row) => [row.membershipId, row] as const))).values(),
  ];
  const { totalRecords: total = 0, atLeast } = list.data?.pages.at(-1) ?? {};
  return (
    <DataTable
      caption="Ending soon"
      rows={rows}
      rowId={({ membershipId }) => membershipId}
      {...(mayOpen && {
        rowHref: ({ kind, deskId, membershipId }: ExpiringAssignment) =>
          kind === "seat" ? `/desks/${deskId}` : `/memberships/${membershipId}`,
      })}
      loading={list.isPending || list.isPlaceholderData}
      skeletonRows={4}
      error={
        list.isError ? (
          <FailedList what="What ends soon" error={list.error} onRetry={() => void list.refetch()} />
        ) : undefined
      }
      columns={[
        {
          id: "who",
          header: words.member,
          cell: ({ customerName }) => <span className="wrap-anywhere">{customerName}</span>,
        },
        {
          id: "desk",
          header: words.desk,
          cell: ({ deskName, shiftName }) => (
            <span className="wrap-anywhere">
              {deskName ?? `Any ${words.desk.toLowerCase()}`}
              {shiftName && <span className="text-sm text-muted"> {shiftName}</span>}
            </span>
          ),
        },
        {
          id: "ends",
          header: "Last day",
          cell: ({ endAt, branchId: place, daysLeft }) => (
            <span className="flex flex-col">
              <span>{lastDayOf({ endAt }, zoneOf(place))}</span>
              <span className={`text-sm ${daysLeft <= 1 ? "font-medium text-danger" : "text-muted"}`}>
                {relative.format(daysLeft, "day")}
              </span>
            </span>
          ),
        },
        {
          id: "plan",
          header: "Fee plan",
          hideBelow: "sm",
          cell: ({ feePlanName, feePlanIsActive }) => (
            <span className="wrap-anywhere">
              {feePlanName}
              {!feePlanIsActive && <span className="text-sm text-muted"> (no longer sold)</span>}
            </span>
          ),
        },
        ...(hasBranches
          ? [
              {
                id: "branch",
                header: "Branch",
                hideBelow: "md" as const,
                cell: ({ branchName }: ExpiringAssignment) => <span className="wrap-anywhere">{branchName}</span>,
              },
            ]
          : []),
      ]}
      {...(mayRenew && {
        rowActions: ({ kind, membershipId, deskId, deskName, customerName }: ExpiringAssignment) => (
          <Button asChild size="sm">
            {kind === "seat" && deskId ? (
              <Link
                to="/dashboard/renew/$deskId"
                params={{ deskId }}
                search
                resetScroll={false}
                aria-label={`Renew ${words.desk.toLowerCase()} ${deskName} for ${customerName}`}
              >
                Renew
              </Link>
            ) : (
              <Link
                to="/memberships/$membershipId"
                params={{ membershipId }}
                search={{ work: "renew" }}
                aria-label={`Renew the membership of ${customerName}`}
              >
                Renew
              </Link>
            )}
          </Button>
        ),
      })}
      empty={<p className="m-0 p-6 text-muted">{ENDING[ending].none}</p>}
      footer={
        rows.length < total && (
          <LoadMore
            shown={rows.length}
            total={total}
            atLeast={atLeast}
            loading={list.isFetchingNextPage}
            onLoadMore={() => void list.fetchNextPage()}
          />
        )
      }
    />
  );
}
