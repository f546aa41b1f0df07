import type { Membership, MembershipQuery } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { LoadMore } from "@carrel/ui/data-table";
import { Skeleton } from "@carrel/ui/skeleton";
import { History } from "lucide-react";
import { useState } from "react";
import { FailedList } from "../../lists/list-states";
import { usePages } from "../../lists/use-pages";
import { q } from "../carrel";
import { MembershipRow } from "./membership-row";

/** Rows that are shown at first, and that "Show more" adds. */
const STEP = 10;

interface MembershipsOfProps {
  /** Whose, or of which desk. */
  of: Pick<MembershipQuery, "customerId" | "deskId">;
  /** Where one opens: over the page of whose it is, or of the desk. */
  link: (membership: Membership) => string;
}

/** The memberships of somebody or of a desk: those that run or are to come, and on a press those before. */
export function MembershipsOf({ of, link }: MembershipsOfProps) {
  const [before, setBefore] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <Rows of={{ ...of, state: "live" }} link={link} none="No membership now." />
      <Rows of={{ ...of, state: "renewalDue" }} link={link} />
      {before ? (
        <section aria-label="Before" className="flex flex-col gap-2">
          <h3 className="m-0 text-base font-medium text-strong">Before</h3>
          <Rows of={{ ...of, state: "ended" }} link={link} none="None before." />
        </section>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-3 self-start"
          icon={<History />}
          onClick={() => setBefore(true)}
        >
          Show those before
        </Button>
      )}
    </div>
  );
}

interface RowsProps {
  of: Omit<MembershipQuery, "page" | "limit">;
  link: MembershipsOfProps["link"];
  /** What stands there without any; nothing else. */
  none?: string;
}

function Rows({ of, link, none }: RowsProps) {
  const list = usePages(q.memberships.list.pages({ ...of, limit: STEP }));
  if (list.error && list.rows.length === 0)
    return <FailedList what="The memberships" error={list.error} onRetry={list.retry} />;
  if (list.isPending) return none && <Skeleton lines={2} />;
  if (list.rows.length === 0) return none && <p className="m-0 text-muted">{none}</p>;
  return (
    <>
      <ul className="m-0 flex list-none flex-col divide-y divide-border p-0">
        {list.rows.map((membership) => (
          <MembershipRow
            key={membership._id}
            membership={membership}
            to={link(membership)}
            isOfDesk={of.deskId !== undefined}
          />
        ))}
      </ul>
      {list.rows.length < list.total && (
        <LoadMore
          shown={list.rows.length}
          total={list.total}
          atLeast={list.atLeast}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      )}
    </>
  );
}
